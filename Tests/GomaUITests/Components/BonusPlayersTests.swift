import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaPromotions

@MainActor
struct BonusPlayersTests {
    @Test func `players show where there are any or some are counted, and go where neither is known any more`() {
        let view = BonusPlayersView(in: ViewEnvironment.simulated())
        let ann = [BonusPlayer(id: "a", name: "Ann")]
        let known: [([BonusPlayer], Int?, Bool)] = [
            (ann, nil, false), ([], nil, true), ([], 0, false), ([], nil, true), (ann, 3, false),
        ]

        for (players, count, isHidden) in known {
            view.render(players, count: count)
            #expect(view.isHidden == isHidden)
        }
    }
}

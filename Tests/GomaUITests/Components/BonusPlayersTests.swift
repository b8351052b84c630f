import Expectations
import GomaPictures
import TerminalKit
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
            expect(view.isHidden, is: isHidden)
        }
    }

    @Test(arguments: [
        (Localization.english, ["Nobody has chosen this bonus yet", "1 player has", "2 players have"]),
        (.french, ["Personne n’a encore choisi ce bonus", "1 joueur a", "2 joueurs ont"]),
        (.portuguese, ["Ainda ninguém escolheu este bónus", "1 jogador escolheu", "2 jogadores escolheram"]),
    ])
    func `none, one and several players have each their sentence`(language: Localization, beginnings: [String]) {
        let view = BonusPlayersView(in: ViewEnvironment.simulated(localization: language))

        for (count, beginning) in beginnings.enumerated() {
            view.render([], count: count)
            #expect(view.tree.compactMap { ($0 as? Label)?.text }.contains { $0.hasPrefix(beginning) })
        }
    }

    @Test func `players are counted in the forms of the language`() throws {
        let file = try LanguageFile(
            parsing: """
                locale: ru
                texts:
                  PromotionalBonusCard:
                    onePlayerChoseBonus: "{count} игрок"
                    playersChoseBonus: {few: "{count} игрока", many: "{count} игроков"}
                """, file: "ru.yaml")
        let view = BonusPlayersView(in: ViewEnvironment.simulated(localization: Localization(file)))

        for (count, words) in [(1, "1 игрок"), (3, "3 игрока"), (5, "5 игроков"), (21, "21 игрок")] {
            view.render([], count: count)
            let texts = view.tree.compactMap { ($0 as? Label)?.text }
            expect(texts, contains: words)
        }
    }
}

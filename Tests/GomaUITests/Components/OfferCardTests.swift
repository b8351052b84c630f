import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

/// The card of an offer behind its buttons.
@MainActor
struct OfferCardTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a click on a button that is out of use opens nothing, and one on the words opens the offer`() throws {
        let view = BonusCardView(environment: environment)
        view.configure(with: BonusCardViewModel(.claimed, in: environment))
        let stage = ComponentHarness(view, width: 48, in: environment)
        let button = try #require(stage.rows.firstIndex { $0.contains("Claimed") })
        let title = try #require(stage.rows.firstIndex { $0.contains("Weekly Cashback") })

        for y in [button - 1, button] { stage.click(x: 24, y: y) }
        expectEmpty(stage.calls)
        stage.click(x: 6, y: title)

        expect(stage.calls, is: ["BonusCard.openBonus()"])
    }

    @Test func `a card of which little is known is not drawn, or read, as one that is on its way`() {
        let view = PromotionalBonusCardView(environment: environment)
        view.configure(
            with: PromotionalBonusCardViewModel(
                PromotionalBonusCardDisplayState(id: "a", header: "", title: "", hasTerms: false), in: environment))

        let stage = ComponentHarness(view, width: 48, in: environment)

        expect(stage.rows.joined(), lacks: environment.glyphs.placeholder.string)
        expect(ReadingText.lines(of: stage.view), is: ["› Claim bonus"])
    }

    @Test func `a card that has no action any more still says why the offer was not given`() {
        let view = PromotionCardView(environment: environment)
        view.configure(
            with: PromotionCardViewModel(
                PromotionCardDisplayState(id: "a", title: "Friday", progress: .failed(.told("Once in seven days"))),
                in: environment))

        let stage = ComponentHarness(view, width: 48, in: environment)

        #expect(stage.rows.contains { $0.contains("Once in seven days") })
    }

    @Test func `why an offer was not given is said right below the button that it is about`() throws {
        let view = BonusCardView(environment: environment)
        view.configure(with: BonusCardViewModel(.refused, in: environment))

        let rows = ComponentHarness(view, width: 48, in: environment).rows

        let button = try #require(rows.firstIndex { $0.contains("Claim cashback") })
        #expect(rows[button + 2].contains("Once in seven days") && rows[button + 3].contains("Terms apply"))
    }

    @Test func `the way to the terms of a bonus is a link on its card, whether it is offered or was taken`() {
        let links = [
            BonusCardViewModel(.weekly, in: environment).termsViewModel,
            BonusInfoCardViewModel(.simple, in: environment).termsViewModel,
        ]

        expect(links.map { $0?.currentDisplayState.style }, is: [.transparent, .transparent])
    }

    @Test func `the row of why an offer was not given is kept while it is asked for again`() {
        let states = [ActionButtonBlockDisplayState.notGiven, .notGiven.with { $0.progress = .asked(isAgain: true) }]
        let heights = states.map { state in
            let view = ActionButtonBlockView(environment: environment)
            view.configure(with: ActionButtonBlockViewModel(state, in: environment))
            return view.sizeThatFits(Size(width: 40, height: 20)).height
        }

        expect(heights, is: [4, 4])
    }
}

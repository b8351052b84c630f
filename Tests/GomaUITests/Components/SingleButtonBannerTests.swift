import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaPromotions

@MainActor
struct SingleButtonBannerTests {
    @Test func `an offer is said to be taken once it is, and why it is not`() {
        expectAnswer(
            after: 1000, waiting: "asked(isAgain: false)", given: "taken",
            refused: "failed(GomaKit.RequestFailure.refused)", silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = SingleButtonBannerViewModel(.double, in: environment)
            model.environment.owner.script = server
            model.followOffer()
            return { "\(model.currentDisplayState.progress)" }
        }
    }

    @Test func `why an offer was not given stands over its button, in the row that is kept for it`() throws {
        func rows(_ state: SingleButtonBannerDisplayState) -> [String] {
            let environment = ViewEnvironment.simulated()
            let view = SingleButtonBannerView(environment: environment)
            view.configure(with: SingleButtonBannerViewModel(state, in: environment))
            return ComponentHarness(view, width: 56, in: environment).rows
        }
        let (before, after) = (rows(.double), rows(.refused))
        let place = try #require(after.firstIndex { $0.contains("Offers end at midnight") })

        #expect(after[place + 1].contains("Deposit now") && before[place + 1] == after[place + 1])
        expect(before.count, is: after.count)
        expect(zip(before, after).count { $0 != $1 }, is: 1)
    }

    @Test func `a button that cannot be pressed asks for nothing`() {
        let environment = ViewEnvironment.simulated()
        let model = SingleButtonBannerViewModel(.disabled, in: environment)

        model.followOffer()
        model.openBanner()

        expectEmpty(environment.owner.requests)
        expect(model.currentDisplayState.progress, is: .open)
    }

    @Test func `in a slider a banner about a game leads to the game, and one about a promotion there`() throws {
        let environment = ViewEnvironment.simulated()
        let model = TopBannerSliderViewModel(.messages, in: environment)
        for page in model.pages {
            guard case .message(let banner) = page else { continue }
            banner.openBanner()
            banner.followOffer()
        }

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "promotions:open-promotion id=double", "promotions:take-offer action=double",
                "casino:open-game id=book-of-dead", "casino:open-game id=book-of-dead",
                "promotions:open-promotion id=welcome",
            ])
    }

    @Test func `a banner that leads nowhere any more has no keys, and keeps no focus`() {
        let environment = ViewEnvironment.simulated()
        let model = SingleButtonBannerViewModel(.double, in: environment)
        let view = SingleButtonBannerView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 56, in: environment)
        stage.window.focus(view)
        stage.window.update()
        #expect(stage.window.focusedView === view)

        model.update { $0.leadsOn = false }
        stage.window.update()

        #expect(view.keyBindings.isEmpty && stage.window.focusedView !== view)
    }

    @Test func `a banner that is taken away asks for nothing, and is not told what has come of its offer`() {
        let environment = ViewEnvironment.simulated()
        let model = SingleButtonBannerViewModel(.double, in: environment)
        model.followOffer()

        model.clear()
        model.openBanner()
        model.followOffer()
        environment.wait(.seconds(10))

        expect(
            model.currentDisplayState,
            is: SingleButtonBannerDisplayState(id: "", message: "", leadsOn: false, isVisible: false))
        expect(environment.owner.requests.map(\.description), is: ["promotions:take-offer action=double"])
    }
}

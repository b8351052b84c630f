import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaPromotions

/// What becomes of an offer that is asked for.
@MainActor
struct OfferProgressTests {
    @Test func `an offer's block waits for a second, and says what came of it`() {
        expectAnswer(
            after: 1000, waiting: "asked(isAgain: false)", given: "taken",
            refused: "failed(GomaKit.RequestFailure.refused)", silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = ActionButtonBlockViewModel(.claimBonus, in: environment)
            model.environment.owner.script = server
            model.takeOffer()
            return { "\(model.currentDisplayState.progress)" }
        }
    }

    @Test func `an offer is asked for once while it is waited for, and never where it cannot be taken`() {
        let environment = ViewEnvironment.simulated()
        let model = ActionButtonBlockViewModel(.claimBonus, in: environment)

        model.takeOffer()
        model.takeOffer()
        environment.scheduler.advance(by: .seconds(1))
        model.takeOffer()
        ActionButtonBlockViewModel(.disabled, in: environment).takeOffer()

        expect(
            environment.owner.requests.map(\.request.text),
            is: [
                "promotions:take-offer action=claim_bonus url=https://example.com/claim"
            ])
        expect(model.buttonViewModel.currentDisplayState.title, is: "Done")
        #expect(!model.buttonViewModel.currentDisplayState.isEnabled)
    }

    @Test func `what was refused is asked for again, without a line that moves`() {
        var progress = OfferProgress.open
        progress.ask()
        expect(progress, is: .asked(isAgain: false))
        progress = .failed(.refused)
        progress.ask()
        expect(progress, is: .asked(isAgain: true))
        expect(progress.problem(in: .simulated())?.text, is: " ")
        progress = .taken
        progress.ask()
        expect(progress, is: .taken)
    }

    @Test func `an offer that takes a card over hears nothing of the one before`() {
        let environment = ViewEnvironment.simulated()
        let promotion = PromotionCardViewModel(
            PromotionCardDisplayState(id: "cup", title: "", actionTitle: "Join"), in: environment)
        let bonus = BonusCardViewModel(
            BonusCardDisplayState(id: "welcome", title: "", text: "", claimTitle: "Claim"), in: environment)

        promotion.takePart()
        bonus.claimBonus()
        promotion.replaceState(PromotionCardDisplayState(id: "league", title: "", actionTitle: "Join"))
        bonus.replaceState(BonusCardDisplayState(id: "weekly", title: "", text: "", claimTitle: "Claim"))
        environment.wait(.seconds(10))

        expect(promotion.currentDisplayState.progress, is: .open)
        expect(bonus.currentDisplayState.progress, is: .open)
        expect(environment.owner.requests.count, is: 2)
        expect(environment.isAtRest, is: true)
    }

    @Test func `what has become of one bonus is not told of another that is asked for in its place`() {
        let environment = ViewEnvironment.simulated()
        func asked(_ id: String) -> BonusCardDisplayState {
            BonusCardDisplayState(id: id, title: "", text: "", claimTitle: "", progress: .asked(isAgain: false))
        }
        let model = BonusCardViewModel(asked("one"), in: environment)

        environment.scheduler.advance(by: .milliseconds(900))
        model.replaceState(asked("two"))
        environment.scheduler.advance(by: .milliseconds(900))
        expect(model.currentDisplayState, is: asked("two"))
        environment.scheduler.advance(by: .milliseconds(100))

        expect(model.currentDisplayState.progress, is: .taken)
        expect(environment.owner.requests.map { ($0.request as? ClaimBonus)?.id }, is: ["one", "two"])
    }

    @Test func `what has become of the offer of one page is not told of that of another that is counted alike`() {
        let environment = ViewEnvironment.simulated()
        func asked(_ destination: String) -> ActionButtonBlockDisplayState {
            ActionButtonBlockDisplayState(
                title: "", actionID: "claim_bonus", destination: destination, progress: .asked(isAgain: false))
        }
        let model = ActionButtonBlockViewModel(asked("/one"), in: environment)

        environment.scheduler.advance(by: .milliseconds(900))
        model.replaceState(asked("/two"))
        environment.scheduler.advance(by: .milliseconds(900))
        expect(model.currentDisplayState, is: asked("/two"))
        environment.scheduler.advance(by: .milliseconds(100))

        expect(model.currentDisplayState.progress, is: .taken)
        expect(environment.owner.requests.map { ($0.request as? TakeOffer)?.url }, is: ["/one", "/two"])
    }
}

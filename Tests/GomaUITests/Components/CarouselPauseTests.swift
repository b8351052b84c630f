import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaPromotions

/// Pages that stand still until they are asked to move, and can be stopped.
@MainActor
struct CarouselPauseTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `nothing moves unasked, and there is nothing to stop`() {
        let (model, stage) = slider(.messages)

        stage.advance(by: .seconds(60))

        expect(model.currentDisplayState.currentPage, is: 0)
        expect(environment.isAtRest, is: true)
        expect(stage.rows.joined(), lacks: "Pause")
    }

    @Test func `what moves by itself stands still while it is paused, and goes on afterwards`() {
        let (model, stage) = slider(.moving)
        stage.advance(by: CarouselView.turnTime)
        expect(model.currentDisplayState.currentPage, is: 1)

        model.setPaused(true)
        stage.advance(by: CarouselView.turnTime * 3)
        expect(model.currentDisplayState.currentPage, is: 1)
        expect(environment.isAtRest, is: true)
        expect(stage.rows.joined(), contains: "Go on")
        model.setPaused(false)
        stage.advance(by: CarouselView.turnTime)

        expect(model.currentDisplayState.currentPage, is: 2)
    }

    @Test func `the strip of bonuses is still until asked as well`() {
        let model = PromotionalBonusCardsScrollViewModel(.four, in: environment)
        let view = PromotionalBonusCardsScrollView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 56, in: environment)
        stage.advance(by: .seconds(5))
        let before = stage.rows

        stage.advance(by: .seconds(60))

        expect(stage.rows, is: before)
    }

    @Test func `a card that the strip is put at has its full time`() {
        let model = PromotionalBonusCardsScrollViewModel(.four, in: environment)
        model.update { $0.turnsByItself = true }
        let view = PromotionalBonusCardsScrollView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 56, in: environment)
        stage.advance(by: .seconds(4))
        expect(view.interfaceState, is: 0)

        view.interfaceState = 1
        stage.advance(by: .zero)

        expect(environment.around(CarouselView.turnTime) { view.interfaceState }, is: [1, 2])
    }

    @Test func `for a banner that is alone no time goes by`() {
        let (_, stage) = slider(.single.with { $0.turnsByItself = true })

        stage.advance(by: .seconds(5))

        #expect(environment.isAtRest)
    }

    @Test func `no time goes by where all bonuses are in view, and it does once there is less room`() {
        let view = PromotionalBonusCardsScrollView(environment: environment)
        view.configure(
            with: PromotionalBonusCardsScrollViewModel(.four.with { $0.turnsByItself = true }, in: environment))
        let stage = ComponentHarness(view, width: 200, in: environment)
        stage.advance(by: .seconds(5))
        #expect(environment.isAtRest)

        stage.window.resize(to: Size(width: 56, height: stage.window.size.height))
        stage.advance(by: .zero)

        expect(environment.around(CarouselView.turnTime) { view.interfaceState }, is: [0, 1])
    }

    private func slider(
        _ state: TopBannerSliderDisplayState
    ) -> (TopBannerSliderViewModel, ComponentHarness<TopBannerSliderView>) {
        let model = TopBannerSliderViewModel(state, in: environment)
        let view = TopBannerSliderView(environment: environment)
        view.configure(with: model)
        return (model, ComponentHarness(view, width: 56, in: environment))
    }
}

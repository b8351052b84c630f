import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct CustomSliderTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [
        (-1.0, 0), (0.1, 0), (0.13, 1), (0.5, 2), (0.9, 4), (7.0, 4), (Double.nan, 0), (Double.infinity, 4),
    ])
    func `a value settles on the nearest step`(value: Double, step: Int) {
        expect(SliderConfiguration().step(nearestTo: value), is: step)
    }

    @Test(arguments: [(0, 0, 4.0), (4.9, 0, 4), (5.1, 1, 6), (8, 2, 8), (10.9, 3, 10), (11.1, 4, 12), (99, 4, 12)])
    func `steps begin at the lower end, wherever that is`(wish: Double, step: Int, value: Double) {
        let configuration = SliderConfiguration(minimum: 4, maximum: 12)

        expect(configuration.step(nearestTo: wish), is: step)
        expect(configuration.value(at: step), is: value)
    }

    @Test(arguments: [
        SliderConfiguration(minimum: 3, maximum: 3), SliderConfiguration(minimum: 3, maximum: 1),
        SliderConfiguration(minimum: 3, maximum: 4, stepCount: 1),
        SliderConfiguration(minimum: 3, maximum: 4, stepCount: -2),
    ])
    func `without two steps there is the lower end alone`(configuration: SliderConfiguration) {
        expect(configuration.count, is: 1)
        expect(configuration.step(nearestTo: 9), is: 0)
        expect(configuration.value(at: 0), is: 3)
    }

    @Test func `the end of a drag is told once, after the values on the way`() {
        let model = CustomSliderViewModel(.start, in: environment)
        let view = CustomSliderView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 33, in: environment)
        let told = { environment.owner.requests.map { RequestText($0.request).description } }

        stage.window.send(.mouse(MouseEvent(.press(.left), at: Point(x: 1, y: 0))))
        for x in 2...17 { stage.window.send(.mouse(MouseEvent(.drag(.left), at: Point(x: x, y: 0)))) }
        #expect(!told().contains { $0.contains("settle") })
        stage.window.send(.mouse(MouseEvent(.release(.left), at: Point(x: 17, y: 0))))

        expect(
            told(),
            is: [
                "app:change-value id=share value=0.25", "app:change-value id=share value=0.5",
                "app:settle-value id=share value=0.5",
            ])
    }

    @Test func `a mouse that is held as another value takes the place of this one moves and settles nothing of it`() {
        let view = CustomSliderView(environment: environment)
        view.configure(with: CustomSliderViewModel(.end, in: environment))
        let stage = ComponentHarness(view, width: 33, in: environment)
        let other = CustomSliderViewModel(.start, in: environment)
        stage.window.send(.mouse(MouseEvent(.press(.left), at: Point(x: 32, y: 0))))

        view.configure(with: other)
        stage.window.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 17, y: 0))))
        stage.window.send(.mouse(MouseEvent(.release(.left), at: Point(x: 17, y: 0))))

        expect(other.currentDisplayState.value, is: 0)
        expectEmpty(environment.owner.requests)
    }

    @Test(arguments: [false, true])
    func `the owner of a drag that is cut off hears its end, whatever takes its place`(isReused: Bool) {
        let view = CustomSliderView(environment: environment)
        view.configure(with: CustomSliderViewModel(.start, in: environment))
        let stage = ComponentHarness(view, width: 33, in: environment)
        stage.window.send(.mouse(MouseEvent(.press(.left), at: Point(x: 1, y: 0))))
        for x in 2...17 { stage.window.send(.mouse(MouseEvent(.drag(.left), at: Point(x: x, y: 0)))) }

        if isReused {
            view.prepareForReuse()
        } else {
            view.configure(with: CustomSliderViewModel(.time, in: environment))
        }
        stage.window.send(.mouse(MouseEvent(.release(.left), at: Point(x: 17, y: 0))))

        expect(
            environment.owner.requests.map { RequestText($0.request).description },
            is: [
                "app:change-value id=share value=0.25", "app:change-value id=share value=0.5",
                "app:settle-value id=share value=0.5",
            ])
    }

    @Test func `a model that takes over while a key is told of settles nothing of it`() {
        let model = CustomSliderViewModel(.start, in: environment)
        let view = CustomSliderView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 33, in: environment)
        let other = CustomSliderViewModel(.time, in: environment)
        let subscription = environment.owner.subscribe { asked in
            if asked.request is ChangeValue { view.configure(with: other) }
        }

        stage.tab()
        stage.press(.right)

        #expect(model.currentDisplayState.value == 0.25 && view.viewModel === other)
        expect(environment.owner.requests.compactMap { ($0.request as? SettleValue)?.id }, is: ["share"])
        withExtendedLifetime(subscription) {}
    }

    @Test func `what is told has settled, and is told once`() {
        let model = CustomSliderViewModel(.start, in: environment)

        for value in [0.3, 0.26, 0.9, 0.9] { model.updateValue(value) }
        model.update { $0.isEnabled = false }
        model.updateValue(0)

        expect(environment.owner.requests.compactMap { ($0.request as? ChangeValue)?.value }, is: [0.25, 1])
        expect(model.currentDisplayState.value, is: 1)
    }

    @Test func `what it settles on is told as it stands then, and by a slider out of use not at all`() {
        let model = CustomSliderViewModel(.start, in: environment)

        model.settle()
        model.updateValue(0.6)
        model.settle()
        model.update { $0.isEnabled = false }
        model.settle()

        expect(environment.owner.requests.compactMap { ($0.request as? SettleValue)?.value }, is: [0, 0.5])
    }
}

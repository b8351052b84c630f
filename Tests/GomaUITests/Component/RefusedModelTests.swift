@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

/// A view that is given a model of another state.
@MainActor
struct RefusedModelTests {
    @Test
    func `a view whose protocol is driven by another state says so in its place, until it is shown another model`() {
        let environment = ViewEnvironment.simulated()
        let view = LooseView(environment: environment)
        let window = Window(size: Size(width: 90, height: 2), root: ViewController(showing: view))

        view.configure(with: LooseModel<PillItemDisplayState>(.football, in: environment))
        window.update()

        #expect(
            window.surface.rows[0].hasPrefix(
                "LooseView shows SampleDisplayState, and LooseModel<PillItemDisplayState> has no such state"))
        #expect(view.viewModel == nil)

        view.configure(with: LooseModel<SampleDisplayState>(.plain, in: environment))
        window.update()

        expect(window.surface.rows[0], is: "Notifications")
    }

    @Test func `a view that is used again has forgotten what it could not show`() {
        let environment = ViewEnvironment.simulated()
        let view = LooseView(environment: environment)
        let blank = view.sizeThatFits(Size(width: 90, height: 9))
        view.configure(with: LooseModel<PillItemDisplayState>(.football, in: environment))

        view.prepareForReuse()

        expect(view.subviews.count, is: 1)
        expect(view.sizeThatFits(Size(width: 90, height: 9)), is: blank)
    }

    /// A protocol that leaves open which state it is driven by.
    @MainActor
    private protocol LooseProtocol: AnyObject {}

    private final class LooseModel<State: DisplayState>: ViewModel<State>, LooseProtocol {}

    private final class LooseView: ComponentView<any LooseProtocol, SampleDisplayState> {
        private lazy var label = Label(foreground: .textPrimary)

        override func setupSubviews() { addSubview(label) }

        override func initConstraints() { label.layout { $0.edges.equal(to: self) } }

        override func render(_ state: SampleDisplayState) { label.text = state.title }
    }
}

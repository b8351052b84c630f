import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct ComponentViewTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `the content fills the component but for its insets`() {
        let view = FramedSampleView(environment: environment)
        view.configure(with: SampleViewModel(.plain, in: environment))

        expect(view.measure(Size(width: 40, height: 9)), is: Size(width: 17, height: 1))
        expect(ComponentHarness(view, width: 17, in: environment).rows, is: ["  Notifications"])
        expect(ComponentHarness(view, width: 9, in: environment).rows, is: ["  Noti…"])
    }

    @Test func `the content lies over what is added beside it`() {
        let view = FramedSampleView(environment: environment)

        expect(view.subviews.map(ObjectIdentifier.init), is: [view.backdrop, view.label].map(ObjectIdentifier.init))
    }

    @Test func `a list shows each of its models, and blanks before there are any`() {
        let stack = StackView(axis: .vertical)
        let views = RepeatedViews(of: FramedSampleView.self, in: stack, environment: environment)
        let models = [SampleDisplayState.plain, .counted].map { SampleViewModel($0, in: environment) }

        views.bind(to: nil, blanks: 3)
        expect(views.views.map(\.label.text), is: ["", "", ""])

        views.bind(to: models)
        expect(views.views.map(\.label.text), is: ["Notifications", "Messages"])
        expect(stack.subviews.count, is: 2)

        let second = views.views[1]
        views.bind(to: [models[1]])
        expect(views.views.map(\.label.text), is: ["Messages"])
        #expect(views.views[0] === second)

        views.bind(to: [])
        expect(views.isEmpty, is: true)
    }

    @Test func `a part without a model is out of sight, and forgets the one that it had`() {
        let view = FramedSampleView(environment: environment)

        view.show(SampleViewModel(.plain, in: environment))
        #expect(!view.isHidden)

        view.show(nil)
        #expect(view.isHidden)
        expectEmpty(view.label.text)
    }
}

/// A title on the ground of a card, with blanks at its sides.
private final class FramedSampleView: ComponentView<any SampleViewModelProtocol, SampleDisplayState> {
    private(set) lazy var backdrop = View()
    private(set) lazy var label = Label(foreground: .textPrimary)

    override var content: View { label }
    override var contentInsets: Insets { Insets(horizontal: Spacing.sm) }

    override func setupSubviews() {
        backdrop.background = .level(.card)
        embed(backdrop)
    }

    override func render(_ state: SampleDisplayState) { label.text = state.title }
}

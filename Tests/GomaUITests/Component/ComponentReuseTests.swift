import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// A component's view that is used more than once: with the same model, with others, beside a second view, and not any more.
@MainActor
struct ComponentReuseTests {
    private let environment = ViewEnvironment.simulated()

    /// A view that writes down what it draws.
    private final class RecordingView: ComponentView<any SampleViewModelProtocol, SampleDisplayState> {
        private(set) var drawn: [String] = []
        private(set) var resetCount = 0

        override func render(_ state: SampleDisplayState) { drawn.append("\(state.title)\(state.count)") }

        override func resetInteraction() { resetCount += 1 }

        /// What was drawn since this was asked for last.
        func news() -> [String] {
            defer { drawn = [] }
            return drawn
        }
    }

    private func makeView() -> RecordingView {
        let view = RecordingView(environment: environment)
        _ = view.news()
        return view
    }

    private func model(_ title: String) -> SampleViewModel {
        SampleViewModel(SampleDisplayState(title: title), in: environment)
    }

    @Test func `a view draws its model at once, and each change once`() {
        let (view, model) = (makeView(), model("a"))

        view.configure(with: model)
        expect(view.news(), is: ["a0"])
        model.countUp()
        model.countUp()

        expect(view.news(), is: ["a1", "a2"])
    }

    @Test func `a model that is shown twice is drawn once, and heard once`() {
        let (view, model) = (makeView(), model("a"))
        view.configure(with: model)
        _ = view.news()

        for _ in 0..<3 { view.configure(with: model) }
        expect(view.news(), is: [])
        model.countUp()

        expect(view.news(), is: ["a1"])
        expect(view.resetCount, is: 1)
    }

    @Test func `a view that goes from one model to another and back hears the one that it shows`() {
        let (view, first, second) = (makeView(), model("a"), model("b"))
        for model in [first, second, first] { view.configure(with: model) }
        expect(view.news(), is: ["a0", "b0", "a0"])

        second.countUp()
        expect(view.news(), is: [])
        first.countUp()
        expect(view.news(), is: ["a1"])
        view.configure(with: second)

        expect(view.news(), is: ["b1"])
    }

    @Test func `two views of one model both draw each change once, and one that lets go leaves the other`() {
        let (one, other, model) = (makeView(), makeView(), model("a"))
        for view in [one, other] { view.configure(with: model) }
        for view in [one, other] { _ = view.news() }

        model.countUp()
        expect(one.news(), is: ["a1"])
        expect(other.news(), is: ["a1"])
        one.prepareForReuse()
        model.countUp()

        expect(one.news(), is: ["0"])
        expect(other.news(), is: ["a2"])
    }

    @Test func `a view that lets go twice is blank, hears nothing, and can show the model again`() {
        let (view, model) = (makeView(), model("a"))
        view.configure(with: model)
        _ = view.news()

        view.prepareForReuse()
        view.prepareForReuse()
        model.countUp()
        #expect(view.news() == ["0"] && view.viewModel == nil)
        view.configure(with: model)
        model.countUp()

        expect(view.news(), is: ["a1", "a2"])
    }

    @Test func `what was done to a view is forgotten with each other model, and with none`() {
        let (view, first, second) = (makeView(), model("a"), model("b"))

        view.configure(with: first)
        expect(view.resetCount, is: 1)
        view.configure(with: second)
        expect(view.resetCount, is: 2)
        view.prepareForReuse()
        expect(view.resetCount, is: 3)
        view.prepareForReuse()

        expect(view.resetCount, is: 4)
    }

    @Test func `a view that was selected and out of use is neither when it is used again`() {
        let view = makeView()
        view.configure(with: model("a"))
        view.isSelected = true
        view.isEnabled = false

        view.prepareForReuse()

        expect(view.isSelected, is: false)
        expect(view.isEnabled, is: true)
    }

    @Test func `without a model a view holds no focus, and with one again it does`() {
        let view = SampleView(environment: environment)
        let model = model("a")
        for _ in 0..<2 {
            view.bind(to: nil)
            #expect(!view.holdsFocus)
            view.show(nil)
            #expect(view.isHidden)
            view.show(model)
            #expect(!view.isHidden && view.viewModel === model)
        }
    }

    @Test func `repeated views go up and down with their models, and each hears its own alone`() {
        let views = RepeatedViews(of: RecordingView.self, environment: environment)
        let models = ["a", "b", "c"].map(model)
        views.bind(to: models)
        views.bind(to: Array(models.reversed()))
        views.bind(to: [models[2], models[1]])
        for view in views.views { _ = view.news() }

        for model in models { model.countUp() }

        expect(views.views.map { $0.news() }, is: [["c1"], ["b1"]])
        views.bind(to: nil, blanks: 1)
        models[2].countUp()
        expect(views.views.map { $0.news() }, is: [["0"]])
    }

    @Test func `a view that is gone is gone, whether its model is or not`() {
        let model = model("a")
        weak var gone: RecordingView?
        do {
            let view = makeView()
            view.configure(with: model)
            gone = view
        }
        #expect(gone == nil)

        let view = makeView()
        view.configure(with: model)
        model.countUp()

        expect(view.news(), is: ["a0", "a1"])
    }

    // MARK: The keyboard

    @Test func `a field that shows another model while it is typed into tells both where the keyboard is`() {
        let models = ["a", "b"].map {
            BorderedTextFieldViewModel(BorderedTextFieldDisplayState(id: $0, title: $0), in: environment)
        }
        let view = BorderedTextFieldView(environment: environment)
        view.configure(with: models[0])
        let stage = ComponentHarness(view, width: 30, in: environment)
        stage.tab()
        expect(models.map { $0.currentDisplayState.isFocused }, is: [true, false])

        view.configure(with: models[1])
        expect(models.map { $0.currentDisplayState.isFocused }, is: [false, true])
        stage.window.focus(nil)

        expect(models.map { $0.currentDisplayState.isFocused }, is: [false, false])
    }

    @Test func `a search that shows another model while it is typed into tells both where the keyboard is`() {
        let models = ["a", "b"].map {
            SearchViewModel(SearchDisplayState(id: $0, placeholder: "Search"), in: environment)
        }
        let view = SearchView(environment: environment)
        view.configure(with: models[0])
        let stage = ComponentHarness(view, width: 30, in: environment)
        stage.tab()
        expect(models.map { $0.currentDisplayState.isFocused }, is: [true, false])

        view.configure(with: models[1])
        expect(models.map { $0.currentDisplayState.isFocused }, is: [false, true])
        stage.window.focus(nil)

        expect(models.map { $0.currentDisplayState.isFocused }, is: [false, false])
    }

    @Test func `a field that is made ready for others while it is typed into tells its model`() {
        let model = BorderedTextFieldViewModel(BorderedTextFieldDisplayState(id: "a", title: "a"), in: environment)
        let view = BorderedTextFieldView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 30, in: environment)
        stage.tab()
        #expect(model.currentDisplayState.isFocused)

        view.prepareForReuse()

        #expect(!model.currentDisplayState.isFocused)
    }

    @Test func `a search that is made ready for others while it is typed into tells its model`() {
        let model = SearchViewModel(SearchDisplayState(id: "a", placeholder: "Search"), in: environment)
        let view = SearchView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 30, in: environment)
        stage.tab()
        #expect(model.currentDisplayState.isFocused)

        view.prepareForReuse()

        #expect(!model.currentDisplayState.isFocused)
    }
}

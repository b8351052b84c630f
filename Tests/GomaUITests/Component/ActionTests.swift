import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaKit
@testable import GomaCatalog

@MainActor
struct ActionTests {
    private let environment = ViewEnvironment.simulated()

    private func component(_ name: String) throws -> ComponentDescriptor {
        try ComponentRegistry.goma.component(named: name)
    }

    @Test(arguments: [
        "press()", "selectTab(id: \"home\", inSet: \"main, (2)\")", "setFocused(true)",
        "change(to: {\"a\":[1,2]}, with: [\"\\\"\",null])",
    ])
    func `a call is read as it is written`(text: String) throws {
        try expect(ActionCall(parsing: text).description, is: text)
    }

    @Test(arguments: ["", "press", "(1)", "press("])
    func `what is no call says what one is`(text: String) {
        #expect(throws: ActionError.unreadable(text)) { try ActionCall(parsing: text) }
    }

    @Test func `what was recorded can be done again`() throws {
        let bar = AdaptiveTabBarViewModel(.blank, in: environment)
        let other = AdaptiveTabBarViewModel(.blank, in: environment)
        bar.selectTab(id: "home", inSet: "main")
        let call = try ActionCall(parsing: try #require(environment.actionLog.actions.first).call)

        try component("AdaptiveTabBar").perform(call, on: other)

        expect(environment.actionLog.actions.map(\.call), is: Array(repeating: call.description, count: 2))
    }

    @Test func `a call of a part says which part`() throws {
        let card = try component("TallOddsMatchCard").instance(stateAt: 0, in: environment)
        let model = try #require(card.model as? TallOddsMatchCardViewModel)

        model.outcomesViewModel.lineViewModels[0].outcomeViewModels[1].toggleSelection()

        let action = try #require(environment.actionLog.actions.first)
        expect(action.path, is: "outcomes.lines[0].outcomes[1]")
        #expect(model.model(at: action.path) === model.outcomesViewModel.lineViewModels[0].outcomeViewModels[1])
        #expect(model.model(at: "outcomes.lines[9]") == nil)
    }

    @Test func `an unknown call and a bad argument say what would be right`() throws {
        let model = PillSelectorBarViewModel(.blank, in: environment)
        let bar = try component("PillSelectorBar")

        #expect(
            throws: ActionError.unknown(
                signature: "selectPil(id:)", component: "PillSelectorBar", known: ["selectPill(id:)"])
        ) { try bar.perform(ActionCall(parsing: "selectPil(id: \"a\")"), on: model) }
        #expect(throws: ActionError.badArgument(call: "selectPill(id: 3)", reason: "wants text")) {
            try bar.perform(ActionCall(parsing: "selectPill(id: 3)"), on: model)
        }
    }

    @Test func `a text that nobody should read is recorded without it`() {
        for isSecure in [false, true] {
            let state = BorderedTextFieldDisplayState(id: "code", title: "Code", isSecure: isSecure)
            BorderedTextFieldViewModel(state, in: environment).updateText("hunter2")
        }

        expect(environment.actionLog.actions.map(\.call), is: ["updateText(\"hunter2\")", "updateText(…)"])
    }

    @Test func `a call of another number of arguments than its name says is told apart from it, and made by nobody`()
        throws
    {
        let model = OddModel(.blank, in: environment)

        model.stretch(by: 2)
        model.shrink(1, 2)

        let calls = environment.actionLog.actions.map(\.call)
        expect(calls, is: ["stretch()", "shrink(1, 2, 2)"])
        let stretch = try #require(OddModel.actions.first)
        #expect(throws: ActionError.badArgument(call: "stretch()", reason: "has 0 arguments; its method takes 1")) {
            try stretch.perform(model, ActionCall(parsing: "stretch()"))
        }
    }

    @Test func `what cannot be written as JSON is hidden, and a number that is none comes back`() throws {
        let model = OddModel(.blank, in: environment)

        model.take(Unwritable())
        model.stretch(by: .nan)
        model.measure(.infinity)

        let calls = environment.actionLog.actions.map(\.call)
        expect(calls, is: ["take(…)", "stretch()", "measure(\"inf\")"])
        let measure = try #require(OddModel.actions.last)
        try measure.perform(model, ActionCall(parsing: calls[2]))
        expect(environment.actionLog.actions.last?.call, is: calls[2])
    }

    /// A model whose records say other than what was asked.
    private final class OddModel: ViewModel<SampleDisplayState>, ActingModel {
        static let actions = [
            Action("stretch()", stretch), Action("shrink(_:_:)", shrink), Action("measure(_:)", measure),
        ]

        func stretch(by factor: Double) { record(in: "stretch()") }
        func shrink(_ one: Int, _ other: Int) { record(one, other, other) }
        func measure(_ width: Double) { record(width) }
        func take(_ value: Unwritable) { record(value) }
    }

    private struct Unwritable: Encodable {
        func encode(to encoder: any Encoder) throws {
            throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "is not for JSON"))
        }
    }
}

import TerminalKit
import Testing

@testable import GomaUI

@MainActor
struct IntentTests {
    private let environment = ViewEnvironment()

    private func component(_ name: String) throws -> ComponentDescriptor {
        try ComponentRegistry.goma.component(named: name)
    }

    @Test(arguments: [
        "press()", "selectTab(id: \"home\", inSet: \"main, (2)\")", "setFocused(true)",
        "change(to: {\"a\":[1,2]}, with: [\"\\\"\",null])",
    ])
    func `a call is read as it is written`(text: String) throws {
        #expect(try IntentCall(parsing: text).description == text)
    }

    @Test(arguments: ["", "press", "(1)", "press("])
    func `what is no call says what one is`(text: String) {
        #expect(throws: IntentError.unreadable(text)) { try IntentCall(parsing: text) }
    }

    @Test func `what was recorded can be done again`() throws {
        let bar = MockAdaptiveTabBarViewModel(.blank, in: environment)
        let other = MockAdaptiveTabBarViewModel(.blank, in: environment)
        bar.selectTab(id: "home", inSet: "main")
        let call = try IntentCall(parsing: try #require(environment.actionLog.actions.first).call)

        try component("AdaptiveTabBar").perform(call, on: other)

        #expect(environment.actionLog.actions.map(\.call) == Array(repeating: call.description, count: 2))
    }

    @Test func `a call of a part says which part`() throws {
        let card = try component("TallOddsMatchCard").instance(stateAt: 0, in: environment)
        let model = try #require(card.model as? MockTallOddsMatchCardViewModel)

        model.outcomesViewModel.lineViewModels[0].outcomeViewModels[1].toggleSelection()

        let action = try #require(environment.actionLog.actions.first)
        #expect(action.path == "outcomes.lines[0].outcomes[1]")
        #expect(model.model(at: action.path) === model.outcomesViewModel.lineViewModels[0].outcomeViewModels[1])
        #expect(model.model(at: "outcomes.lines[9]") == nil)
    }

    @Test func `an unknown call and a bad argument say what would be right`() throws {
        let model = MockPillSelectorBarViewModel(.blank, in: environment)
        let bar = try component("PillSelectorBar")

        #expect(
            throws: IntentError.unknown(
                signature: "selectPil(id:)", component: "PillSelectorBar", known: ["selectPill(id:)"])
        ) { try bar.perform(IntentCall(parsing: "selectPil(id: \"a\")"), on: model) }
        #expect(throws: IntentError.badArgument(call: "selectPill(id: 3)", reason: "wants text")) {
            try bar.perform(IntentCall(parsing: "selectPill(id: 3)"), on: model)
        }
    }
}

import Expectations
import GomaPictures
import Testing

@testable import GomaKit
@testable import GomaTesting
@testable import GomaCatalog
@testable import TerminalKit

/// What is typed and pasted into the fields of all components.
@MainActor
struct LongInputTests {
    /// A component in a state in which it has a field to type in.
    @MainActor
    private struct Stage {
        let component: ComponentDescriptor
        let instance: ComponentInstance
        let window: Window
        let field: TextField

        func state() throws -> JSONValue { try LongInputTests.state(of: instance) }
    }

    private static func state(of instance: ComponentInstance) throws -> JSONValue {
        let data = try instance.state()
        return try JSONValue(#require(data))
    }

    private func makeStage(_ component: ComponentDescriptor) -> Stage? {
        for index in component.states.indices.dropLast() {
            let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated())
            let size = Size(width: 60, height: 60)
            let window = Window(size: size, root: TopAlignedScreen(instance.view))
            window.update()
            let fields = instance.view.tree.lazy.compactMap { $0 as? TextField }
            if let field = fields.first(where: { $0.isVisible && $0.canBecomeFocused }) {
                return Stage(component: component, instance: instance, window: window, field: field)
            }
        }
        return nil
    }

    @Test func `a field of any component takes a paste up to a limit that the schema names, and says so`() throws {
        var found: Set<String> = []
        for component in ComponentRegistry.goma.components {
            guard let stage = makeStage(component) else { continue }
            found.insert(component.name)
            let before = try stage.state()
            stage.window.focus(stage.field)
            stage.window.send(.paste(String(repeating: "1", count: 1 << 20)))
            stage.window.update()

            let after = try stage.state()
            let changed = after.places().filter { path, value in
                guard case .string(let text) = value else { return false }
                return value != before[path[...]] && text.contains("1")
            }
            #expect(!changed.isEmpty || !stage.field.limitNotice.isEmpty, "\(component.name)")
            for (path, value) in changed {
                let place = "\(component.name), \(JSONValue.words(for: path))"
                guard case .typedText(let most) = component.stateSchema[path] else {
                    Issue.record("\(place) is typed, and its schema names no limit")
                    continue
                }
                if case .string(let text) = value { #expect(text.count <= most, "\(place)") }
            }
            let isSaid = stage.window.surface.rows.contains { $0.contains("max.") || $0.contains("Only the first") }
            #expect(isSaid, "\(component.name):\n\(stage.window.surface.rows.joined(separator: "\n"))")
            #expect(stage.field.editor.historyBytes <= TextHistory.mostBytes)
        }
        #expect(found.isSuperset(of: ["BetInfoSubmission", "BorderedTextField", "CodeInput", "Search"]))
        #expect(found.contains { $0.hasSuffix("LeaguesFilter") })
    }

    @Test func `a stake is at most twenty characters, however it comes`() throws {
        let component = try ComponentRegistry.goma.component(named: "BetInfoSubmission")
        let stage = try #require(makeStage(component))
        stage.window.focus(stage.field)
        stage.window.send(.key(.control("u")))

        stage.window.send(.paste(String(repeating: "9", count: 10_000)))

        try expect(stage.state()[[.key("stake")]], is: .string(String(repeating: "9", count: 20)))
        expect(component.stateSchema[[.key("stake")]], is: .typedText(upTo: 20))
        let long = try stage.state().replacing([.key("stake")], with: .string(String(repeating: "9", count: 21)))
        let error = #expect(throws: DecodingError.self) { _ = try component.normalized(state: long.data) }
        let words = StateProblem.words(for: try #require(error), in: component.stateSchema)
        expect(words, is: "stake: wants text of at most 20 characters")
    }

    @Test(arguments: [(Localization.english, "max. 20"), (.french, "max. 20"), (.portuguese, "máx. 20")])
    func `what a field says of its limit is in the customer's language`(language: Localization, words: String) {
        let view = BorderedTextFieldView(environment: ViewEnvironment.simulated(localization: language))

        expect(view.limitWords(20), is: words)
    }

    @Test func `what is pasted into the boxes of a code is no more than these take`() throws {
        let component = try ComponentRegistry.goma.component(named: "PinDigitEntry")
        let instance = component.instance(stateAt: 0, in: ViewEnvironment.simulated())
        let window = Window(size: Size(width: 60, height: 10), root: TopAlignedScreen(instance.view))
        window.update()
        window.moveFocus(.next)
        let boxes = try #require(instance.model as? PinDigitEntryViewModel).currentDisplayState.digits.count

        window.send(.paste(String(repeating: "7", count: 1 << 20)))

        let state = try #require(instance.model as? PinDigitEntryViewModel).currentDisplayState
        #expect(boxes > 0 && state.pin == String(repeating: "7", count: boxes))
        expect(state.digits.count, is: boxes)
        expect(state.problem, is: .cut)
    }
}

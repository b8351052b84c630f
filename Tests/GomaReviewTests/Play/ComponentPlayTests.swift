import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

/// The scripts that stand beside the catalogue's entries.
@MainActor
struct ComponentPlayTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let component: String
        let play: Play
        var testDescription: String { "\(component), \(play.name)" }

        @MainActor var script: PlayScript {
            get throws { try PlayScript(play, of: ComponentRegistry.goma.component(named: component)) }
        }
    }

    static var plays: [Case] {
        ComponentRegistry.goma.components.flatMap { component in
            component.plays.map { Case(component: component.name, play: $0) }
        }
    }

    @Test(arguments: await plays)
    func `every play goes as it says`(play: Case) throws {
        try PlayRunner(play.script, registry: .goma).run()
    }

    @Test(arguments: await plays)
    func `the same play gives the same frames`(play: Case) throws {
        let script = try play.script
        let runners = [try PlayRunner(script, registry: .goma), try PlayRunner(script, registry: .goma)]

        for runner in runners { try runner.run() }

        expect(runners[0].frames, is: runners[1].frames)
    }

    @Test func `every action of every component is played`() throws {
        var called: Set<String> = []
        for play in Self.plays {
            let runner = try PlayRunner(play.script, registry: .goma)
            try runner.run()
            for action in runner.host.environment.actionLog.actions {
                called.insert("\(action.component).\(action.call.prefix { $0 != "(" })")
            }
        }

        for component in ComponentRegistry.goma.components {
            let names = component.actions.map { "\(component.name).\($0.prefix { $0 != "(" })" }
            let missing = names.filter { !called.contains($0) }
            expectEmpty(missing, "no play calls \(missing.joined(separator: ", "))")
        }
    }

    @Test func `plays of a component have names of their own and begin in states that it has`() {
        for component in ComponentRegistry.goma.components {
            expect(Set(component.plays.map(\.name)).count, is: component.plays.count, "\(component.name)")
            for play in component.plays {
                expect(component.stateIndex(named: play.state), isNot: nil, "\(component.name), \(play.name)")
            }
        }
    }
}

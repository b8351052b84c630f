import GomaKit

/// The calls of view models that the plays of a catalogue make, and the plays that go wrong.
@MainActor
struct PlayedCalls {
    private struct Method: Hashable {
        let component: String
        let name: String
    }

    private var plays: [Method: [String]] = [:]
    private var failures: [String: [(play: String, reason: String)]] = [:]

    init(of components: [ComponentDescriptor]) {
        for component in components { for play in component.plays { run(play, of: component) } }
    }

    /// Plays that make a call of a component's model, by component and name.
    func plays(of signature: String, in component: ComponentDescriptor) -> [String] {
        plays[Method(component: component.name, name: Self.name(of: signature))] ?? []
    }

    func failures(of component: ComponentDescriptor) -> [(play: String, reason: String)] {
        failures[component.id] ?? []
    }

    private mutating func run(_ play: Play, of component: ComponentDescriptor) {
        var made: [Method] = []
        do {
            let runner = try PlayRunner(
                PlayScript(play, of: component), registry: ComponentRegistry([component]))
            let subscription = runner.host.environment.actionLog.subscribe {
                made.append(Method(component: $0.component, name: Self.name(of: $0.call)))
            }
            defer { withExtendedLifetime(subscription) {} }
            try runner.run()
        } catch {
            failures[component.id, default: []].append((play.name, "\(error)"))
        }
        let title = "\(component.name), \(play.name)"
        for method in Set(made) { plays[method, default: []].append(title) }
    }

    /// A method's name without its arguments.
    private static func name(of call: String) -> String { String(call.prefix { $0 != "(" }) }
}

/// The calls of view models that the plays of a catalogue make, and the plays that go wrong.
@MainActor
struct PlayedCalls {
    private struct Method: Hashable {
        /// `namespace:Name`.
        let component: String
        let name: String
    }

    private var plays: [Method: [String]] = [:]
    private var failures: [String: [(play: String, reason: String)]] = [:]

    /// - Parameters:
    ///   - components: those whose plays are played.
    ///   - all: those whose models can be called.
    init(of components: [ComponentDescriptor], among all: [ComponentDescriptor]) {
        for component in components where !component.plays.isEmpty {
            // A call tells the name of its component alone: in a play it means a part of what is played.
            let known = component.family(among: all) + all
            for play in component.plays { run(play, of: component, calling: known) }
        }
    }

    /// Plays that make a call of a component's model, by component and name.
    func plays(of signature: String, in component: ComponentDescriptor) -> [String] {
        plays[Method(component: component.id, name: Self.name(of: signature))] ?? []
    }

    func failures(of component: ComponentDescriptor) -> [(play: String, reason: String)] {
        failures[component.id] ?? []
    }

    /// - Parameter known: what a name of a component means, the first of those that have it.
    private mutating func run(_ play: Play, of component: ComponentDescriptor, calling known: [ComponentDescriptor]) {
        var made: [LoggedAction] = []
        do {
            let runner = try PlayRunner(
                PlayScript(play, of: component), registry: ComponentRegistry([component]))
            let subscription = runner.host.environment.actionLog.subscribe { made.append($0) }
            defer { withExtendedLifetime(subscription) {} }
            try runner.run()
        } catch {
            failures[component.id, default: []].append((play.name, "\(error)"))
        }
        let title = "\(component.name), \(play.name)"
        let methods = made.compactMap { call in
            known.first { $0.name == call.component }.map {
                Method(component: $0.id, name: Self.name(of: call.call))
            }
        }
        for method in Set(methods) { plays[method, default: []].append(title) }
    }

    /// A method's name without its arguments.
    private static func name(of call: String) -> String { String(call.prefix { $0 != "(" }) }
}

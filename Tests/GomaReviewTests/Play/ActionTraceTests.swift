import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaReview

/// What can be asked of a component leads to something: another state, or a request to its owner.
@MainActor
struct ActionTraceTests {
    static var names: [String] {
        ComponentRegistry.goma.components.filter { !$0.actions.isEmpty }.map(\.name)
    }

    @Test(arguments: await names)
    func `no action of a component leaves everything unchanged in every state`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let calls = try Dictionary(grouping: Self.calls(of: component), by: \.signature)

        for signature in component.actions where Self.unseen[name] != signature {
            // A password is never written down, so no play holds the text.
            let known = calls[signature] ?? []
            // What takes another action back leaves a trace after that one alone.
            let before = [nil] + calls.keys.sorted().filter { $0 != signature && $0.hasSuffix("()") }.map(Optional.some)
            let leaves = try known.contains { call in
                try before.contains { earlier in
                    try Self.leavesATrace(call, after: earlier.flatMap { calls[$0]?.first }, of: component)
                }
            }
            #expect(leaves, "\(name).\(signature) changes no state and asks for nothing")
        }
    }

    /// Moves the keyboard on from the stake, which stands on it in none of the catalogue's states.
    private static let unseen = ["BetInfoSubmission": "confirmStake()"]

    /// Every action that needs no arguments, and each with the arguments that plays anywhere give it.
    private static func calls(of component: ComponentDescriptor) throws -> Set<ActionCall> {
        if let secret = secrets[component.name] {
            return Set([try ActionCall(parsing: secret)]).union(try written(of: component))
        }
        return try written(of: component)
    }

    /// What is typed where nothing that is typed is written down.
    private static let secrets = ["PinDigitEntry": #"enter("1")"#]

    private static func written(of component: ComponentDescriptor) throws -> Set<ActionCall> {
        let bare = component.actions.filter { $0.hasSuffix("()") }.compactMap { try? ActionCall(parsing: $0) }
        return Set(bare).union(played[component.name] ?? [])
    }

    /// The calls that plays make, by component.
    private static let played: [String: Set<ActionCall>] = {
        var calls: [String: Set<ActionCall>] = [:]
        for component in ComponentRegistry.goma.components {
            for play in component.plays {
                guard let runner = try? PlayRunner(PlayScript(play, of: component), registry: .goma) else {
                    continue
                }
                try? runner.run()
                for action in runner.host.environment.actionLog.actions {
                    guard let call = try? ActionCall(parsing: action.call),
                        call != ActionCall(hidingArgumentsOf: call.signature)
                    else { continue }
                    calls[action.component, default: []].insert(call)
                }
            }
        }
        return calls
    }()

    private static func leavesATrace(
        _ call: ActionCall, after earlier: ActionCall?, of component: ComponentDescriptor
    ) throws -> Bool {
        try component.states.indices.dropLast().contains { index in
            let environment = ViewEnvironment.simulated()
            let instance = component.instance(stateAt: index, in: environment)
            let model = try #require(instance.model as? any ActionTarget)
            if let earlier { try component.perform(earlier, on: model) }
            let (state, requests) = (try instance.state(), environment.owner.requests.count)
            try component.perform(call, on: model)
            return try instance.state() != state || environment.owner.requests.count > requests
        }
    }
}

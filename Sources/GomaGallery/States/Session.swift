import Foundation

/// The record of what has been done to a component since its state was shown or edited: every call of its models, with the state in
/// which it found the component.
@MainActor
package final class Session {
    struct Step {
        let action: LoggedAction
        /// The state just before the call, as JSON.
        let state: Data
        /// What had the focus, by its identifier; `nil` where that was nothing of the component.
        let focus: String?
    }

    let component: ComponentDescriptor
    let stateIndex: Int
    /// Whether it began in the named state as that is, and not in an edited one or one from a file.
    let beginsAsNamed: Bool
    let start: (time: Instant, state: Data)
    private(set) var steps: [Step] = []
    /// Calls that came after the last one that is kept.
    private(set) var lostCount = 0
    private let instance: ComponentInstance
    private var subscription: ActionLog.Subscription?

    /// Calls kept at most.
    static let capacity = 1000

    /// Begins now; `nil` for a component without a model, which nobody can ask anything.
    init?(of content: PreviewContent) throws {
        guard let state = try content.instance.state() else { return nil }
        component = content.component
        stateIndex = content.stateIndex
        instance = content.instance
        start = (content.instance.environment.scheduler.now, state)
        let language = instance.environment.localization
        beginsAsNamed = try state == component.stateData(at: stateIndex, in: language)
        subscription = instance.environment.actionLog.subscribe { [weak self] in self?.note($0) }
    }

    /// The component as it is now.
    var end: (time: Instant, state: Data) {
        get throws { (instance.environment.scheduler.now, try instance.state() ?? start.state) }
    }

    var environment: ViewEnvironment { instance.environment }

    private func note(_ action: LoggedAction) {
        guard steps.count < Self.capacity, let state = try? instance.state() else {
            lostCount += 1
            return
        }
        steps.append(Step(action: action, state: state, focus: focus))
    }

    private var focus: String? {
        guard let focused = instance.view.window?.focusedView, focused.isDescendant(of: instance.view) else {
            return nil
        }
        return ControlIdentifiers(of: instance.view).identifier(of: focused)
    }
}

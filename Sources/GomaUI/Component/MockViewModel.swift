import TerminalKit

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The base of the models that behave like production without a server: holds a state, tells its changes, and keeps the
/// models of child components in step with the parts of the state that are theirs.
open class MockViewModel<State: DisplayState>: EditableStateSource {
    public let environment: ViewEnvironment
    public private(set) var currentDisplayState: State
    private let subject: CurrentValueSubject<State, Never>
    private var pushes: [(State) -> Void] = []

    public init(_ state: State, in environment: ViewEnvironment) {
        self.environment = environment
        currentDisplayState = state
        subject = CurrentValueSubject(state)
    }

    public var displayStatePublisher: AnyPublisher<State, Never> { subject.eraseToAnyPublisher() }

    /// Changes the state; equal states are not told twice.
    public final func update(_ change: (inout State) -> Void) {
        var state = currentDisplayState
        change(&state)
        replaceState(state)
    }

    /// Puts another state in place of the current one, as a gallery does that edits it.
    ///
    /// Children are brought in step before anyone is told, so that whoever hears of a state finds the models it needs.
    public final func replaceState(_ state: State) {
        let old = currentDisplayState
        guard state != old else { return }
        stateWillChange(from: old, to: state)
        currentDisplayState = state
        for push in pushes { push(currentDisplayState) }
        if subject.value != currentDisplayState { subject.value = currentDisplayState }
    }

    /// Called before a new state is told, for models that start or stop something with it.
    open func stateWillChange(from old: State, to new: State) {}

    /// Writes a call into the action log: `record("toggleSelection()")`.
    public final func record(_ call: String) {
        environment.actionLog.record(
            LoggedAction(time: environment.scheduler.now, component: Self.componentName, call: call))
    }

    /// Runs `push` with the state now and after every change, before anything else hears of it.
    final func keepInStep(_ push: @escaping (State) -> Void) {
        pushes.append(push)
        push(currentDisplayState)
    }

    private static var componentName: String {
        var name = String(describing: self)
        if name.hasPrefix("Mock") { name.removeFirst(4) }
        if name.hasSuffix("ViewModel") { name.removeLast(9) }
        return name
    }
}

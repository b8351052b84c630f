import TerminalKit

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A model that can be found by its path, and asked for what the customer can ask.
@MainActor
public protocol IntentTarget: AnyObject {
    static var componentName: String { get }

    func model(at path: String) -> (any IntentTarget)?
}

/// The base of the models that behave like production without a server: holds a state, tells its changes, and keeps the
/// models of child components in step with the parts of the state that are theirs.
open class MockViewModel<State: DisplayState>: EditableStateSource, IntentTarget {
    public let environment: ViewEnvironment
    public private(set) var currentDisplayState: State
    private let subject: CurrentValueSubject<State, Never>
    private var pushes: [(State) -> Void] = []
    private var place: (() -> String)?
    private var childLists: [() -> [(name: String, model: any IntentTarget)]] = []

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

    /// Writes a call into the action log: `record("changeStake(to:)", text)`.
    public final func record(_ signature: String, _ arguments: any Encodable...) {
        record(call: IntentCall(signature, arguments).description)
    }

    /// Writes a call that holds something nobody should read.
    public final func record(call: String) {
        environment.actionLog.record(
            LoggedAction(time: environment.scheduler.now, component: Self.componentName, path: path, call: call))
    }

    // MARK: Children

    /// Where this model belongs, such as `outcomes.lines[0]`; empty for a model that belongs to none.
    public var path: String { place?() ?? "" }

    /// Called by whoever keeps this model as a child.
    final func setPlace(_ place: @escaping () -> String) { self.place = place }

    /// The model at a path below this one.
    public final func model(at path: String) -> (any IntentTarget)? {
        if path.isEmpty { return self }
        for child in children() where path == child.name || path.hasPrefix(child.name + ".") {
            return child.model.model(at: String(path.dropFirst(child.name.count + 1)))
        }
        return nil
    }

    /// Keeps a group of child models to be found by name.
    final func adoptChildren(_ list: @escaping () -> [(name: String, model: any IntentTarget)]) {
        childLists.append(list)
    }

    private func children() -> [(name: String, model: any IntentTarget)] { childLists.flatMap { $0() } }

    /// Runs `push` with the state now and after every change, before anything else hears of it.
    final func keepInStep(_ push: @escaping (State) -> Void) {
        pushes.append(push)
        push(currentDisplayState)
    }

    /// The component that this is a model of, such as "PillItem".
    public static var componentName: String {
        var name = String(nameOf: self)
        if name.hasPrefix("Mock") { name.removeFirst(4) }
        if name.hasSuffix("ViewModel") { name.removeLast(9) }
        return name
    }
}

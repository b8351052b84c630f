/// The source of a state that can be shown now and followed from now on.
@MainActor
public protocol DisplayStateSource<State>: AnyObject {
    /// What is shown of it.
    associatedtype State: DisplayState

    /// The state as it is now.
    var currentDisplayState: State { get }
    /// The current state at once on subscription, then every change.
    var displayStatePublisher: AnyPublisher<State, Never> { get }
}

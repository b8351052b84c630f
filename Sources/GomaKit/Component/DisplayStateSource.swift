/// Something whose state can be shown now and followed from now on.
@MainActor
public protocol DisplayStateSource<State>: AnyObject {
    associatedtype State: DisplayState

    var currentDisplayState: State { get }
    /// The current state at once on subscription, then every change.
    var displayStatePublisher: AnyPublisher<State, Never> { get }
}

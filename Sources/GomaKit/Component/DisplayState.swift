import TerminalKit

/// All that a component shows, as data: it goes to JSON and back unchanged.
public protocol DisplayState: Codable, Equatable, Sendable {
    /// What shows before there is a view model: the right shape, nothing in it.
    static var blank: Self { get }
}

/// Something whose state can be shown now and followed from now on.
@MainActor
public protocol DisplayStateSource<State>: AnyObject {
    associatedtype State: DisplayState

    var currentDisplayState: State { get }
    /// The current state at once on subscription, then every change.
    var displayStatePublisher: AnyPublisher<State, Never> { get }
}

/// A source whose state can be replaced from outside, as a gallery does that edits it.
@MainActor
public protocol EditableStateSource<State>: DisplayStateSource {
    func replaceState(_ state: State)
}

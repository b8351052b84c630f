/// Somebody who goes along with the state of a place for as long as it is there: the model that decides about it, or a
/// part of it that is a place of its own.
@MainActor
protocol StateFollower<State>: AnyObject {
    associatedtype State

    /// Asked before a change is made: what the state will have no longer leaves it, with what it had.
    func makeWay(for change: StateChange<State>)

    /// Told a change after all of it has happened.
    func follow(_ change: StateChange<State>)
}

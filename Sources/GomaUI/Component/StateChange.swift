/// What a state was, and what it is now.
public struct StateChange<State> {
    public let old: State
    public let new: State
}

/// A state before a change, and after it.
struct StateChange<State> {
    let old: State
    let new: State
}

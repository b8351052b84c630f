/// What a state was, and what it is now.
struct StateChange<State> {
    let old: State
    let new: State
}

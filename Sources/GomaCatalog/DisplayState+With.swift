extension DisplayState {
    /// The same state with something changed.
    func with(_ change: (inout Self) -> Void) -> Self {
        var state = self
        change(&state)
        return state
    }
}

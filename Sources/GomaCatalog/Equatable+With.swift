extension Equatable {
    /// The same value with something changed.
    func with(_ change: (inout Self) -> Void) -> Self {
        var value = self
        change(&value)
        return value
    }
}

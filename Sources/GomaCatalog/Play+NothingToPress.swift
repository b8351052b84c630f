extension Play {
    /// A play in which nothing has the focus, whatever is pressed for it.
    /// - Parameter keys: what is pressed.
    static func nothingToPress(_ name: String, state: String, by keys: String) -> Self {
        Self(name, state: state, "press \(keys)\nexpect focus nothing")
    }
}

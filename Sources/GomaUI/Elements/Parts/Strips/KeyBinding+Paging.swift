extension KeyBinding {
    /// Keys to the page before and to the page after, where there are such.
    /// - Parameters:
    ///   - page: the page in view, from 0.
    ///   - count: how many pages there are.
    ///   - turn: called with the page to show.
    package static func paging(
        from page: Int, of count: Int, before: String, after: String, turn: @escaping @MainActor (Int) -> Void
    ) -> [KeyBinding] {
        var bindings: [KeyBinding] = []
        if page > 0 { bindings.append(KeyBinding(KeyEvent(.pageUp), before) { turn(page - 1) }) }
        if page < count - 1 { bindings.append(KeyBinding(KeyEvent(.pageDown), after) { turn(page + 1) }) }
        return bindings
    }
}

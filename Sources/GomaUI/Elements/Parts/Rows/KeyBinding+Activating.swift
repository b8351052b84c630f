extension KeyBinding {
    /// The keys that press a control; none where there is nothing to be done.
    /// - Parameter action: what a press does.
    package static func activating(_ title: String, _ action: (() -> Void)?) -> [KeyBinding] {
        guard let action else { return [] }
        return [KeyBinding(.activate, title) { action() }]
    }
}

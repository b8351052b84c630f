extension ListView {
    /// Takes a key that the field of a filter above this list had no use for: arrows and pages move here, and what else
    /// belongs to editing is nobody's, so that nothing typed there can be a command.
    /// - Parameter leavesTab: whether Tab leads out of the field.
    /// - Returns: `false` for Esc, for keys with Ctrl or Alt, and for Tab where that leads out.
    func takes(whileFiltering key: KeyEvent, leavesTab: Bool) -> Bool {
        guard key.key != .escape, key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
        if key.key == .tab { return !leavesTab }
        if [.up, .down, .pageUp, .pageDown].contains(key.key) {
            keyBindings.first { $0.trigger.matches(key) }?.perform(key)
        }
        return true
    }
}

extension KeyBinding.Trigger {
    /// The keys from 0 to 9.
    static let digits = Self.keys((0...9).map { KeyEvent(.character(Character(String($0)))) })
}

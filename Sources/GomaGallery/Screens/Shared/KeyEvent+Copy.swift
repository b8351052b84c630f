extension KeyEvent {
    /// Copies what is shown, on every screen and in every panel.
    static let copy = KeyEvent(.character("Y"))
}

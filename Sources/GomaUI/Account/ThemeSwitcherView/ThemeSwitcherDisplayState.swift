/// The choice of a theme as the customer sees it.
public struct ThemeSwitcherDisplayState: DisplayState {
    /// The chosen one.
    public var selected: ThemeMode
    /// The one that the customer wants in its place, until the owner has answered; `nil` where none is.
    public var wished: ThemeMode?
    /// Why the one that was wanted last is not in use; `nil` where none was wanted in vain. It is not said while another is
    /// wanted.
    public var failure: RequestFailure?

    public static let blank = Self(selected: .system)

    public init(selected: ThemeMode, wished: ThemeMode? = nil, failure: RequestFailure? = nil) {
        self.selected = selected
        self.wished = wished
        self.failure = failure
    }

    /// Wants a mode in place of the chosen one, unless one is wanted already. The chosen one itself is wanted no more than
    /// it is, and why another was wanted in vain is forgotten.
    public mutating func wish(for mode: ThemeMode) {
        guard wished == nil else { return }
        if mode == selected { failure = nil } else { wished = mode }
    }

    /// The owner has answered: the wanted one is chosen now, or the chosen one stays. Nothing has failed where the wanted one
    /// has been chosen meanwhile.
    /// - Parameter failure: why the wanted one is not in use; `nil` where it is.
    public mutating func endWish(_ failure: RequestFailure?) {
        guard let mode = wished else { return }
        wished = nil
        if failure == nil { selected = mode }
        self.failure = selected == mode ? nil : failure
    }

    /// A mode is in use, wherever it was chosen.
    public mutating func select(_ mode: ThemeMode) { (selected, failure) = (mode, nil) }
}

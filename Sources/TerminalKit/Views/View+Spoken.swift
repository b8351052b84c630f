extension View {
    /// This view, which a screen reader passes over with all that is in it: see ``accessibilityLabel``.
    package func unspoken() -> Self {
        accessibilityLabel = ""
        return self
    }
}

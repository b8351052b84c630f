extension Label {
    /// Shows the ring before one of many, filled where that is the chosen one; its row says so to those who listen.
    /// - Parameter isShape: whether the row is not known yet.
    package func showRing(isChosen: Bool, isShape: Bool = false) {
        text = (isChosen ? glyphs.radioOn : glyphs.radioOff).string
        style = isChosen ? TextStyle(.highlightPrimary, .bold) : TextStyle(.iconSecondary, isShape ? .dim : [])
        accessibilityLabel = ""
    }
}

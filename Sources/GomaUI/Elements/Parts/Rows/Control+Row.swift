extension Control {
    /// Puts a row into the control, behind a blank first column: the focus mark's.
    package func place(_ row: View) {
        embed(row, insetBy: Insets(left: Spacing.xs))
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }
}

extension Control {
    /// Puts a row into the control, whose first column is the focus mark's.
    /// - Parameter insets: what is left blank around the row; that column alone unless it is said otherwise.
    package func place(_ row: View, insetBy insets: Insets = Insets(left: Spacing.xs)) {
        embed(row, insetBy: insets)
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }
}

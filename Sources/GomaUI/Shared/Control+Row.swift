import TerminalKit

extension Control {
    /// Puts a row into the control, behind a blank first column: the focus mark's.
    func place(_ row: View) {
        addSubview(row)
        row.layout {
            $0.leading.equal(to: self, offsetBy: Spacing.xs)
            $0.trailing.equal(to: self)
            $0.vertical.equal(to: self)
        }
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }
}

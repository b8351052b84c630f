import TerminalKit

extension Window {
    /// Clicks at a cell with the left button.
    package func click(at place: Point) {
        send(.mouse(MouseEvent(.press(.left), at: place)))
        send(.mouse(MouseEvent(.release(.left), at: place)))
    }

    /// Clicks at the first place of a text on the screen.
    /// - Throws: ``TextNotShown`` where there is none.
    package func click(_ text: String) throws {
        for (y, row) in surface.rows.enumerated() {
            guard let range = row.firstRange(of: text) else { continue }
            return click(at: Point(x: DisplayText(String(row[..<range.lowerBound])).width, y: y))
        }
        throw TextNotShown(text: text)
    }
}

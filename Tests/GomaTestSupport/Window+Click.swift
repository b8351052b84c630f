import TerminalKit

extension Window {
    /// Clicks at a cell with the left button.
    package func click(at place: Point) {
        for event in MouseEvent.click(at: place) { send(.mouse(event)) }
    }

    /// Clicks at the first place of a text on the screen.
    /// - Throws: ``TextNotShown`` where there is none.
    package func click(_ text: String) throws {
        guard let place = surface.firstPlace(of: text) else { throw TextNotShown(text: text) }
        click(at: place)
    }
}

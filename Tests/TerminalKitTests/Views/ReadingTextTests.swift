import Testing

@testable import TerminalKit

/// What a screen reader would say of a view.
@MainActor
struct ReadingTextTests {
    private final class Field: View {
        override var canBecomeFocused: Bool { true }
        override var accessibilityValue: String? { "until\r\nFriday" }
    }

    private func spoken(_ view: View) -> [String] {
        view.frame = Rect(x: 0, y: 0, width: 40, height: 10)
        view.layoutIfNeeded()
        return ReadingText.lines(of: view)
    }

    @Test func `a text of several lines is read line by line, without its blank ones`() {
        let label = Label("Welcome bonus\n\nValid for 30 days.")
        label.maximumLines = 0

        #expect(spoken(label) == ["Welcome bonus", "Valid for 30 days."])
    }

    @Test func `a control is one line, whatever its texts hold`() {
        let field = Field()
        field.accessibilityLabel = "Double your first\ndeposit!"

        #expect(spoken(field) == ["› Double your first deposit!, until Friday"])
    }

    @Test func `a mark alone says nothing`() {
        #expect(spoken(Label("▸")).isEmpty)
    }
}

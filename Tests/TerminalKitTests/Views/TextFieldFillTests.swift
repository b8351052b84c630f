import Expectations
import Testing

@testable import TerminalKit

/// A field that is nearly full, full, and asked for more.
@MainActor
@Suite struct TextFieldFillTests {
    private func field(_ text: String, most: Int? = nil) -> (TextField, ViewHarness) {
        let field = TextField(text)
        if let most { field.maximumLength = most }
        let stage = ViewHarness(field, width: 21, height: 1)
        stage.window.focus(field)
        return (field, stage)
    }

    @Test(
        arguments: [
            ("ab", 4, "abx", false), ("abc", 4, "abcx", false), ("abcd", 4, "abcd", true), ("abcde", 4, "abcde", true),
            ("", 1, "x", false), ("", 0, "", true), ("", -1, "", true),
        ] as [(String, Int, String, Bool)])
    func `a key is taken as long as there is room for it`(text: String, most: Int, expected: String, isFull: Bool) {
        let (field, stage) = field(text, most: most)

        stage.type("x")

        expect(field.text, is: expected)
        expect(field.limitNotice.isEmpty, is: !isFull)
    }

    @Test(arguments: [(2, "ab", true), (3, "abx", true), (4, "abxy", true), (5, "abxyz", false), (6, "abxyz", false)])
    func `of a paste as much is taken as there is room for`(most: Int, expected: String, isFull: Bool) {
        let (field, stage) = field("ab", most: most)

        stage.window.send(.paste("xyz"))

        expect(field.text, is: expected)
        expect(field.limitNotice.isEmpty, is: !isFull)
    }

    @Test(arguments: [("xy", "axyd", false), ("xyz", "axyd", true), ("x", "axd", false)])
    func `what takes the place of a selection has that room too`(pasted: String, expected: String, isFull: Bool) {
        let (field, stage) = field("abcd", most: 4)
        field.moveCaret(to: 1)
        field.moveCaret(to: 3, isSelecting: true)

        stage.window.send(.paste(pasted))

        expect(field.text, is: expected)
        expect(field.limitNotice.isEmpty, is: !isFull)
    }

    @Test(arguments: [(999, false), (1000, false), (1001, true)])
    func `a field has a limit that nobody names`(count: Int, isFull: Bool) {
        let (field, stage) = field("")

        stage.window.send(.paste(String(repeating: "日", count: count)))

        expect(field.text.count, is: min(count, 1000))
        expect(field.limitNotice.isEmpty, is: !isFull)
    }
}

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
        var overflows = 0
        field.onOverflow = { overflows += 1 }

        stage.type("x")

        #expect(field.text == expected)
        #expect(overflows == (isFull ? 1 : 0))
        #expect(field.limitNotice.isEmpty == !isFull)
    }

    @Test(arguments: [(2, "ab", 1), (3, "abx", 1), (4, "abxy", 1), (5, "abxyz", 0), (6, "abxyz", 0)])
    func `of a paste as much is taken as there is room for`(most: Int, expected: String, overflows: Int) {
        let (field, stage) = field("ab", most: most)
        var count = 0
        field.onOverflow = { count += 1 }

        stage.window.send(.paste("xyz"))

        #expect(field.text == expected && count == overflows)
    }

    @Test(arguments: [("xy", "axyd", 0), ("xyz", "axyd", 1), ("x", "axd", 0)])
    func `what takes the place of a selection has that room too`(pasted: String, expected: String, overflows: Int) {
        let (field, stage) = field("abcd", most: 4)
        var count = 0
        field.onOverflow = { count += 1 }
        field.moveCaret(to: 1)
        field.moveCaret(to: 3, isSelecting: true)

        stage.window.send(.paste(pasted))

        #expect(field.text == expected && count == overflows)
    }

    @Test(arguments: [(999, 0), (1000, 0), (1001, 1)])
    func `a field has a limit that nobody names`(count: Int, overflows: Int) {
        let (field, stage) = field("")
        var told = 0
        field.onOverflow = { told += 1 }

        stage.window.send(.paste(String(repeating: "日", count: count)))

        #expect(field.text.count == min(count, 1000) && told == overflows)
    }
}

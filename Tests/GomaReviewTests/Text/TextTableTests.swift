import Expectations
import Testing

@testable import GomaReview

struct TextTableTests {
    @Test func `a column is as wide as its widest text, and the last one ends freely`() {
        let rows = [["NAME", "STATES", "SUMMARY"], ["Slip", "3", "Bets."], ["Wheel of 日本", "12", ""]]

        expect(
            TextTable.lines(of: rows, trailing: [1]),
            is: [
                "NAME           STATES  SUMMARY", "Slip                3  Bets.", "Wheel of 日本      12",
            ])
        expect(
            TextTable.lines(of: rows),
            is: [
                "NAME           STATES  SUMMARY", "Slip           3       Bets.", "Wheel of 日本  12",
            ])
    }

    @Test func `a row that ends early ends there`() {
        expect(TextTable.lines(of: [["a", "bb", "c"], ["aaa"], []]), is: ["a    bb  c", "aaa", ""])
        expect(TextTable.lines(of: []), is: [])
    }

    @Test func `what could harm a terminal is as wide as it will be seen`() {
        expect(TextTable.lines(of: [["a\u{1B}[2J", "x"], ["b", "y"]]), is: ["a\\u{1B}[2J  x", "b           y"])
    }
}

import Expectations
import TerminalWalker
import Testing

@testable import TerminalKit

@Suite struct TextDifferenceTests {
    /// Characters that begin with the same bytes, end with them, or join each other.
    private static let pieces = ["a", "b", "é", "è", "ê", "日", "旦", "\u{301}", "👩", "👨", "\u{200D}", "🇵", "🇹", " "]

    private func text(using generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
            .joined()
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `either of two texts comes from the other, byte for byte`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<4000 {
            let (old, new) = (text(using: &generator), text(using: &generator))

            let difference = TextDifference(from: old, to: new)

            let isSame =
                difference.applied(to: old).utf8.elementsEqual(new.utf8)
                && difference.reverted(in: new).utf8.elementsEqual(old.utf8)
            guard isSame else {
                Issue.record("\(old.debugDescription), \(new.debugDescription)")
                return
            }
        }
    }

    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "abxc", 1), ("abc", "ac", 1), ("aaa", "aa", 1), ("日x本", "日本", 1),
        ("é", "è", 4), ("日", "旦", 6), ("one two", "one 2", 4),
    ])
    func `no more is kept than what differs`(old: String, new: String, bytes: Int) {
        expect(TextDifference(from: old, to: new).bytes, is: bytes)
    }
}

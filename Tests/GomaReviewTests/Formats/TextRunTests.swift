import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

/// GomaElements has another of that name.
private typealias TextRun = GomaReview.TextRun

struct TextRunTests {
    private static let plain = TextStyle.plain
    private static let odds = TextStyle(.textOdds)
    private static let lined = TextStyle(foreground: .role(.textOdds), background: nil, attributes: .underline)

    /// The runs of a row of letters, each in a style.
    private func runs(_ letters: (Character, TextStyle)...) -> [TextRun] {
        var surface = Surface(size: Size(width: letters.count, height: 1))
        for (x, (letter, style)) in letters.enumerated() {
            surface[x, 0] = Cell(
                cluster: Cluster(letter), foreground: style.foreground,
                background: style.background ?? .terminalDefault, attributes: style.attributes)
        }
        return TextRun.runs(of: surface.row(0))
    }

    @Test func `blanks go with the text beside them, whatever their colours, and those at the end go away`() throws {
        let found = runs((" ", Self.plain), ("a", Self.odds), (" ", Self.plain), ("b", Self.odds), (" ", Self.plain))

        expect(found.map(\.text), is: [" a b"])
        expect(found.map(\.x), is: [0])
        expect(found.map(\.width), is: [4])
        try expect(#require(found.first).cell.foreground, is: .role(.textOdds))
        expectEmpty(runs((" ", Self.lined), (" ", Self.plain)))
    }

    @Test func `a line below a text is not carried on below the blanks beside it`() {
        let found = runs(("a", Self.lined), (" ", Self.plain), ("b", Self.lined), (" ", Self.lined), ("c", Self.lined))

        expect(found.map(\.text), is: ["a", " ", "b c"])
        expect(found.map(\.x), is: [0, 1, 2])
    }

    @Test func `blanks beside a drawn line are a part of it, and a text behind them is not`() {
        let found = runs((" ", Self.plain), ("─", Self.odds), (" ", Self.plain), ("│", Self.plain), ("a", Self.plain))

        expect(found.map(\.text), is: [" ─ │", "a"])
        expect(found.map(\.kind), is: [.drawn, .plain])
        expect(found.map(\.width), is: [4, 1])
    }
}

import Expectations
import Foundation
import GomaCatalog
import Testing

extension EndToEnd {
    /// The gallery as somebody uses it.
    struct GalleryTests {
        private func gallery(_ arguments: String = "", width: Int = 120, height: Int = 40) throws -> Terminal {
            let terminal = try Terminal(
                "exec \(Terminal.quoted(Command.gomaui)) \(arguments)", width: width, height: height)
            return terminal
        }

        @Test func `the table lists components under their categories, with a preview beside it`() throws {
            let terminal = try gallery()

            try terminal.wait(forText: "Enter open")

            let text = try terminal.text
            expect(text, contains: "Betting")
            expect(text, contains: "OutcomeItem")
            expect(text, contains: "✓ Won")
        }

        @MainActor
        @Test(arguments: [(120, 40), (80, 24), (40, 12)])
        func `it fits the window`(width: Int, height: Int) throws {
            let terminal = try gallery(width: width, height: height)

            try terminal.wait(forText: "Enter open")
            try terminal.press("G")

            let last = try #require(ComponentRegistry.goma.components.last?.name)
            try terminal.wait(forText: "▌ \(last)")
            try expect(terminal.text, contains: "Name")
        }

        @Test func `Enter opens a component, brackets and digits switch its states, Esc goes back`() throws {
            let terminal = try gallery()
            try terminal.wait(forText: "Enter open")
            try terminal.press("/")
            try terminal.type("outcomeitem")
            try terminal.wait(forText: "1 of")

            try terminal.press("Enter")
            try terminal.wait(forText: "Esc back")
            try terminal.press("]")
            try terminal.wait(forText: "✓")
            try terminal.press("3")
            try terminal.wait(forText: "▲")
            try terminal.press("Escape")

            try terminal.wait(forText: "Enter open")
            try expect(terminal.text, contains: "1 of")
        }

        @Test func `a state is found by name and by two digits, shown plainly again, and nothing found is not opened`()
            throws
        {
            let terminal = try gallery("--single")
            func waitForState(_ summary: String) throws {
                try terminal.wait(for: summary) { try terminal.rows[0].contains(summary) }
            }
            try terminal.wait(forText: "Enter open")

            try terminal.type("/outcome odds-up")
            try terminal.wait(forText: "OutcomeItem")
            try terminal.press("Enter")
            try waitForState("The price rose")
            try terminal.type("10")
            try waitForState("Name and price on one row")

            try terminal.settle()
            let plain = try terminal.cells
            try terminal.type("wvl")
            try terminal.wait(forText: "20────│")
            try terminal.type("P")
            try terminal.wait(for: "the preview to be as before") {
                try terminal.cells.dropLast() == plain.dropLast()
            }

            try terminal.press("Escape")
            try terminal.wait(forText: "Enter open")
            try terminal.type("/zzz")
            try terminal.wait(forText: "Nothing matches")
            let hints = try #require(try terminal.rows.last)
            expect(hints, contains: "Esc show all")
            expect(hints, lacks: "Enter open")
        }

        @Test func `Tab goes inside and the component acts, Esc comes out`() throws {
            let terminal = try gallery("open OutcomeItem --single")
            try terminal.wait(forText: "Esc back")

            try terminal.press("Tab")
            try terminal.wait(forText: "┏")
            try terminal.press("Enter")
            try terminal.wait(forText: "✓")
            try terminal.press("q")
            try terminal.press("Escape")

            try terminal.wait(for: "the focus to leave") { try !terminal.text.contains("┏") }
            try expect(terminal.text, contains: "✓")
        }

        @Test func `resizing keeps the selection and the state`() throws {
            let terminal = try gallery()
            try terminal.wait(forText: "Enter open")
            try terminal.press("/")
            try terminal.type("pillitem")
            try terminal.press("Tab")
            try terminal.wait(forText: "[ ] state")
            try terminal.press("]")
            try terminal.wait(forText: "Popular")

            try terminal.resize(width: 80, height: 24)
            try terminal.wait(for: "the smaller window") { try terminal.rows.count <= 24 }
            try terminal.wait(forText: "Popular")
            try terminal.resize(width: 40, height: 12)
            try terminal.wait(for: "the table alone") { try !terminal.text.contains("Popular") }
            try terminal.resize(width: 120, height: 40)

            try terminal.wait(forText: "Popular")
        }

        @Test func `t changes the theme and nothing but colours`() throws {
            let terminal = try gallery("open OutcomeItem --at 0s --single")
            try terminal.wait(forText: "Goma Dark")
            try terminal.settle()
            let (rows, dark) = (try terminal.rows, try terminal.cells)

            try terminal.press("t")

            try terminal.wait(forText: "Goma Light")
            try terminal.settle()
            let light = try terminal.cells
            try expect(terminal.rows.dropLast(), is: rows.dropLast())
            // The last row names the theme, and so differs by more than colours.
            let cells = zip(dark.dropLast().joined(), light.dropLast().joined())
            #expect(cells.allSatisfy { $0.attributes == $1.attributes && $0.background != $1.background })
            #expect(cells.allSatisfy { $0.character == " " || $0.foreground != $1.foreground })
            expect(light.map(\.count).dropLast(), is: dark.map(\.count).dropLast())
        }

        @Test func `the question mark shows the keys`() throws {
            let terminal = try gallery()
            try terminal.wait(forText: "Enter open")

            try terminal.press("?")

            try terminal.wait(forText: "state by number")
            try terminal.press("Escape")
            try terminal.wait(for: "the sheet to close") { try !terminal.text.contains("state by number") }
        }

        @Test func `a filter that matches nothing says so`() throws {
            let terminal = try gallery()
            try terminal.wait(forText: "Enter open")
            try terminal.press("/")

            try terminal.type("zzz")

            try terminal.wait(forText: "Nothing matches \"zzz\"")
            try terminal.press("Escape")
            try terminal.wait(forText: "OutcomeItem")
        }
    }
}

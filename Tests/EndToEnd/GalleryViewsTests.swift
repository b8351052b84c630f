import Expectations
import Foundation
import Testing

extension EndToEnd {
    /// The ways of looking at a component, in a real terminal.
    struct GalleryViewsTests {
        private func open(
            _ arguments: String, isSingle: Bool = true, width: Int = 120, height: Int = 40, environment: String = "",
            type: String? = nil
        ) throws -> Terminal {
            var kind = Terminal.Kind()
            if let type { kind.type = type }
            let terminal = try Terminal(
                "exec env \(environment) \(Terminal.quoted(Command.gomaui)) open \(arguments)"
                    + (isSingle ? " --single" : ""), width: width, height: height, kind: kind)
            try terminal.wait(forText: "[ ] state")
            return terminal
        }

        @Test func `widths are switched, counted by the ruler, and what is too wide is moved sideways`() throws {
            let terminal = try open("TallOddsMatchCard", width: 80, height: 24)

            try terminal.type("w")
            try terminal.wait(forText: "20────│─────32")
            try terminal.type("}")
            try terminal.wait(forText: "33 columns")
            try terminal.type("WWWW")
            try terminal.wait(forText: "80 columns")
            #expect(try terminal.rows[3].hasSuffix("›"))
            try terminal.type(")")

            try terminal.wait(for: "the end of the ruler") { try terminal.rows[3].hasSuffix("80") }
            #expect(try terminal.rows[3].hasPrefix("‹"))
        }

        @Test(arguments: ["LC_ALL= LANG=fr_FR.UTF-8", "LC_ALL= LANG=C.UTF-8 LC_MESSAGES=fr_FR.UTF-8"])
        func `the gallery speaks its owner's language, and components keep theirs`(environment: String) throws {
            let terminal = try Terminal(
                "exec env \(environment) \(Terminal.quoted(Command.gomaui)) open BetDetailResultSummary --single")
            try terminal.wait(forText: "q quitter")
            try expect(terminal.text, contains: "✓ Won")

            try terminal.type("c")
            try terminal.wait(forText: "Esc fermer")
            try terminal.type("?")
            try terminal.wait(forText: "état suivant")
        }

        @Test func `a flag sets the gallery's language whatever the environment says`() throws {
            let terminal = try Terminal(
                "exec env LC_MESSAGES=fr_FR.UTF-8 \(Terminal.quoted(Command.gomaui)) --language pt --fresh")
            try terminal.wait(forText: "Enter abrir")
            try terminal.type("E")

            try terminal.wait(forText: "Esc voltar")
            try expect(terminal.text, contains: "/ filtrar")
        }

        @Test func `fewer colours, other characters and another language are the preview's alone`() throws {
            let terminal = try open("BetDetailResultSummary --colors 256 --at 0s")
            try terminal.wait(forText: "✓ Won")
            let status = try terminal.cells[39].prefix(10)

            try terminal.type("vvv")
            try terminal.wait(forText: "no colours")
            let cells = try terminal.cells[4...8].joined()
            #expect(Set(cells.filter { !$0.isBlank }.compactMap(\.foreground)).count <= 1)
            try expect(terminal.cells[39].prefix(10), is: status)
            try terminal.type("yl")
            try terminal.wait(forText: "+ Gagné")
            try expect(terminal.text, contains: "────")
            try terminal.type("vylll")

            try terminal.wait(forText: "✓ Won")
        }

        @Test func `themes stand beside each other, and a click in any of them acts in all`() throws {
            let terminal = try open("OutcomeItem --at 0s --colors 256")

            try terminal.type("==")
            try terminal.wait(forText: "Goma High Contr…")
            let row = try terminal.cells[6]
            expect(row[4].background, isNot: row[24].background)
            try terminal.click(x: 27, y: 6)

            try terminal.wait(forText: "┃✓    Home     ┃    ┃✓    Home     ┃    ┃✓")
        }

        @Test func `other states stand beside the one on show, a click chooses one, and a key sends them away`() throws
        {
            let terminal = try open("TallOddsMatchCard", isSingle: false)
            try terminal.wait(forText: "2  Pre-match three lines")

            try terminal.click(x: 80, y: 8)
            try terminal.wait(for: "the state to be chosen") { try terminal.rows[3].hasPrefix("  2  Pre-match") }
            try expect(terminal.rows[3], contains: "3  Live")
            try terminal.type("o")

            try terminal.wait(for: "the others to go") { try !terminal.text.contains("3  Live") }
        }

        @Test func `all states stand on the contact sheet, and Enter goes to one`() throws {
            let terminal = try open("OutcomeItem")

            try terminal.type("A")
            try terminal.wait(forText: "17  Blank")
            try terminal.press("Right", "Right")
            try terminal.wait(forText: "▌ 3  Odds up")
            try terminal.type("w")
            try terminal.wait(forText: "32 columns")
            try terminal.press("Enter")

            try terminal.wait(forText: "Odds up ·")
            try expect(terminal.text, lacks: "17  Blank")
        }

        @Test func `differences are said in words and shown by flipping`() throws {
            let terminal = try open("OutcomeItem --state 2", width: 100, height: 30)

            try terminal.type("D")
            try terminal.wait(forText: "selection mark added: \"✓\"")
            try terminal.press("Space")
            try terminal.wait(forText: "Before: Normal unselected")
            try expect(terminal.text, lacks: "█✓")
            try terminal.press("[")
            try terminal.wait(forText: "Goma Monochrome → Goma Dark")
            try terminal.press("Escape")

            try terminal.wait(forText: "[ ] state")
        }

        @Test func `time stands still, goes step by step, and goes on`() throws {
            let terminal = try open("OutcomeItem --state odds-up --at 0s")
            try terminal.wait(forText: "paused 0.000 s")
            try expect(terminal.text, contains: "▲")

            try terminal.type(".")
            try terminal.wait(forText: "paused 3.000 s")
            try terminal.type(">>")
            try terminal.press("Space")

            try terminal.wait(for: "the arrow to go") { try !terminal.text.contains("▲") }
            try terminal.wait(forText: "4x")
        }

        @Test func `the wheel and clicks work in the table, and a click opens`() throws {
            let terminal = try Terminal("exec \(Terminal.quoted(Command.gomaui))", width: 90, height: 30)
            try terminal.wait(forText: "Enter open")

            try terminal.click(x: 6, y: 5)
            try terminal.wait(for: "the second row to be selected") { try terminal.rows[5].hasPrefix("▌") }
            try terminal.wheel(up: false, x: 6, y: 10)
            try terminal.wait(for: "the table to scroll") { try !terminal.rows[2].contains("Betting") }
            try terminal.wheel(up: true, x: 6, y: 10)
            try terminal.wait(for: "the table to scroll back") { try terminal.rows[2].contains("Betting") }
            try terminal.click(x: 6, y: 5)

            try terminal.wait(forText: "Esc back")
        }

        @Test(arguments: ["NO_COLOR=1", "TERM=vt100"])
        func `without colours one sees what is selected, what has the focus and which state it is`(
            setting: String
        ) throws {
            let terminal = try open(
                "OutcomeItem --at 0s", environment: setting, type: setting == "TERM=vt100" ? "vt100" : nil)
            func isMarked(_ text: String) throws -> Bool {
                let (rows, cells) = (try terminal.rows, try terminal.cells)
                guard let y = rows.firstIndex(where: { $0.contains(text) }),
                    let range = rows[y].range(of: text)
                else { return false }
                let x = rows[y].distance(from: rows[y].startIndex, to: range.lowerBound)
                return !cells[y][x].attributes.isDisjoint(with: [1, 4, 7])
            }

            #expect(try isMarked("Normal unselected"))
            #expect(try !isMarked("Normal selected"))
            try terminal.type("A")
            try terminal.wait(forText: "▌ 1  Normal unselected")
            // Of half a picture the last row would be the one that is waited for below.
            try terminal.settle()
            #expect(try isMarked("▌ 1"))
            try terminal.press("Escape")
            try terminal.wait(forText: "Tab go inside")
            try terminal.press("Tab")

            try terminal.wait(forText: "┏")
            #expect(try terminal.cells.joined().allSatisfy { $0.foreground == nil && $0.background == nil })
        }
    }
}

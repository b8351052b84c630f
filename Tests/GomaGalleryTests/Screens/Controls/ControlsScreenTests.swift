import Expectations
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The controls beside a small component, used by their keys.
@MainActor
struct ControlsScreenTests {
    private func stage(width: Int = 100, state: Int = 2, saves: SaveFolder = .nowhere) throws -> GalleryHarness {
        let stage = try GalleryHarness(
            width: width, height: 20, opening: "Price", state: state, saves: saves, registry: SampleRegistry.make())
        stage.type("c")
        return stage
    }

    /// Down to a field, counted from 0.
    private func go(to field: Int, in stage: GalleryHarness) { for _ in 0..<field { stage.press(.down) } }

    /// The rows of the controls: mark, name and value.
    private func rows(_ stage: GalleryHarness) -> [String] {
        stage.window.surface.rows[5..<19].map { row in
            let panel = row.split(separator: "│", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
            return panel.split(separator: " ").joined(separator: " ")
        }.filter { !$0.isEmpty }
    }

    private func status(_ stage: GalleryHarness) -> String { stage.window.surface.rows.last ?? "" }

    @Test func `every field has a row with its name and its value`() throws {
        try expect(
            stage().difference(
                from: """
                      Price  Betting  What a bet would pay.
                      Off  On  Noted  Blank
                    ────────────────────────────────────────────────────────────────────────────────────────────────────
                                                                               │ Controls Actions Inspector Usage  9 v…
                       Price                                                   │
                       ☐ 0                                                     │ ▌  title                         Price
                       back at noon A                                          │    isOn                              ☐
                                                                               │    count                             0
                                                                               │    price                           1.5
                                                                               │    tone                           calm
                                                                               │    note                   back at noon
                                                                               │    delivery                     atOnce
                                                                               │  ▸ marks                             1
                                                                               │
                                                                               │
                                                                               │
                                                                               │
                                                                               │
                                                                               │
                     Enter type   r reset   s save   Y copy   Esc close   ? keys   q quit        20 columns · Goma Dark
                    """), is: [])
    }

    @Test func `a digit on a value begins typing it, and on others goes to a state`() throws {
        let stage = try stage()
        go(to: 3, in: stage)

        stage.type("9.5")
        expect(status(stage), contains: "Enter keep")
        stage.press(.enter)
        #expect(rows(stage).contains { $0.hasSuffix("price 9.5") })
        #expect(!stage.services.time.isPaused)

        stage.press(.up, .up)
        stage.type("1")
        expect(stage.events, contains: "show state: test:Price Off")
    }

    /// The field by its place, keys, what its row says then, and the hint for it.
    @Test(
        arguments: [
            (1, "→", "▌ isOn ☑", " Space switch   z undo "), (1, "←", "▌ isOn ☑", " Space switch   z undo "),
            (1, " ", "▌ isOn ☑", " Space switch   z undo "),
            (1, "  ", "▌ isOn ☐", " Space switch   z undo "), (1, "\n", "▌ isOn ☑", " Space switch   z undo "),
            (2, "→", "▌ count 1", " ← → step   z undo "), (2, "+", "▌ count 1", " ← → step   z undo "),
            (2, ">", "▌ count 10", " ← → step   z undo "), (2, ">←", "▌ count 9", " ← → step   z undo "),
            (2, ">-", "▌ count 9", " ← → step   z undo "), (2, ">→<", "▌ count 1", " ← → step   z undo "),
            (2, "→<", "▌ count 0", " ← → step   z undo "),
            (3, "→", "▌ price 1.51", " ← → step   z undo "), (3, "←", "▌ price 1.49", " ← → step   z undo "),
            (3, ">", "▌ price 1.6", " ← → step   z undo "), (3, "<", "▌ price 1.4", " ← → step   z undo "),
            (4, "→", "▌ tone loud", " ← → choose   z undo "), (4, "→→", "▌ tone silent", " ← → choose   z undo "),
            (4, "→→→", "▌ tone calm", " ← → choose   z undo "), (4, "←", "▌ tone silent", " ← → choose   z undo "),
            (4, " ", "▌ tone loud", " ← → choose   z undo "), (4, ">", "▌ tone loud", " ← → choose   z undo "),
            (4, "<", "▌ tone silent", " ← → choose   z undo "),
            (5, "x", "▌ note –", " Space switch on   z undo "),
            (5, "x ", "▌ note back at noon", " Enter type   z undo "),
            (6, "→", "▌▾ delivery later", " ← → choose   z undo "),
            (6, "←", "▌▾ delivery later", " ← → choose   z undo "),
            (6, "→→", "▌ delivery atOnce", " ← → choose   z undo "),
            (7, "\n", "▌▾ marks 1", " Enter close "), (7, "\n\n", "▌▸ marks 1", " Enter open "),
            (7, "→", "▌▾ marks 1", " Enter close "), (7, "→←", "▌▸ marks 1", " Enter open "),
            (7, "n", "▌▾ marks 2", " Enter close   z undo "),
        ])
    func `each kind of field answers to its keys, in both directions`(
        field: Int, keys: String, row: String, hint: String
    ) throws {
        let stage = try stage()
        go(to: field, in: stage)

        for key in keys {
            switch key {
            case "→": stage.press(.right)
            case "←": stage.press(.left)
            case "\n": stage.press(.enter)
            case "x": stage.press(.delete)
            default: stage.type(String(key))
            }
        }

        expect(rows(stage).first { $0.hasPrefix("▌") }, is: row)
        #expect(status(stage).hasPrefix(hint), "\(status(stage))")
    }

    @Test(arguments: ["/pri", "\nX"])
    func `the commands open while a filter or a value is typed`(keys: String) throws {
        let stage = try stage()
        stage.go(keys)

        stage.go("\u{10}")

        expect(stage.events.last, is: "show commands")
    }

    @Test func `a value that is typed is taken where the commands open, and stays where it does not fit`() throws {
        let stage = try stage()
        stage.go("\nX\u{10}")
        stage.press(.escape)
        #expect(rows(stage).contains { $0.hasSuffix("title PriceX") })
        go(to: 3, in: stage)

        stage.go("\nx\u{10}")

        expect(stage.events.filter { $0 == "show commands" }.count, is: 1)
        expect(status(stage), contains: "price: wants a number")
    }

    @Test func `Enter is told for a list once there is something in it to open`() throws {
        let stage = try stage(state: 0)
        go(to: 7, in: stage)

        expect(rows(stage).first { $0.hasPrefix("▌") }, is: "▌ marks 0")
        #expect(status(stage).hasPrefix(" n add "))
        expect(status(stage), lacks: "Enter")
        stage.type("n")

        expect(rows(stage).first { $0.hasPrefix("▌") }, is: "▌▾ marks 1")
        #expect(status(stage).hasPrefix(" Enter close   z undo "))
    }

    @Test func `Enter is told for a choice once there is something in it to close`() throws {
        let stage = try stage()
        go(to: 6, in: stage)
        expect(status(stage), lacks: "Enter")

        stage.press(.right)
        #expect(status(stage).hasPrefix(" ← → choose   z undo   Enter close "))
        stage.press(.enter)

        expect(rows(stage).first { $0.hasPrefix("▌") }, is: "▌▸ delivery later")
        #expect(status(stage).hasPrefix(" ← → choose   z undo   Enter open "))
    }

    @Test func `at the end of a range a step says what is wanted`() throws {
        let stage = try stage()
        go(to: 2, in: stage)

        stage.press(.left)

        #expect(status(stage).hasPrefix(" count: wants a whole number from 0 to 999999999 "))
        expect(rows(stage)[2], is: "▌ count 0")
        expect(stage.text, lacks: "edited")
    }

    @Test(arguments: [Key.enter, .character(" "), .right])
    func `a choice that the state refuses says what is wanted, by whatever key it was made`(key: Key) throws {
        let stage = try GalleryHarness(width: 200, height: 30, opening: "BorderedTextField")
        let component = try stage.services.registry.component(named: "BorderedTextField")
        let long = try JSONValue(#require(try component.stateData(at: 0)))
            .replacing([.key("content")], with: .string("text"))
            .replacing([.key("text")], with: .string(String(repeating: "x", count: 300)))
        stage.type("c")
        stage.router.show(GivenState(file: "long.yaml", data: try long.data), of: component, stateAt: 0)
        stage.update()
        stage.go("/content\n")

        stage.press(key)

        expect(status(stage), contains: "wants text of at most ", "\(status(stage))")
        expect(stage.services.edits.editedStates(of: component), is: [])
    }

    @Test func `a case brings its fields along, and they are edited like any others`() throws {
        let stage = try stage()
        go(to: 6, in: stage)
        stage.press(.right)

        expect(rows(stage)[6...8], is: ["▌▾ delivery later", "minutes 0", "▸ marks 1"])
        stage.press(.down, .right)

        expect(rows(stage)[7], is: "▌ minutes 1")
        stage.press(.up, .right)
        expect(rows(stage)[6...7], is: ["▌ delivery atOnce", "▸ marks 1"])
    }

    // MARK: Typed values

    @Test(
        arguments: [
            (0, "s", "▌ title Prices"), (2, "5", "▌ count 5"), (3, "25", "▌ price 1.525"),
            (5, "!", "▌ note back at noon!"),
        ])
    func `a value is typed behind what it was, and Enter keeps it`(field: Int, text: String, row: String) throws {
        let stage = try stage()
        go(to: field, in: stage)
        stage.press(.enter)
        #expect(status(stage).hasPrefix(" Enter keep   Esc as before "))
        stage.type(text)

        stage.press(.enter)

        expect(rows(stage)[field], is: row)
        expect(stage.events.last, is: "edit: \(["title", "", "count", "price", "", "note"][field])")
    }

    @Test func `Esc leaves a value as it was, and what does not fit stays to be corrected`() throws {
        let stage = try stage()
        go(to: 2, in: stage)
        stage.press(.enter)
        stage.type("x")
        stage.press(.enter)

        #expect(status(stage).hasPrefix(" count: wants a whole number from 0 to 999999999, not \"0x\" "))
        expect(rows(stage)[2], is: "count 0x")
        stage.press(.escape)

        expect(rows(stage)[2], is: "▌ count 0")
        expect(stage.events.last, is: "type value: count")
    }

    @Test(arguments: [Key.down, .up, .tab])
    func `leaving the line keeps what was typed`(key: Key) throws {
        let stage = try stage()
        go(to: 2, in: stage)
        stage.press(.enter)
        stage.type("7")

        stage.press(key)

        #expect(rows(stage)[2].hasSuffix("count 7"))
        expect(stage.events, contains: "edit: count")
    }

    /// A row of the controls, the name of a state, and a place in the component.
    @Test(arguments: ["isOn", "Off", "☐ 0"])
    func `a value that is typed is taken where a click leads elsewhere`(place: String) throws {
        let stage = try stage()
        let component = try stage.services.registry.component(named: "Price")
        stage.go("\nX")

        try stage.click(place)

        let edited = stage.services.edits.edited(component, stateAt: 2)?.state
        expect(edited?[[.key("title")]], is: .string("PriceX"))
        expect(stage.services.edits.editedStates(of: component), is: [2])
        expect(status(stage), lacks: "Enter keep")
    }

    @Test(arguments: ["isOn", "Off"])
    func `a value that does not fit stays to be corrected where a click would lead elsewhere`(place: String) throws {
        let stage = try stage()
        go(to: 2, in: stage)
        stage.go("\nx")

        try stage.click(place)

        #expect(status(stage).hasPrefix(" count: wants a whole number from 0 to 999999999, not \"0x\" "))
        expect(rows(stage)[2], is: "count 0x")
        #expect(!stage.events.contains { $0.hasPrefix("show state") })
    }

    @Test func `what is typed in one state goes into no other that a file brings`() throws {
        let stage = try stage()
        let component = try stage.services.registry.component(named: "Price")
        let data = try #require(try component.stateData(at: 0))
        stage.go("\nX")

        stage.router.show(GivenState(file: "price.yaml", data: data), of: component, stateAt: 0)
        stage.update()

        expect(rows(stage).first, is: "▌ title Price")
        expect(stage.services.edits.editedStates(of: component), is: [])
    }

    @Test func `the rows stay where they are while a value is typed`() throws {
        let stage = try stage()
        stage.resize(width: 100, height: 10)
        stage.go("\nX")

        stage.window.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 85, y: 7))))
        stage.update()

        #expect(stage.window.surface.rows.contains { $0.contains("title") && $0.contains("PriceX") })
    }

    @Test func `a row that has been scrolled away comes into view as its value is typed`() throws {
        let stage = try stage()
        stage.resize(width: 100, height: 10)
        stage.window.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 85, y: 7))))
        stage.update()
        #expect(!stage.window.surface.rows.contains { $0.contains("title") })

        stage.go("\nX")

        #expect(stage.window.surface.rows.contains { $0.contains("title") && $0.contains("PriceX") })
    }

    // MARK: Lists

    @Test func `elements are added, moved both ways and taken away`() throws {
        let stage = try stage()
        go(to: 7, in: stage)
        stage.type("n")
        stage.press(.down, .enter, .down, .down, .enter)
        stage.type("2")
        stage.press(.enter)
        expect(rows(stage)[7...], is: ["▾ marks 2", "▾ [0] A2", "id a", "▌ title A2", "▸ [1] A"])
        stage.press(.up, .up)

        stage.type("J")
        expect(rows(stage).filter { $0.contains("[") }, is: ["▸ [0] A", "▌ ▾ [1] A2"])
        stage.type("J")
        expect(rows(stage).filter { $0.contains("[") }, is: ["▸ [0] A", "▌ ▾ [1] A2"])
        stage.type("K")
        expect(rows(stage).filter { $0.contains("[") }, is: ["▌ ▾ [0] A2", "▸ [1] A"])
        #expect(stage.window.surface.rows[6].hasPrefix("   back at noon A2 A   "))
        stage.press(.backspace)

        expect(rows(stage)[7...], is: ["▾ marks 1", "▌ ▸ [0] A"])
    }

    @Test func `moving is told for an element that has others beside it`() throws {
        let stage = try stage(width: 160)
        go(to: 7, in: stage)
        stage.press(.enter, .down)
        #expect(status(stage).hasPrefix(" Enter open   n add   Del take away "))

        stage.type("n")

        #expect(status(stage).hasPrefix(" Enter open   z undo   n add   K J move   Del take away "))
    }

    @Test func `an element goes by its title, and without one by its id`() throws {
        let stage = try stage()
        go(to: 7, in: stage)
        stage.press(.enter, .down, .enter, .down, .down)
        expect(rows(stage)[7...], is: ["▾ marks 1", "▾ [0] A", "id a", "▌ title A"])

        stage.press(.enter, .backspace, .enter)

        expect(rows(stage)[7...], is: ["▾ marks 1", "▾ [0] a", "id a", "▌ title \"\""])
    }

    @Test func `what is added is selected, and what comes after what was taken away`() throws {
        let stage = try stage()
        go(to: 7, in: stage)
        stage.type("n")
        stage.press(.down)
        stage.type("n")
        expect(rows(stage)[7...], is: ["▾ marks 3", "▸ [0] A", "▌ ▸ [1] A", "▸ [2] A"])
        stage.press(.delete)
        expect(rows(stage)[7...], is: ["▾ marks 2", "▸ [0] A", "▌ ▸ [1] A"])
        stage.press(.delete)
        expect(rows(stage)[7...], is: ["▾ marks 1", "▌ ▸ [0] A"])
        stage.press(.delete)

        expect(rows(stage)[7...], is: ["▌ marks 0"])
    }

    @Test(arguments: [(0, "title: has to be there"), (7, "marks: has to be there")])
    func `what has to be there cannot be taken away`(field: Int, message: String) throws {
        let stage = try stage()
        go(to: field, in: stage)
        let before = rows(stage)

        stage.press(.delete)

        expect(rows(stage), is: before)
        #expect(status(stage).hasPrefix(" \(message) "))
    }

    @Test func `only a list takes elements`() throws {
        let stage = try stage()

        stage.type("n")

        #expect(status(stage).hasPrefix(" title: is no list "))
    }

    // MARK: Undo, reset, save

    @Test func `edits are taken back and made again one by one, and said`() throws {
        let stage = try stage(width: 120)
        stage.press(.down, .right, .down, .right, .right)
        expect(rows(stage)[1...2], is: ["isOn ☑", "▌ count 2"])

        var said: [String] = []
        var values: [[String]] = []
        for key in ["z", "z", "z", "z", "Z", "Z", "Z", "Z"] {
            stage.type(key)
            said.append(status(stage).components(separatedBy: "   ")[0])
            values.append(rows(stage)[1...2].map { $0.replacing("▌ ", with: "") })
        }

        expect(
            said,
            is: [
                " undone: count 1", " undone: count 0", " undone: isOn off", " nothing to undo in this state",
                " redone: isOn on", " redone: count 1", " redone: count 2", " nothing to redo in this state",
            ])
        expect(
            values.map { $0.joined(separator: " ") },
            is: [
                "isOn ☑ count 1", "isOn ☑ count 0", "isOn ☐ count 0", "isOn ☐ count 0", "isOn ☑ count 0",
                "isOn ☑ count 1",
                "isOn ☑ count 2", "isOn ☑ count 2",
            ])
    }

    @Test func `taking an edit back selects its field`() throws {
        let stage = try stage()
        stage.press(.down, .right, .down, .down, .down)
        expect(rows(stage)[4], is: "▌ tone calm")

        stage.type("z")

        expect(rows(stage)[1], is: "▌ isOn ☐")
    }

    @Test func `an edited state has its mark until it is reset, which can be undone`() throws {
        let stage = try stage()
        expect(stage.window.surface.rows[1], is: "  Off  On  Noted  Blank")
        stage.press(.down, .right)
        expect(stage.window.surface.rows[1], is: "  Off  On  Noted · edited  Blank")
        stage.type("[")
        expect(stage.window.surface.rows[1], is: "  Off  On  Noted ✎  Blank")
        stage.type("]r")

        expect(stage.window.surface.rows[1], is: "  Off  On  Noted  Blank")
        expect(rows(stage)[1], is: "▌ isOn ☐")
        stage.type("z")

        expect(stage.window.surface.rows[1], is: "  Off  On  Noted · edited  Blank")
        expect(rows(stage)[1], is: "▌ isOn ☑")
        #expect(status(stage).hasPrefix(" undone: reset "))
    }

    @Test func `q warns of edits that are in no file, and a second q quits`() throws {
        let stage = try stage(width: 140)
        stage.press(.down, .right)

        stage.type("q")
        #expect(!stage.hasQuit)
        #expect(status(stage).hasPrefix(" 1 state is edited and not saved: q again quits, s in the controls saves "))
        stage.type("]")
        stage.type("q")
        #expect(!stage.hasQuit)
        stage.type("q")

        #expect(stage.hasQuit)
    }

    @Test func `s writes the state into a file, and q then quits at once`() throws {
        let folder = try TemporaryFolder()
        let stage = try stage(width: 160, saves: SaveFolder(folder.path))
        stage.press(.down, .right)

        stage.type("s")
        #expect(status(stage).hasPrefix(" saved in \(folder.path)/Price-Noted.yaml "))
        let yaml = try folder.text(of: "Price-Noted.yaml")
        expect(
            yaml,
            is: """
                component: Price
                state:
                  count: 0
                  delivery: atOnce
                  isOn: true
                  marks:
                  - id: a
                    title: A
                  note: back at noon
                  price: 1.5
                  title: Price
                  tone: calm

                """)
        stage.type("q")

        #expect(stage.hasQuit)
    }

    // MARK: The filter

    @Test func `a filter finds values inside others by their whole names`() throws {
        let stage = try stage()

        stage.type("/mark")
        expect(rows(stage), is: ["/ mark", "marks 1", "marks[0].id a", "marks[0].title A"])
        stage.press(.down, .enter, .enter)
        stage.type("b")
        stage.press(.enter)

        expect(rows(stage), is: ["/ mark", "marks 1", "▌ marks[0].id ab", "marks[0].title A"])
    }

    @Test func `without the filter the field is selected that holds the one which was found`() throws {
        let stage = try stage()
        stage.type("/mark")
        stage.press(.down, .enter)
        expect(rows(stage), is: ["/ mark", "marks 1", "▌ marks[0].id a", "marks[0].title A"])

        stage.press(.escape)

        expect(rows(stage).last, is: "▌▸ marks 1")
    }

    @Test func `a state without a model has nothing to edit`() throws {
        let stage = try stage(state: 3)

        expect(rows(stage), is: ["No state to edit before there is a", "view model. ] shows the next state."])
        #expect(status(stage).hasPrefix(" [ ] state   Esc close "))
    }
}

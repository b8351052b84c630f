import Expectations
import GomaCatalog
import GomaTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The screen of one small component, row by row.
@MainActor
struct ComponentFrameTests {
    private func stage(
        _ component: String = "Price", width: Int = 100, height: Int = 12, state: Int = 0, glyphs: Glyphs = .unicode,
        saves: SaveFolder = .nowhere
    ) throws -> GalleryHarness {
        try GalleryHarness(
            width: width, height: height, opening: component, state: state, saves: saves,
            registry: SampleRegistry.make(), glyphs: glyphs)
    }

    private func status(_ stage: GalleryHarness) -> String? { stage.window.surface.rows.last }

    @Test func `name, category, summary and states stand above the component`() throws {
        try expect(
            stage().difference(
                from: """
                      Price  Betting  What a bet would pay.
                      Off  On  Noted  Blank
                    ────────────────────────────────────────────────────────────────────────────────────────────────────

                       Price
                       ☐ 0





                     [ ] state   Tab go inside   Esc back   t theme   ? keys   q quit            20 columns · Goma Dark
                    """), is: [])
    }

    @Test func `in ASCII everything is`() throws {
        try expect(
            stage(glyphs: .ascii).difference(
                from: """
                      Price  Betting  What a bet would pay.
                      Off  On  Noted  Blank
                    ----------------------------------------------------------------------------------------------------

                       Price
                       [ ] 0





                     [ ] state   Tab go inside   Esc back   t theme   ? keys   q quit            20 columns - Goma Dark
                    """), is: [])
    }

    @Test func `name and current state stand out`() throws {
        let map = StyleMap(try stage().window.surface)

        expect(map.rows[0].prefix(44), is: "aabbbbbaacccccccaaccccacacccacccccaccccaaaaa")
        expect(map.rows[1].prefix(44), is: "adeeedaccaacccccaacccccaaaaaaaaaaaaaaaaaaaaa")
        expect(map.rows[2].prefix(10), is: "ffffffffff")
        expect(
            map.legend.prefix(6),
            is: [
                "a = default on backgroundPrimary", "b = textPrimary on backgroundPrimary, bold",
                "c = textSecondary on backgroundPrimary", "d = textPrimary on backgroundTertiary, underline",
                "e = textPrimary on backgroundTertiary, bold, underline", "f = separatorLine on backgroundPrimary",
            ])
    }

    @Test func `what is done inside is said, and stays when one comes out`() throws {
        let stage = try stage()

        stage.press(.tab)
        expect(
            stage.difference(
                from: """
                      Price  Betting  What a bet would pay.
                      Off  On  Noted  Blank
                    ────────────────────────────────────────────────────────────────────────────────────────────────────

                      ▌Price
                      ▌☐ 0





                     Esc leave the component   Enter, Space press   n note   Off · all colours · 20 columns · Goma Dark
                    """), is: [])
        stage.press(.enter)
        expect(
            status(stage),
            is: " Sample.press()                                          Off · all colours · 20 columns · Goma Dark"
        )
        stage.type("n")
        expect(
            status(stage),
            is: " Sample.write(\"noted\")                                   Off · all colours · 20 columns · Goma Dark"
        )
        stage.press(.escape)

        expect(
            stage.difference(
                from: """
                      Price  Betting  What a bet would pay.
                      Off  On  Noted  Blank
                    ────────────────────────────────────────────────────────────────────────────────────────────────────

                       Price
                       ☑ 1
                       noted




                     [ ] state   Tab go inside   Esc back   t theme   ? keys   q quit            20 columns · Goma Dark
                    """), is: [])
    }

    // MARK: States

    @Test(arguments: [
        ("", "  Turn 1  Turn 2  Turn 3  Turn 4  T›"), ("]", "  Turn 1  Turn 2  Turn 3  Turn 4  T›"),
        ("]]", "‹ Turn 2  Turn 3  Turn 4  Turn 5  T›"), ("9", "‹ Turn 8  Turn 9  Turn 10  Turn 11 ›"),
        ("[", "‹ Turn 10  Turn 11  Turn 12  Blank"),
        ("[[", "‹ Turn 10  Turn 11  Turn 12  Blank"),
    ])
    func `the strip of states has the current one in view, and says on which sides there are more`(
        keys: String, strip: String
    ) throws {
        let stage = try stage("Reel", width: 36)

        stage.type(keys)

        expect(stage.window.surface.rows[1], is: strip)
    }

    @Test(arguments: [
        (2, "Turn 1"), (8, "Turn 1"), (9, "Turn 2"), (16, "Turn 2"), (17, "Turn 3"), (35, "Turn 2"), (0, "Turn 1"),
        (34, "Turn 5"),
    ])
    func `a click on the strip shows the state that is there, or the next that way`(x: Int, name: String) throws {
        let stage = try stage("Reel", width: 36)

        stage.click(x: x, y: 1)

        let reel = try stage.services.registry.component(named: "Reel")
        expect(reel.states[stage.services.places[reel]].name, is: name)
    }

    @Test(arguments: [(MouseEvent.Action.wheelDown, 3, 3), (.wheelUp, 3, 0), (.wheelDown, 20, 12)])
    func `the wheel over the strip goes through the states and stops at both ends`(
        action: MouseEvent.Action, times: Int, state: Int
    ) throws {
        let stage = try stage("Reel")

        for _ in 0..<times { stage.window.send(.mouse(MouseEvent(action, at: Point(x: 40, y: 1)))) }

        expect(stage.services.places[try stage.services.registry.component(named: "Reel")], is: state)
    }

    // MARK: Widths

    @Test(
        arguments: [
            ("w", "32 columns", "  ────│───10────│───20────│─────32"),
            ("ww", "40 columns", "  ────│───10────│───20────│───30────│───40"),
            ("www", "60 columns", "  ────│───10────│───20────│───30────│───40────│───50────│───60"),
            (
                "wwww", "80 columns",
                "  ────│───10────│───20────│───30────│───40────│───50────│───60────│───70────│───80"
            ),
            (
                "wwwww", "all columns",
                "  ────│───10────│───20────│───30────│───40────│───50────│───60────│───70────│───80────│───90────96"
            ),
            ("wwwwww", "20 columns", ""),
            (
                "W", "all columns",
                "  ────│───10────│───20────│───30────│───40────│───50────│───60────│───70────│───80────│───90────96"
            ),
            ("WW", "80 columns", "  ────│───10────│───20────│───30────│───40────│───50────│───60────│───70────│───80"),
            ("}", "21 columns", "  ────│───10────│────21"), ("{", "19 columns", "  ────│───10────│──19"),
            ("}}{{", "20 columns", "  ────│───10────│───20"),
            ("wW", "20 columns", ""),
        ])
    func `widths go round in both directions, with a ruler above`(keys: String, width: String, ruler: String) throws {
        let stage = try stage()

        stage.type(keys)

        expect(stage.window.surface.rows[3], is: ruler)
        expect(status(stage)?.hasSuffix("\(width) · Goma Dark"), is: true)
    }

    @Test func `what is wider than the room is moved sideways, eight columns at a time and not over the ends`() throws {
        let stage = try stage("Reel", width: 30)
        var rulers: [String] = []
        stage.type("ww")
        for keys in ["", "(", ")", ")", ")", "(", "("] {
            stage.type(keys)
            rulers.append(stage.window.surface.rows[3])
        }

        expect(
            rulers,
            is: [
                "  ────│───10────│───20────│──›", "  ────│───10────│───20────│──›", "‹─10────│───20────│───30────│›",
                "‹─│───20────│───30────│───40", "‹─│───20────│───30────│───40", "‹───10────│───20────│───30───›",
                "  ────│───10────│───20────│──›",
            ])
    }

    // MARK: Themes beside each other

    @Test func `one more theme stands beside with each press, and after three there is one`() throws {
        let stage = try stage()

        stage.type("==")
        expect(
            stage.difference(
                from: """
                      Price  Betting  What a bet would pay.
                      Off  On  Noted  Blank
                    ────────────────────────────────────────────────────────────────────────────────────────────────────
                      Goma Dark               Goma Light              Goma High Contrast…

                       Price                   Price                   Price
                       ☐ 0                     ☐ 0                     ☐ 0




                     [ ] state   Tab go inside   Esc back   t theme   ? keys   q quit            20 columns · Goma Dark
                    """), is: [])
        stage.type("=")

        try expect(stage.window.surface.rows.dropLast(), is: self.stage().window.surface.rows.dropLast())
        expect(stage.events, is: ["compare themes: 2", "compare themes: 3", "compare themes: 1"])
    }

    @Test func `where there is one theme alone the key for one more says so`() throws {
        let stage = try GalleryHarness(
            width: 100, height: 16, opening: "Price", registry: SampleRegistry.make(),
            themes: ThemeSelection(SampleThemes.dark, library: ThemeLibrary([])))

        stage.type("=")

        expect(stage.window.surface.rows.last?.contains("there is no other theme to show it in"), is: true)
    }

    @Test func `in little room themes stand below each other`() throws {
        let stage = try stage(width: 40, height: 16)

        stage.type("=")

        expect(
            stage.difference(
                from: """
                      Price  Betting  What a bet would pa…
                      Off  On  Noted  Blank
                    ────────────────────────────────────────
                      Goma Dark

                       Price
                       ☐ 0

                      Goma Light

                       Price
                       ☐ 0



                     [ ] state   Esc back   ? keys   q quit
                    """), is: [])
    }

    @Test(arguments: [
        (25, 5, "☐ 0"), (26, 5, "☑ 1"), (45, 6, "☑ 1"), (46, 6, "☐ 0"), (30, 4, "☐ 0"), (30, 7, "☐ 0"),
    ])
    func `a click on the component in another theme acts, and one beside it does not`(
        x: Int, y: Int, count: String
    ) throws {
        let stage = try stage()
        stage.type("=")

        stage.click(x: x, y: y)

        expect(stage.window.surface.rows[6], contains: count)
    }

    @Test func `where the component is out of view, a click on it in another theme reaches nothing else`() throws {
        let stage = try stage(width: 40, height: 9)
        stage.type("=")
        stage.press(.pageDown, .pageDown)
        #expect(stage.window.surface.rows[3].hasPrefix("  Goma Light"))
        #expect(stage.window.surface.rows[6].hasPrefix("   ☐ 0"))
        let price = try stage.services.registry.component(named: "Price")

        stage.click(x: 8, y: 6)

        expect(stage.services.places[price], is: 0)
    }

    @Test func `t goes through the themes and round, and the status line names each`() throws {
        let stage = try stage()
        let titles = [
            "Goma Light", "Goma High Contrast Dark", "Goma High Contrast Light", "Terminal Palette", "Goma Monochrome",
            "Goma Dark",
        ]

        for title in titles {
            stage.type("t")
            expect(status(stage)?.hasSuffix(" \(title)"), is: true)
            expect(stage.events.last, is: "select theme: \(title)")
        }
    }

    // MARK: Emulation

    @Test(
        arguments: [
            ("v", "256 colours", "   ☐ 0"), ("vv", "16 colours", "   ☐ 0"), ("vvv", "8 colours", "   ☐ 0"),
            ("vvvv", "no colours", "   ☐ 0"),
            ("vvvvv", "20 columns", "   ☐ 0"), ("y", "ASCII", "   [ ] 0"), ("yy", "20 columns", "   ☐ 0"),
            ("l", "fr", "   ☐ 0"), ("ll", "pt", "   ☐ 0"),
            ("vyl", "256 colours · ASCII · fr", "   [ ] 0"),
        ])
    func `another terminal and another customer are shown, and said`(keys: String, note: String, row: String) throws {
        let stage = try stage(width: 140)

        stage.type(keys)

        expect(status(stage)?.hasSuffix(" · \(note) · Goma Dark"), is: true, "\(status(stage) ?? "")")
        expect(stage.window.surface.rows[5], is: row)
    }

    // MARK: Files

    @Test func `d writes what is shown into a file that is called after it`() throws {
        let folder = try TemporaryFolder()
        let stage = try stage(width: 160, saves: SaveFolder(folder.path))

        stage.type("]d")
        expect(status(stage)?.hasPrefix(" saved in \(folder.path)/Price-On.txt "), is: true)
        stage.press(.tab, .enter, .escape)
        stage.type("d")

        expect(status(stage)?.hasPrefix(" saved in \(folder.path)/Price-On-changed.txt "), is: true)
        let dump = try folder.text(of: "Price-On.txt")
        expect(
            dump,
            is: """
                 Price
                 ☑ 1

                styles
                abbbbbaaaaaaaaaaaaaa
                acacaaaaaaaaaaaaaaaa
                a = default on backgroundCards
                b = textPrimary on backgroundCards, bold
                c = textPrimary on backgroundCards

                focus
                1 SampleView at 0,0 size 20×2, cursor 0,0

                reading
                › sample

                """)
        #expect(try folder.text(of: "Price-On-changed.txt").hasPrefix(" Price\n ☐ 2\n"))
        expect(stage.events.suffix(3), is: ["leave component", "save dump: test:Price", "save: Price-On-changed.txt"])
    }
}

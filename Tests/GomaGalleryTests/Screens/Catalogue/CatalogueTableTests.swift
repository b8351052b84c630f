import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The table of a small catalogue, row by row.
@MainActor
struct CatalogueTableTests {
    private func stage(width: Int = 100, height: Int = 14) throws -> GalleryHarness {
        try GalleryHarness(width: width, height: height, registry: SampleRegistry.make())
    }

    private func name(_ stage: GalleryHarness) -> String? { stage.services.places.current?.name }

    private func state(_ stage: GalleryHarness) -> String? {
        stage.services.places.current.map { $0.states[stage.services.places[$0]].name }
    }

    // MARK: What is shown

    @Test func `the table stands beside the living preview`() throws {
        try expect(
            stage().difference(
                from: """
                     gomaui               6 components │  Price
                     Category ▾  Name         States   │  Off  On  Noted  Blank
                     Betting 3                         │
                    ▌ Price                        4   │   Price
                      Slip                         4   │   ☐ 0
                      Ticket                       2   │
                     Filters 1                         │
                      Sieve                        4   │
                     Casino 2                          │
                      Reel                        13   │
                      Wheel                        4   │
                                                       │
                                                       │
                     Enter open   / filter   [ ] state   t theme   ? keys   q quit               20 columns · Goma Dark
                    """), is: [])
    }

    @Test func `the program's name is there as long as a blank parts it from the count`() throws {
        try expect(stage(width: 21).window.surface.rows[0], is: " gomaui 6 components")
        try expect(stage(width: 20).window.surface.rows[0], is: "       6 components")
    }

    @Test func `with more room rows have summaries`() throws {
        try expect(
            stage(width: 140).difference(
                from: """
                     gomaui                                                  6 components │  Price
                     Category ▾  Name            States  Summary                          │  Off  On  Noted  Blank
                     Betting 3                                                            │
                    ▌ Price                           4  What a bet would pay.            │   Price
                      Slip                            4  Bets that are not placed yet.    │   ☐ 0
                      Ticket                          2  A bet that is placed.            │
                     Filters 1                                                            │
                      Sieve                           4  Lets some matches through.       │
                     Casino 2                                                             │
                      Reel                           13  Turns.                           │
                      Wheel                           4  Turns too.                       │
                                                                                          │
                                                                                          │
                     Enter open   / filter   [ ] state   t theme   Tab go inside   ? keys   q quit            Price, Off · all colours · 20 columns · Goma Dark
                    """), is: [])
    }

    @Test func `in a narrow and high window the preview stands below`() throws {
        try expect(
            stage(width: 60, height: 30).difference(
                from: """
                     gomaui                                        6 components
                     Category ▾  Name            States  Summary
                     Betting 3
                    ▌ Price                           4  What a bet would pa…
                      Slip                            4  Bets that are not p…
                      Ticket                          2  A bet that is place…
                     Filters 1
                      Sieve                           4  Lets some matches t…
                     Casino 2
                      Reel                           13  Turns.
                      Wheel                           4  Turns too.



                    ────────────────────────────────────────────────────────────
                      Price
                      Off  On  Noted  Blank

                       Price
                       ☐ 0









                     Enter open   / filter   ? keys   q quit          Goma Dark
                    """), is: [])
    }

    @Test func `without its preview the table has all columns`() throws {
        let stage = try stage()

        stage.type("V")

        expect(
            stage.difference(
                from: """
                     gomaui                                                                                6 components
                     Category ▾  Name            States  Summary
                     Betting 3
                    ▌ Price                           4  What a bet would pay.
                      Slip                            4  Bets that are not placed yet.
                      Ticket                          2  A bet that is placed.
                     Filters 1
                      Sieve                           4  Lets some matches through.
                     Casino 2
                      Reel                           13  Turns.
                      Wheel                           4  Turns too.


                     Enter open   / filter   [ ] state   t theme   ? keys   q quit              all colours · Goma Dark
                    """), is: [])
    }

    @Test func `the selected row has the accent, heads and counts are fainter, the current state stands out`() throws {
        let map = StyleMap(try stage().window.surface)

        expect(map.rows[0].prefix(60), is: "abbbbbbaaaaaaaaaaaaaaacaccccccccccadaabbbbbaaaaaaaaaaaaaaaaa")
        expect(map.rows[1].prefix(60), is: "aeeeeeeeeaeaaccccaaaaaaaaaccccccaaadafgggfaccaacccccaaccccca")
        expect(map.rows[2].prefix(60), is: "aeeeeeeeacaaaaaaaaaaaaaaaaaaaaaaaaadaaaaaaaaaaaaaaaaaaaaaaaa")
        expect(map.rows[3].prefix(60), is: "hihhhhhiiiiiiiiiiiiiiiiiiiiiiiihiiadaajkkkkkjjjjjjjjjjjjjjaa")
        expect(map.rows[4].prefix(60), is: "aallllaaaaaaaaaaaaaaaaaaaaaaaaacaaadaajmjmjjjjjjjjjjjjjjjjaa")
        expect(
            map.legend.prefix(13),
            is: [
                "a = default on backgroundPrimary", "b = textPrimary on backgroundPrimary, bold",
                "c = textSecondary on backgroundPrimary", "d = separatorLine on backgroundPrimary",
                "e = textSecondary on backgroundPrimary, bold", "f = textPrimary on backgroundTertiary, underline",
                "g = textPrimary on backgroundTertiary, bold, underline",
                "h = highlightPrimaryContrast on highlightPrimary, bold",
                "i = default on highlightPrimary", "j = default on backgroundCards",
                "k = textPrimary on backgroundCards, bold",
                "l = textPrimary on backgroundPrimary", "m = textPrimary on backgroundCards",
            ])
    }

    // MARK: Moving

    @Test(
        arguments: [
            ([.down], "Slip"), ([.down, .down], "Ticket"), ([.down, .down, .down], "Sieve"),
            ([.down, .down, .down, .down], "Reel"), ([.down, .down, .down, .down, .down, .down], "Wheel"),
            ([.up], "Price"),
            ([.down, .up], "Price"), ([.down, .down, .down, .up], "Ticket"), ([.end], "Wheel"),
            ([.end, .down], "Wheel"),
            ([.end, .up], "Reel"), ([.end, .up, .up], "Sieve"), ([.end, .home], "Price"), ([.home, .up], "Price"),
        ] as [([Key], String)])
    func `arrows go from component to component, over headings and not over the ends`(keys: [Key], name: String) throws
    {
        let stage = try stage()

        for key in keys { stage.press(key) }

        expect(self.name(stage), is: name)
        expect(
            stage.window.surface.rows.filter { $0.hasPrefix("▌ ") }.map { $0.prefix(8).dropFirst(2) },
            is: [
                "\(name.padding(to: 6))"
            ])
        expect(stage.text, contains: "│  \(name)")
    }

    @Test(arguments: [("jjj", "Sieve"), ("jk", "Price"), ("G", "Wheel"), ("Gg", "Price"), ("Gk", "Reel")])
    func `letters move as arrows do`(keys: String, name: String) throws {
        let stage = try stage()

        stage.type(keys)

        expect(self.name(stage), is: name)
    }

    /// Five rows are in view; what is selected, and what stands on top.
    @Test(
        arguments: [
            ([], "Price", " Betting 3"), ([.pageDown], "Sieve", "  Price"),
            ([.pageDown, .pageDown], "Wheel", " Filters 1"),
            ([.pageDown, .pageDown, .pageDown], "Wheel", " Filters 1"), ([.end, .pageUp], "Ticket", "▌ Ticket"),
            ([.end, .pageUp, .pageUp], "Price", " Betting 3"),
            ([.end, .pageUp, .pageUp, .pageUp], "Price", " Betting 3"),
            ([.pageDown, .pageUp], "Price", " Betting 3"), ([.down, .down, .down], "Sieve", "  Price"),
        ] as [([Key], String, String)])
    func `pages go by what is in view, and stop at both ends`(keys: [Key], name: String, top: String) throws {
        let stage = try stage(width: 40, height: 8)

        for key in keys { stage.press(key) }

        expect(self.name(stage), is: name)
        #expect(stage.window.surface.rows[2].hasPrefix(top))
    }

    // MARK: States

    @Test(arguments: [("1", "Off"), ("2", "On"), ("3", "Noted"), ("4", "Blank")])
    func `a digit shows the state with that number`(key: String, name: String) throws {
        let stage = try stage()
        stage.type("2")

        stage.type(key)

        expect(state(stage), is: name)
        expect(stage.events.last, is: "show state: test:Price \(name)")
    }

    @Test(arguments: ["5", "9", "0"])
    func `a digit without a state does nothing`(key: String) throws {
        let stage = try stage()
        stage.type("2")

        stage.type(key)

        expect(state(stage), is: "On")
        expect(stage.events, is: ["show state: test:Price On"])
    }

    @Test func `digits that are typed for two components in a moment are two numbers`() throws {
        let stage = try stage()

        stage.type("jjj1j2")

        expect(name(stage), is: "Reel")
        expect(state(stage), is: "Turn 2")
    }

    @Test(
        arguments: [
            ("]", "On"), ("]]]", "Blank"), ("]]]]", "Off"), ("[", "Blank"), ("[]", "Off"), ("][", "Off"),
            ("[[[[", "Off"), ("[[[", "On"),
        ])
    func `brackets go through the states, round at both ends`(keys: String, name: String) throws {
        let stage = try stage()

        stage.type(keys)

        expect(state(stage), is: name)
        expect(stage.events.last, is: "show state: test:Price \(name)")
    }

    @Test func `each component keeps the state that was looked at`() throws {
        let stage = try stage()

        stage.type("]]j]k")
        expect(state(stage), is: "Noted")
        stage.type("j")

        expect(state(stage), is: "On")
        expect(stage.text, contains: "☑ 1")
    }

    // MARK: The filter

    @Test func `the filter takes the title's place, and says how many are found`() throws {
        let stage = try stage()

        stage.type("/")
        #expect(stage.window.surface.rows[0].hasPrefix(" / name, category, t… 6 components │"))
        stage.type("turn 1")

        expect(
            stage.difference(
                from: """
                     / turn 1                   1 of 6 │  Reel
                     Best match ▾  Name       States   │  Turn 1  Turn 2  Turn 3  Turn 4  Turn 5  Turn 6  Turn 7  Turn ›
                    ▸ Reel                        13   │
                                                       │   Reel
                                                       │   ☐ 1
                                                       │
                                                       │
                                                       │
                                                       │
                                                       │
                                                       │
                                                       │
                                                       │
                     Enter open   ↑ ↓ move   Tab to the table   Esc show all       all colours · 20 columns · Goma Dark
                    """), is: [])
    }

    @Test func `the selection stays with its component when the filter is given up`() throws {
        let stage = try stage()

        stage.type("/whe")
        expect(name(stage), is: "Wheel")
        stage.press(.escape)

        expect(name(stage), is: "Wheel")
        expect(stage.window.surface.rows.prefix(11).last, is: "▌ Wheel                        4   │")
        expect(stage.events.suffix(2), is: ["change filter: whe", "clear filter"])
    }

    @Test(
        arguments: [
            ("e", [], "Price"), ("e", [.down], "Ticket"), ("e", [.down, .down, .up], "Ticket"),
            ("e", [.pageDown], "Slip"), ("e", [.pageDown, .pageUp], "Price"), ("e", [.up], "Price"),
            ("e", [.pageDown, .down], "Slip"),
        ]
            as [(String, [Key], String)])
    func `arrows and pages move through what is found while one types`(filter: String, keys: [Key], name: String) throws
    {
        let stage = try stage()
        stage.type("/\(filter)")

        for key in keys { stage.press(key) }

        expect(self.name(stage), is: name)
        expect(stage.window.surface.rows.filter { $0.hasPrefix("▸ ") }.count, is: 1)
    }

    @Test func `where nothing is found there is nothing on show, and nothing to open`() throws {
        let stage = try stage()

        stage.type("/zz")
        stage.press(.down, .enter, .tab)

        expect(
            stage.difference(
                from: """
                     / zz                       0 of 6 │
                     Best match ▾  Name       States   │
                                                       │
                      Nothing matches "zz". Esc shows  │
                      all again.                       │
                                                       │
                                                       │
                                                       │
                                                       │
                                                       │
                                                       │
                                                       │
                                                       │
                     Esc show all                                           accept filter: zz   all colours · Goma Dark
                    """), is: [])
        expect(stage.events.suffix(2), is: ["accept filter: zz", "accept filter: zz"])
    }

    @Test func `a filter that is left stays, and the table is its own again with Esc`() throws {
        let stage = try stage()
        stage.type("/s")
        stage.press(.tab)
        stage.type("j")

        #expect(stage.window.surface.rows[0].hasPrefix(" / s                        6 of 6 │"))
        expect(name(stage), is: "Sieve")
        stage.press(.escape)

        #expect(stage.window.surface.rows[0].hasPrefix(" gomaui               6 components │"))
        expect(name(stage), is: "Sieve")
    }

    @Test func `a click on the table leads out of a filter, which is gone where nothing has been typed`() throws {
        let stage = try stage()
        stage.type("/")
        #expect(stage.window.surface.rows[0].hasPrefix(" / "))

        try stage.click("Slip")

        #expect(stage.window.surface.rows[0].hasPrefix(" gomaui "))
        expect(name(stage), is: "Slip")
    }

    @Test func `the status line says that Esc shows all again as long as a filter is left`() throws {
        let stage = try stage()
        func status() -> String { stage.window.surface.rows.last ?? "" }
        stage.type("/s")

        stage.press(.tab)
        #expect(status().hasPrefix(" Enter open   / filter   Esc show all "))
        stage.press(.escape)

        #expect(status().hasPrefix(" Enter open   / filter   [ ] state "))
    }

    @Test func `where nothing answered, what was selected before is so again without the filter`() throws {
        let stage = try stage()
        stage.type("j")
        expect(name(stage), is: "Slip")

        stage.type("/zz")
        expect(name(stage), is: nil)
        stage.press(.escape)

        expect(name(stage), is: "Slip")
        #expect(stage.window.surface.rows[4].hasPrefix("▌ Slip "))
    }

    // MARK: Orders

    @Test func `rows are by category, then by name, then by the number of states`() throws {
        let rows = CatalogueRows(try SampleRegistry.make().components)
        func words(_ order: CatalogueOrder) throws -> [String] {
            let components = try SampleRegistry.make().components
            return rows.rows(by: order).map { row in
                switch row {
                case .heading(let category, let count): "\(category.title) \(count)"
                case .component(let index): components[index].name
                }
            }
        }

        try expect(
            words(.category),
            is: [
                "Betting 3", "Price", "Slip", "Ticket", "Filters 1", "Sieve", "Casino 2", "Reel", "Wheel",
            ])
        try expect(words(.name), is: ["Price", "Reel", "Sieve", "Slip", "Ticket", "Wheel"])
        try expect(words(.states), is: ["Reel", "Price", "Sieve", "Slip", "Wheel", "Ticket"])
    }

    @Test func `the order is kept while a filter comes and goes, and has its mark`() throws {
        let stage = try stage()
        stage.type("oo/wh")
        stage.press(.escape)

        #expect(stage.window.surface.rows[1].hasPrefix("  Name                  States ▾   │"))
        #expect(stage.window.surface.rows[2].hasPrefix("  Reel "))
        expect(name(stage), is: "Wheel")
    }

    @Test(arguments: [
        ("o", 3, 1, "name"), ("", 3, 1, "category"), ("o", 26, 1, "states"), ("o", 31, 1, "states"),
        ("o", 25, 1, "name"), ("o", 32, 1, "name"), ("", 14, 1, "name"),
    ])
    func `a click on a head sorts by it, whichever order there was`(keys: String, x: Int, y: Int, order: String) throws
    {
        let stage = try stage()
        stage.type(keys)

        stage.click(x: x, y: y)

        expect(stage.services.places.order.rawValue, is: order)
        expect(stage.events.last, is: "sort table: \(order)")
    }

    // MARK: Rooms

    @Test(
        arguments: [
            (71, 26, true, false, .below(tableRows: 10)), (71, 25, true, false, .tableAlone),
            (72, 10, true, false, .beside(tableWidth: 30)),
            (60, 60, true, false, .below(tableRows: 30)), (40, 40, true, false, .below(tableRows: 17)),
            (100, 10, true, false, .beside(tableWidth: 35)), (100, 10, true, true, .beside(tableWidth: 35)),
            (107, 10, true, false, .beside(tableWidth: 37)), (108, 10, true, false, .beside(tableWidth: 38)),
            (120, 10, true, false, .beside(tableWidth: 38)), (120, 10, true, true, .beside(tableWidth: 50)),
            (123, 10, true, false, .beside(tableWidth: 38)), (124, 10, true, false, .beside(tableWidth: 54)),
            (137, 10, true, true, .beside(tableWidth: 52)), (138, 10, true, true, .beside(tableWidth: 68)),
            (142, 10, true, false, .beside(tableWidth: 72)), (160, 10, true, true, .beside(tableWidth: 72)),
            (200, 10, true, false, .beside(tableWidth: 90)), (120, 40, false, false, .tableAlone),
        ] as [(Int, Int, Bool, Bool, CatalogueLayout)])
    func `table and preview share the room`(
        width: Int, height: Int, hasPreview: Bool, hasCategory: Bool, layout: CatalogueLayout
    ) {
        let size = Size(width: width, height: height)

        expect(CatalogueLayout(in: size, hasPreview: hasPreview, hasCategory: hasCategory), is: layout)
    }

    @Test(
        arguments: [
            (31, false, 25, 31, 33..<33, 33..<33, 33..<33), (49, false, 27, 33, 35..<35, 35..<49, 35..<49),
            (46, false, 28, 34, 36..<36, 36..<36, 36..<36), (47, false, 25, 31, 33..<33, 33..<47, 33..<47),
            (50, false, 28, 34, 36..<36, 36..<50, 36..<50), (20, false, 14, 20, 22..<22, 22..<22, 22..<22),
            (45, true, 25, 31, 33..<45, 47..<47, 33..<45), (44, true, 28, 34, 36..<36, 36..<36, 36..<36),
            (63, true, 27, 33, 35..<47, 49..<63, 49..<63), (64, true, 28, 34, 36..<48, 50..<64, 50..<64),
            (3, true, 1, 7, 9..<9, 9..<9, 9..<9),
        ])
    func `columns have their places`(
        width: Int, hasCategory: Bool, name: Int, states: Int, category: Range<Int>, summary: Range<Int>,
        note: Range<Int>
    ) {
        let columns = CatalogueColumns(width: width, hasCategory: hasCategory)

        expect(columns.name, is: name)
        expect(columns.states, is: states)
        expect(columns.category, is: category)
        expect(columns.summary, is: summary)
        expect(columns.note, is: note)
    }
}

extension String {
    fileprivate func padding(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}

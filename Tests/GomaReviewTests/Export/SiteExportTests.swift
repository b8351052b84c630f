import Expectations
import Foundation
import GomaTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import GomaCatalog
@testable import GomaReview

@MainActor
struct SiteExportTests {
    /// The site of all components.
    private static let whole = Result { try write(ComponentRegistry.goma.components) }

    private static func write(_ components: [ComponentDescriptor]) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let themes = try ["goma-dark", "goma-light"].map(ThemeLibrary.embedded.theme(named:))
        let writer = try DumpWriter(folder: folder.url.appendingPathComponent("site").path, overwriting: .ownFiles)
        _ = try SiteExport(components, themes: themes).write(to: writer)
        return folder.files(in: "site").mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `there is a page for every component, and every link inside the site leads somewhere`() throws {
        let components = ComponentRegistry.goma.components

        let files = try Self.whole.get()

        expect(files.count, is: components.count + 3)
        let anchors = files.mapValues { text in
            Set(text.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
        }
        for (path, text) in files where path.hasSuffix(".html") {
            let folder = URL(fileURLWithPath: "/\(path)").deletingLastPathComponent()
            for match in text.matches(of: /(?:href|src)="([^"]*)"/) where match.1 != "data:," {
                let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target = try #require(String(parts[0]).removingPercentEncoding)
                let page =
                    target.isEmpty ? path : String(folder.appendingPathComponent(target).standardized.path.dropFirst())
                let known = try #require(anchors[page], "\(path) links to \(match.1)")
                guard parts.count > 1, !parts[1].hasPrefix("q=") else { continue }
                expect(known, contains: parts[1], "\(path) links to \(match.1)")
            }
        }
    }

    @Test func `a page links to what the component is made of and to what it is part of`() throws {
        let files = try Self.whole.get()

        let line = try #require(files["Betting/MarketOutcomesLine.html"])
        let item = try #require(files["Betting/OutcomeItem.html"])
        expect(line, contains: "<li><a href=\"../Betting/OutcomeItem.html\">OutcomeItem</a></li>")
        expect(item, contains: "<li><a href=\"../Betting/MarketOutcomesLine.html\">MarketOutcomesLine</a></li>")
    }

    @Test func `a page leads to the one before it and to the one that comes next, where there are any`() throws {
        let names = ["PillItem", "OutcomeItem", "MarketOutcomesLine"]
        let files = try Self.write(names.map { try ComponentRegistry.goma.component(named: $0) })
        func link(_ path: String, _ name: String) -> String { "<a href=\"../\(path)/\(name).html\">\(name)</a>" }
        let (pill, outcome) = (link("Filters", "PillItem"), link("Betting", "OutcomeItem"))
        let line = link("Betting", "MarketOutcomesLine")
        let start = "<nav class=\"neighbours\" aria-label=\"Neighbours\">\n"

        let first = try #require(files["Filters/PillItem.html"])
        let second = try #require(files["Betting/OutcomeItem.html"])
        let third = try #require(files["Betting/MarketOutcomesLine.html"])
        expect(first, contains: "\(start)<span></span>\n<span>\(outcome) ›</span>\n</nav>")
        expect(second, contains: "\(start)<span>‹ \(pill)</span>\n<span>\(line) ›</span>\n</nav>")
        expect(third, contains: "\(start)<span>‹ \(outcome)</span>\n</nav>")
    }

    @Test func `a page has keys, actions and sizes`() throws {
        let page = try #require(
            try Self.write([try ComponentRegistry.goma.component(named: "PillItem")])["Filters/PillItem.html"])

        expect(page, contains: "<kbd>Enter, Space</kbd>")
        expect(page, contains: "<code>toggleSelection()</code>")
        expect(page, contains: "<tr><th scope=\"row\">40</th>")
    }

    @Test func `each key is told once, whatever number of states answer to it`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")

        let facts = try ComponentFacts(component, among: [component], drawing: RenderOptions())

        expect(facts.keys.map { $0.title }, is: ["select or deselect", "more about the outcome"])
    }

    @Test func `a page has the Swift that makes the component, and the fields of its state`() throws {
        let page = try #require(
            try Self.write([try ComponentRegistry.goma.component(named: "PillItem")])["Filters/PillItem.html"])

        expect(page, contains: "import GomaUI")
        expect(page, contains: "let view = PillItemView(")
        expect(page, contains: "<h2 id=\"fields\">Fields</h2>")
        expect(page, contains: "<code>isSelected</code></th><td>false</td><td>true or false</td><td>")
    }

    @Test func `the index counts one component as one`() throws {
        let component = try ComponentRegistry.goma.component(named: "PillItem")

        let index = try #require(try Self.write([component])["index.html"])

        expect(index, contains: ">1 component in \(component.states.count) states, drawn")
    }

    @Test func `the index has what its search finds components by`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let index = try #require(try Self.write([component])["index.html"])

        let facts = try #require(index.firstMatch(of: /data-facts="([^"]*)"/)).1
        expect(facts.contains("&quot;category&quot;:&quot;Betting&quot;"), is: true)
        expect(facts.contains("&quot;states&quot;:["), is: true)
        expect(facts.contains("&quot;Odds up&quot;"), is: true)
        expect(facts.contains("&quot;anchors&quot;:["), is: true)
        expect(facts.contains("&quot;odds-up&quot;"), is: true)
    }

    @Test func `pictures inside components are there, but for slow ones`() throws {
        let component = try ComponentRegistry.goma.component(named: "CasinoGameCard")
        func hasPicture(_ state: String, _ delay: Duration) throws -> Bool {
            var options = RenderOptions()
            options.picturesAfter = delay
            let index = try #require(component.stateIndex(named: state))
            let rows = try Picture(component, stateAt: index, options: options).surface.rows
            // Before it comes there is an edge around where it will be.
            return rows.contains { $0.contains("▀▀▀") && !$0.contains("▛") }
        }

        #expect(try hasPicture("Loaded", .zero))
        #expect(try !hasPicture("Loaded", .seconds(1)))
        let looks = SiteLooks(themes: [try SampleThemes.dark], drawing: RenderOptions())
        expect(looks.drawing.picturesAfter, is: .zero)
    }

    @Test func `a recording is there in dark and in light, and is written again over itself`() throws {
        let folder = try TemporaryFolder()
        let themes = try ["goma-dark", "goma-light"].map(ThemeLibrary.embedded.theme(named:))
        let script = try PlayScript(parsing: "component PillItem\nwait 1s\npress Enter\n", name: "pill.play")
        let runner = try PlayRunner(script, registry: .goma)
        runner.recording = PlayRecording(title: "pill", longestWait: .seconds(1))
        try runner.run()
        let recordings = [SiteRecording(try #require(runner.recording), themes: themes)]
        let component = try ComponentRegistry.goma.component(named: "PillItem")

        for changed in [6, 0] {
            let writer = try DumpWriter(folder: folder.url.appendingPathComponent("site").path, overwriting: .ownFiles)
            let site = try SiteExport([component], themes: themes, recordings: recordings)
            try expect(site.write(to: writer), is: changed)
        }

        let index = try folder.text(of: "site/index.html")
        for appearance in ["dark", "light"] {
            let name = "recordings/pill-\(appearance).svg"
            try expect(folder.text(of: "site/\(name)"), contains: "</svg>")
            expect(index, contains: "<img class=\"only-\(appearance)\" loading=\"lazy\" src=\"\(name)\"")
        }
        let sheet = try folder.text(of: "site/site.css")
        expect(sheet, contains: "[data-theme=\"goma-dark\"] .only-light{display:none}")
    }

    @Test func `a page has the component's guide, and its words lead to the components that they name`() throws {
        let files = try Self.whole.get()

        let pill = try #require(files["Filters/PillItem.html"])
        let alone = try #require(
            try Self.write([try ComponentRegistry.goma.component(named: "PillItem")])["Filters/PillItem.html"])
        expect(pill, contains: "<dt>When to use it</dt><dd>For a filter that stands by itself.")
        expect(pill, contains: "take <a href=\"../Filters/PillSelectorBar.html\">PillSelectorBar</a>, for a status")
        expect(pill, contains: "<dt>Over time</dt><dd>Nothing moves by itself.</dd>")
        expect(alone, contains: "take PillSelectorBar, for a status")
    }

    @Test func `in a guide a name that two packages have leads to the component of its own package`() throws {
        let own = try ["PillItem", "PillSelectorBar"].map { try ComponentRegistry.goma.component(named: $0) }
        let others = [
            ComponentDescriptor(PillItemCatalog.self, namespace: "app"),
            ComponentDescriptor(PillSelectorBarCatalog.self, namespace: "app"),
        ]

        let files = try Self.write(own + others)

        func link(_ file: String) -> String { "take <a href=\"../Filters/\(file).html\">PillSelectorBar</a>" }
        try expect(#require(files["Filters/PillItem.html"]), contains: link("PillSelectorBar"))
        try expect(#require(files["Filters/app.PillItem.html"]), contains: link("app.PillSelectorBar"))
    }

    @Test func `a page without a guide has no place for one`() throws {
        let pages = try Self.write(try OtherComponents.registry.components).filter { $0.key.hasSuffix(".html") }

        #expect(pages.values.allSatisfy { !$0.contains("class=\"guide\"") })
    }

    @Test func `hostile names and texts stay text`() throws {
        let components = try OtherComponents.registry.components
        let files = try Self.write(components)

        expect(files.count, is: components.count + 3)
        for (path, text) in files where path.hasSuffix(".html") {
            expect(text, lacks: "<script>")
            expect(text, lacks: "<s>")
            expect(text, lacks: "<u>")
            expect(text, lacks: "<b>")
            expect(text, lacks: "<i>\"")
        }
    }

    @Test func `states have addresses of their own`() {
        expect(
            ComponentPage.anchors(["Odds up", "odds-up", "ODDS UP!", "日本", "…", "states", "Search"]),
            is: ["odds-up", "odds-up-2", "odds-up-3", "state", "state-2", "states-2", "search-2"])
    }

    @Test func `no two things on a page have one ID, whatever its states are called`() throws {
        let component = ComponentDescriptor(OtherComponents.Named.self, namespace: "app")

        let page = try #require(try Self.write([component])["Filters/app.Named.html"])

        let ids = page.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
        expect(ids, contains: "long")
        expect(ids, contains: "long-name")
        expect(ids.count, is: Set(ids).count)
    }

    @Test func `what components say in another language is said to be in it, for those who hear it`() throws {
        let folder = try TemporaryFolder()
        let component = try ComponentRegistry.goma.component(named: "OddsAcceptance")
        let site = try SiteExport(
            [component], themes: [try SampleThemes.dark], drawing: RenderOptions(localization: .portuguese))

        _ = try site.write(to: try DumpWriter(folder: folder.path))

        let page = try folder.text(of: SiteShell.path(of: component))
        expect(page, contains: "<div class=\"v v0\" lang=\"pt\">")
        expect(page, lacks: "<div class=\"v v0\">")
        expect(page, contains: "<ol lang=\"pt\">")
        expect(page, lacks: "<ol>")
        let english = try #require(try Self.write([component])[SiteShell.path(of: component)])
        expect(english, contains: "<div class=\"v v0\">")
        expect(english, contains: "<ol>")
    }

    @Test func `what only a script answers is not shown without one`() throws {
        let files = try Self.write([try ComponentRegistry.goma.component(named: "PillItem")])

        for path in ["index.html", "Filters/PillItem.html"] {
            let page = try #require(files[path])
            let rule = "<noscript><style>header form,header .theme{display:none}</style></noscript>"
            expect(page, contains: rule, "\(path)")
            expect(page, contains: "<header>", "\(path)")
            expect(page, contains: "<form role=\"search\"", "\(path)")
            expect(page, contains: "<label class=\"theme\">", "\(path)")
        }
    }

    @Test func `each theme has its colours, and shares pictures with those of the same characters`() throws {
        let files = try Self.write([try ComponentRegistry.goma.component(named: "PillItem")])

        let page = try #require(files["Filters/PillItem.html"])
        let sheet = try #require(files["site.css"])
        for theme in ["goma-dark", "goma-light"] {
            expect(page.contains(try Regex("\\[data-theme=\"\(theme)\"\\] \\.pic \\.t[0-9]+\\{color:")), is: true)
            expect(sheet, contains: "[data-theme=\"\(theme)\"]{color-scheme:")
        }
        expect(page, contains: "class=\"v v0\"")
        expect(page, lacks: "class=\"v v1\"")
    }

    @Test func `a theme with other characters has pictures of its own`() throws {
        var ascii = try SampleThemes.dark
        ascii.name = "plain"
        ascii.glyphs = .ascii
        let folder = try TemporaryFolder()
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let site = try SiteExport([component], themes: [try SampleThemes.dark, ascii])

        _ = try site.write(to: try DumpWriter(folder: folder.url.appendingPathComponent("site").path))

        try expect(folder.text(of: "site/Betting/OutcomeItem.html"), contains: "class=\"v v1\"")
        try expect(folder.text(of: "site/site.css"), contains: "[data-theme=\"plain\"] .v:not(.v1){display:none}")
    }
}

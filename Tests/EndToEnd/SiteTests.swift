import Foundation
import GomaReview
import GomaCatalog
import TerminalKit
import Testing

extension EndToEnd {
    /// The exported site in a real browser.
    @MainActor
    struct SiteTests {
        private static let site = FileManager.default.temporaryDirectory
            .appendingPathComponent("gomaui-site-\(UUID().uuidString)")

        private func withSite(_ body: (Browser, (String) -> String) throws -> Void) throws {
            let result = try Command.gomaui("export", "--output", Self.site.path)
            defer { _ = try? FileManager.default.removeItem(at: Self.site) }
            #expect(result.status == 0, "\(result.errors)")
            let browser = try Browser()
            try body(browser) { "file://\(Self.site.path)/\($0)" }
        }

        private static func path(of component: ComponentDescriptor) -> String {
            "\(component.category.rawValue)/\(component.name).html"
        }

        @Test func `every page loads from the folder alone, without a complaint, and fits 360 pixels`() throws {
            try withSite { browser, address in
                for page in ["index.html"] + ComponentRegistry.goma.components.map(Self.path) {
                    for width in [360, 1280] {
                        try browser.load(address(page), width: width)

                        let overflow: Int = try browser.evaluate(
                            "document.documentElement.scrollWidth - document.documentElement.clientWidth")
                        #expect(overflow == 0, "\(page) at \(width)")
                        #expect(browser.complaints.isEmpty, "\(page): \(browser.complaints)")
                        #expect(browser.requests.count >= 3, "\(page)")
                        #expect(
                            browser.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") }, "\(page)")
                    }
                }
            }
        }

        @Test func `what a picture says is what the dump says, and its cells stand in columns`() throws {
            try withSite { browser, address in
                for component in ComponentRegistry.goma.components {
                    try browser.load(address(Self.path(of: component)), width: 1280)

                    let texts: [String] = try browser.evaluate(
                        "[...document.querySelectorAll('.state > .frame pre')].map(e => e.textContent)")
                    let rows = try component.states.indices.map { state in
                        try Picture(component, stateAt: state, options: RenderOptions()).surface.rows
                    }
                    #expect(texts == rows.map { $0.joined(separator: "\n") }, "\(component.id)")
                    // Wherever a stretch begins, it is a whole number of columns from the left, and no row is taller.
                    let strays: Int = try browser.evaluate(Self.strays)
                    #expect(strays == 0, "\(component.id)")
                }
            }
        }

        /// Counts stretches of text that do not begin at a column.
        private static let strays = """
            [...document.querySelectorAll('.state > .frame .pic')].reduce((count, pic) => {
              const box = pic.getBoundingClientRect(), column = box.width / parseInt(pic.style.width);
              return count + [...pic.querySelectorAll('pre > *')].filter((part) => {
                const place = (part.getBoundingClientRect().left - box.left) / column;
                return Math.abs(place - Math.round(place)) > 0.05;
              }).length + (Math.abs(pic.querySelector('pre').scrollHeight - box.height) > 1 ? 1 : 0);
            }, 0)
            """

        @Test func `the search narrows the index, says how far, and is kept in the address`() throws {
            try withSite { browser, address in
                try browser.load(address("index.html#q=pill%20selection"), width: 800)
                let shown = "[...document.querySelectorAll('.card:not([hidden]) h3')].map(e => e.textContent)"
                let first: [String] = try browser.evaluate(shown)
                #expect(!first.isEmpty && first.contains("PillItem") && !first.contains("Score"))
                let components = ComponentRegistry.goma.components.count
                #expect(try browser.evaluate("found.textContent") == "\(first.count) of \(components) match")

                let type = "search.value = %; search.dispatchEvent(new Event('input'))"
                func search(_ text: String) throws -> [String] {
                    try browser.evaluate("\(type.replacingOccurrences(of: "%", with: "'\(text)'")); \(shown)")
                }
                #expect(try search("TENNIS score").contains("Score"))
                #expect(try browser.evaluate("location.hash") == "#q=TENNIS%20score")
                #expect(try search("zzzz").isEmpty)
                #expect(try (browser.evaluate("found.textContent") as String).hasPrefix("Nothing matches"))
                let chapters: Int = try browser.evaluate("document.querySelectorAll('.chapter:not([hidden])').length")
                #expect(chapters == 0)
                #expect(try search("").count == components)
                #expect(try browser.evaluate("found.textContent") == "")
                #expect(browser.complaints.isEmpty)
            }
        }

        @Test func `each theme shows its own colours on every picture, and stays chosen`() throws {
            try withSite { browser, address in
                let page = address("Betting/OutcomeItem.html")
                try browser.load(page, width: 800)
                let names: [String] = try browser.evaluate("[...theme.options].map(o => o.value)")
                #expect(names == ThemeLibrary.embedded.names)
                for name in names {
                    let style = try ThemeLibrary.embedded.theme(named: name)
                    let color: String = try browser.evaluate(
                        "theme.value = '\(name)'; theme.dispatchEvent(new Event('change'));"
                            + "[...document.querySelectorAll('pre span')]"
                            + ".map(e => [e.textContent, getComputedStyle(e).color]).find(([text]) => text.includes('1.85'))[1]"
                    )
                    let role = try #require(style.color(of: .textOdds))
                    #expect(color == "rgb(\(role.red), \(role.green), \(role.blue))", "\(name)")
                }
                try browser.load(page, width: 800)
                #expect(try browser.evaluate("document.documentElement.dataset.theme") == names.last)
            }
        }

        @Test func `a page can be walked with the keyboard and has its landmarks`() throws {
            try withSite { browser, address in
                for page in ["index.html", "MatchCards/TallOddsMatchCard.html"] {
                    try browser.load(address(page), width: 800)

                    let landmarks: [Int] = try browser.evaluate(
                        "['header', 'main', 'footer', 'h1'].map(n => document.querySelectorAll(n).length)")
                    #expect(landmarks == [1, 1, 1, 1])
                    let silent: Int = try browser.evaluate(
                        "document.querySelectorAll('nav:not([aria-label])').length")
                    #expect(silent == 0)
                    let nameless: Int = try browser.evaluate(
                        "[...document.querySelectorAll('input, select')].filter(e => !e.labels.length).length"
                            + " + [...document.querySelectorAll('[role=region]')].filter(e => !e.ariaLabel).length")
                    #expect(nameless == 0)
                    let ids: Bool = try browser.evaluate(
                        "(ids => new Set(ids).size === ids.length)([...document.querySelectorAll('[id]')].map(e => e.id))"
                    )
                    #expect(ids)
                }
                try browser.load(address("index.html"), width: 800)
                let focused: String = try browser.evaluate(
                    "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));"
                        + "document.activeElement.id")
                #expect(focused == "search")
            }
        }
    }
}

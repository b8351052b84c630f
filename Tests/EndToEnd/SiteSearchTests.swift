import Expectations
import GomaCatalog
import Testing

@testable import GomaGallery

extension EndToEnd {
    /// The search of the exported site in a real browser.
    @MainActor
    struct SiteSearchTests {
        /// Types a search, and gives what is shown, in its order.
        private static func search(_ text: String, in browser: Browser) throws -> [String] {
            try browser.evaluate(
                """
                search.value = '\(text)';
                search.dispatchEvent(new Event('input'));
                [...document.querySelectorAll(results.hidden ? '.card' : '#results .card')].map(e => e.querySelector('h3').textContent)
                """)
        }

        private static func press(_ keys: String..., in browser: Browser) throws {
            for key in keys { try browser.press(key) }
        }

        /// Names, beginnings of them, words in any order, states, tags, categories, letters scattered, letters in each other's
        /// place, what nothing answers to, and what is no word.
        private static let questions = [
            "PillItem", "pill", "outc", "bar", "cas", "live card", "card live", "outcome odds-up", "odds-up outcome",
            "odds up", "deposit", "wallet loading", "TENNIS score", "pill selection", "otucome", "gmae card", "mtch",
            "bis", "b", "match  card", "zzzz", "a+b", "é", "e\u{301}", "sports", "disabled button", "empty", "single",
            "-",
            "1 2",
        ]

        @Test func `what is searched for is found and ranked as in the gallery`() throws {
            try ExportedSite.open { browser, address in
                let components = ComponentRegistry.goma.components
                try browser.load(address("index.html"), width: 800)
                for question in Self.questions {
                    let expected = ComponentSearch(components).hits(for: question).map { components[$0.index].name }

                    try expect(Self.search(question, in: browser), is: expected, "\(question)")
                }
                expectEmpty(browser.complaints)
            }
        }

        @Test func `a search says how much it found, is kept in the address, and its keys lead to a page`() throws {
            try ExportedSite.open { browser, address in
                let count = ComponentRegistry.goma.components.count
                try browser.load(address("index.html#q=pill%20item"), width: 800)
                let first: Int = try browser.evaluate("document.querySelectorAll('#results .card').length")
                #expect(first > 0 && first < count)
                try expect(browser.evaluate("found.textContent"), is: "\(first) of \(count) match")

                try expectEmpty(Self.search("zzzz", in: browser))
                try expect(browser.evaluate("location.hash"), is: "#q=zzzz")
                #expect(try (browser.evaluate("found.textContent") as String).hasPrefix("Nothing matches"))
                try expect(Self.search("", in: browser), is: ComponentRegistry.goma.components.map(\.name))
                try expect(browser.evaluate("found.textContent"), is: "")

                _ = try Self.search("outcome odds-up", in: browser)
                let words: String = try browser.evaluate("document.querySelector('#results .count').textContent")
                expect(words, is: "Odds up, one of 17 states")
                let focus = "document.activeElement.textContent || document.activeElement.id"
                try browser.run("document.activeElement.blur()")
                try Self.press("/", in: browser)
                try expect(browser.evaluate(focus), is: "search")
                try Self.press("ArrowDown", "ArrowDown", "ArrowUp", in: browser)
                try expect(browser.evaluate(focus), is: "OutcomeItem")
                try Self.press("ArrowUp", in: browser)
                try expect(browser.evaluate(focus), is: "search")
                try Self.press("ArrowDown", "Enter", in: browser)
                try browser.waitForPage()
                #expect(try (browser.evaluate("location.href") as String).hasSuffix("Betting/OutcomeItem.html#odds-up"))

                try Self.press("/", in: browser)
                try browser.type("wallet")
                try Self.press("Enter", in: browser)
                try browser.waitForPage()
                #expect(try (browser.evaluate("location.href") as String).hasSuffix("/index.html#q=wallet"))
                try Self.press("/", "Escape", in: browser)
                try expect(browser.evaluate("search.value + location.hash + results.hidden"), is: "true")
            }
        }
    }
}

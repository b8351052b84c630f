import Expectations
import GomaCatalog
import TerminalKit
import Testing

extension EndToEnd {
    /// The exported site as those meet it who do not see it, or who use the keyboard alone, in a real browser.
    @MainActor
    struct SiteAccessibilityTests {
        private static let pages = ["index.html", "MatchCards/TallOddsMatchCard.html", "Casino/CasinoGameCard.html"]

        private static let interactiveRoles: Set = [
            "link", "button", "searchbox", "textbox", "combobox", "DisclosureTriangle", "image", "region", "navigation",
            "search", "table",
        ]

        @Test func `everything has its place and a name in the accessibility tree`() throws {
            try ExportedSite.open { browser, address in
                for page in Self.pages {
                    try browser.load(address(page), width: 800)
                    try browser.run("document.querySelectorAll('details').forEach(e => e.open = true)")

                    let nodes = try browser.accessibilityTree()
                    let roles = nodes.map(\.role)
                    for role in ["banner", "main", "contentinfo", "search"] {
                        expect(roles.count { $0 == role }, is: 1, "\(page): \(role)")
                    }
                    let nameless = nodes.filter { Self.interactiveRoles.contains($0.role) && $0.name.isEmpty }
                    expectEmpty(nameless, "\(page): \(nameless)")
                    expect(roles, contains: "link", "\(page)")
                    expect(roles, contains: "combobox", "\(page)")
                    // The tree lists its nodes level by level; headings follow each other as the page has them.
                    let levels: [Int] = try browser.evaluate(
                        "[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(e => Number(e.tagName[1]))")
                    expect(roles.count { $0 == "heading" }, is: levels.count, "\(page)")
                    expect(levels.count { $0 == 1 }, is: 1, "\(page): \(levels)")
                    expect(levels.first, is: 1, "\(page): \(levels)")
                    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(page): \(levels)")
                    let jumps: Int = try browser.evaluate(
                        "document.querySelectorAll('[tabindex]:not([tabindex=\"0\"])').length")
                    expect(jumps, is: 0, "\(page)")
                    let ids: Bool = try browser.evaluate(
                        "(ids => new Set(ids).size === ids.length)([...document.querySelectorAll('[id]')].map(e => e.id))"
                    )
                    #expect(ids, "\(page)")
                }
            }
        }

        @Test func `all words can be read in every theme, and the focus is seen`() throws {
            try ExportedSite.open { browser, address in
                for page in Self.pages {
                    try browser.load(address(page), width: 800)
                    for theme in ThemeLibrary.embedded.names {
                        let faint: [String] = try browser.evaluate(Self.faint(in: theme))
                        expectEmpty(faint, "\(page) in \(theme)")
                    }
                    let outline: String = try browser.evaluate(
                        "document.querySelector('main a').focus({focusVisible: true});"
                            + "getComputedStyle(document.activeElement).outlineStyle")
                    expect(outline, is: "solid")
                }
            }
        }

        @Test func `nothing lies over a state to which an address leads, in narrow windows either`() throws {
            try ExportedSite.open { browser, address in
                for width in [320, 500, 639, 641, 1280] {
                    try browser.load(address("Betting/OutcomeItem.html#odds-up"), width: width)
                    // The way to the place is made before a frame.
                    try browser.run("for (const _ of [1, 2]) await new Promise(requestAnimationFrame)")
                    let top: Int = try browser.evaluate(
                        "Math.ceil(document.getElementById('odds-up').getBoundingClientRect().top)")
                    let bottom: Int = try browser.evaluate(
                        "Math.floor(document.querySelector('header').getBoundingClientRect().bottom)")
                    #expect(top >= max(0, bottom) && top < 100, "\(width)")
                }
            }
        }

        @Test func `a page begins as bright as the browser wishes, and stays as somebody chose`() throws {
            try ExportedSite.open { browser, address in
                for (wish, scheme) in [("dark", "dark"), ("light", "light")] {
                    try browser.prefer(["prefers-color-scheme": wish])
                    try browser.load(address("index.html"), width: 800)
                    try expect(browser.evaluate("getComputedStyle(document.documentElement).colorScheme"), is: scheme)
                }
                let names = ThemeLibrary.embedded.names
                try browser.run("theme.value = '\(names[1])'; theme.dispatchEvent(new Event('change'))")
                try browser.load(address("Betting/OutcomeItem.html"), width: 800)
                try expect(browser.evaluate("document.documentElement.dataset.theme"), is: names[1])
            }
        }

        @Test func `a recording stands still until it is opened, and shows the theme's brightness`() throws {
            try ExportedSite.open { browser, address in
                for scheme in ["dark", "light"] {
                    try browser.prefer(["prefers-color-scheme": scheme])
                    try browser.load(address("index.html"), width: 800)
                    #expect(!browser.requests.contains { $0.hasSuffix(".svg") })

                    let shown: [String] = try browser.evaluate(
                        """
                        (async () => {
                          document.querySelector('.recording').open = true;
                          const pictures = [...document.querySelectorAll('.recording img')].filter(e => e.offsetWidth > 0);
                          pictures.forEach(e => e.loading = 'eager');
                          await Promise.all(pictures.map(e => e.decode()));
                          return pictures.filter(e => e.naturalWidth > 0).map(e => e.getAttribute('src'));
                        })()
                        """)
                    expect(shown, is: ["recordings/page-wallet-\(scheme).svg"])
                }
            }
        }

        /// The words of a page, pictures aside, that have less than 4.5 to 1 with what they lie on (WCAG 2.2, 1.4.3).
        private static func faint(in theme: String) -> String {
            """
            (() => {
              document.documentElement.dataset.theme = '\(theme)';
              const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
              const light = (color) => numbers(color).slice(0, 3).map(v => v / 255)
                .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
                .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
              const ground = (e) => {
                const color = getComputedStyle(e).backgroundColor;
                return numbers(color)[3] === 0 && e.parentElement ? ground(e.parentElement) : color;
              };
              const faint = new Set();
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              while (walker.nextNode()) {
                const e = walker.currentNode.parentElement;
                if (!walker.currentNode.data.trim() || e.closest('.pic, script, style, .hidden')) continue;
                const [a, b] = [light(getComputedStyle(e).color), light(ground(e))].sort((a, b) => b - a);
                if ((a + 0.05) / (b + 0.05) < 4.5) faint.add(e.tagName + '.' + e.className + ': ' + walker.currentNode.data.trim());
              }
              return [...faint];
            })()
            """
        }
    }
}

import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaReview

extension EndToEnd {
    /// The exported site in a real browser.
    @MainActor
    struct SiteTests {
        private static func path(of component: ComponentDescriptor) -> String {
            "\(component.category.rawValue)/\(component.name).html"
        }

        @Test func `every page loads from the folder alone, fits every window, and shows what the dumps say`() throws {
            try ExportedSite.open { browser, address in
                for component in [nil] + ComponentRegistry.goma.components {
                    let page = component.map(Self.path) ?? "index.html"
                    try browser.load(address(page), width: 360)
                    try expectFit(page, in: browser)
                    try browser.resize(to: 1280)
                    try expectFit(page, in: browser)

                    expectEmpty(browser.complaints, "\(page): \(browser.complaints)")
                    #expect(browser.requests.count >= 3, "\(page)")
                    #expect(
                        browser.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") }, "\(page)")
                    if let component { try expectPictures(of: component, in: browser) }
                }
            }
        }

        private func expectFit(_ page: String, in browser: Browser) throws {
            let overflow: Int = try browser.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth")
            let width: Int = try browser.evaluate("innerWidth")
            expect(overflow, is: 0, "\(page) at \(width)")
        }

        /// What a picture says is what the dump says, and its cells stand in columns.
        private func expectPictures(of component: ComponentDescriptor, in browser: Browser) throws {
            let texts: [String] = try browser.evaluate(
                "[...document.querySelectorAll('.state > .frame pre')].map(e => e.textContent)")
            let rows = try component.states.indices.map { state in
                var options = RenderOptions()
                options.picturesAfter = .zero
                return try Picture(component, stateAt: state, options: options).surface.rows
            }
            expect(texts, is: rows.map { $0.joined(separator: "\n") }, "\(component.id)")
            // Wherever a stretch begins, it is a whole number of columns from the left, and no row is taller.
            let strays: Int = try browser.evaluate(Self.strays)
            expect(strays, is: 0, "\(component.id)")
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

        @Test func `the site is the same byte for byte, wherever it is written`() throws {
            let folder = try TemporaryFolder()

            try ExportedSite.write(to: folder, environment: ["LC_ALL": "C", "TZ": "Asia/Kathmandu"])

            let files = folder.files(in: "")
            #expect(!files.isEmpty)
            try expect(files, is: ExportedSite.files)
        }

        @Test func `each theme shows its own colours on every picture, and stays chosen`() throws {
            try ExportedSite.open { browser, address in
                let page = address("Betting/OutcomeItem.html")
                try browser.load(page, width: 800)
                let names: [String] = try browser.evaluate("[...theme.options].map(o => o.value)")
                expect(names, is: ThemeLibrary.embedded.names)
                for name in names {
                    let style = try ThemeLibrary.embedded.theme(named: name)
                    let color: String = try browser.evaluate(
                        "theme.value = '\(name)'; theme.dispatchEvent(new Event('change'));"
                            + "[...document.querySelectorAll('pre span')]"
                            + ".map(e => [e.textContent, getComputedStyle(e).color]).find(([text]) => text.includes('1.85'))[1]"
                    )
                    let role = try #require(style.color(of: .textOdds))
                    expect(color, is: "rgb(\(role.red), \(role.green), \(role.blue))", "\(name)")
                }
                try browser.load(page, width: 800)
                try expect(browser.evaluate("document.documentElement.dataset.theme"), is: names.last)
            }
        }
    }
}

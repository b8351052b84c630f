import Expectations
import Foundation
import GomaApp
import GomaCatalog
import GomaPageViewer
import GomaPages
import PageTestSupport
import Testing

/// The places of the accent on whole pages.
@MainActor
struct PageAccentTests {
    private static let screens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Demo/Screens").standardizedFileURL

    private func crowdedPages(_ text: String, at file: String) throws -> [String] {
        let read = { try String(contentsOfFile: $0, encoding: .utf8) }
        let page = try PageDescription(parsing: text, file: file) { try read($0) }
        return try PageDump(page, at: file, kit: .goma, registry: .goma, files: read, in: "")
            .crowdedPages(ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName))
    }

    private func crowdedPages(in file: URL) throws -> [String] {
        try crowdedPages(String(contentsOf: file, encoding: .utf8), at: file.path)
    }

    @Test(arguments: PageHarness.names)
    func `a page of ours has the accent in no more places than one counts at a glance`(name: String) throws {
        try expectEmpty(crowdedPages(in: Self.screens.appendingPathComponent("\(name).yaml")))
    }

    @Test func `so have the pages of the app`() throws {
        try expectEmpty(crowdedPages(in: PageHarness.appFolder.appendingPathComponent("app.yaml")))
    }

    @Test(arguments: [4, 5])
    func `a page with five filled buttons is told, with the place of each, and one with four is not`(
        count: Int
    ) throws {
        let button = "{component: Button, with: {title: Bet}}"
        let text = """
            parts: [{component: HeaderText, with: {title: Offers}}]
            routes:
              offers: {parts: [\(Array(repeating: button, count: count).joined(separator: ", "))]}
            """

        let found = try crowdedPages(text, at: "news.yaml")

        expect(found.count, is: (count > 4 ? 1 : 0))
        for sentence in found {
            #expect(sentence.hasPrefix("news.yaml: offers · 120×40 has the accent in 5 places, and 4 can be counted"))
            expect(sentence.components(separatedBy: " size ").count, is: 6)
        }
    }
}

import Expectations
import Foundation
import GomaApp
import GomaCatalog
import GomaPages
import GomaReview
import PageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import GomaPageViewer

/// The approved dumps of pages in Tests/Snapshots/pages; `gomaui approve FILE.yaml` writes them.
@MainActor
struct PageSnapshotTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL.path
    private static let folder = "\(project)/Tests/Snapshots"

    private func dump(of text: String, at file: String, in folder: String = Self.folder) throws -> PageDump {
        let page = try PageDescription(parsing: text, file: file) { try String(contentsOfFile: $0, encoding: .utf8) }
        return try PageDump(
            page, at: file, kit: .goma, registry: .goma, files: { try String(contentsOfFile: $0, encoding: .utf8) },
            in: folder)
    }

    private func ownPage(_ name: String) throws -> PageDump {
        let file = "\(Self.project)/Demo/Screens/\(name).yaml"
        return try dump(of: String(contentsOfFile: file, encoding: .utf8), at: file)
    }

    private static let text = """
        title: News
        sources:
          news: {value: {a: {title: One}, b: {title: Two}}}
        parts: [{component: HeaderText, with: {title: $news.a.title}}]
        routes:
          about: {parts: [{component: HeaderText, with: {title: About}}]}
          story/{id}: {parts: [{component: HeaderText, with: {title: $news.$id.title}}]}
        """

    @Test(arguments: PageHarness.names)
    func `every page of ours looks as approved`(name: String) throws {
        let review = try Review(
            of: [try ownPage(name)], withOrphans: false, against: ApprovedDumps(folder: Self.folder))

        expect(review.isSame, is: true, "\(ReviewText.lines(of: review).joined(separator: "\n"))")
        expectEmpty(review.problems, "\(ReviewText.lines(of: review).joined(separator: "\n"))")
    }

    @Test func `every approved page is one of ours`() throws {
        let pages = try ApprovedDumps(folder: Self.folder).pages

        expectEmpty(pages.filter { !$0.isThere })
        expect(pages.map { ApprovedPage.name(of: $0.file) }.sorted(), is: PageHarness.names.sorted())
        try expectEmpty(ApprovedDumps(folder: Self.folder).orphans(among: ComponentRegistry.goma.components))
    }

    @Test func `a dump has the first page and the routes without parameters, at four sizes, and says its file`() throws
    {
        let folder = try TemporaryFolder()
        let page = try dump(of: Self.text, at: "\(folder.path)/pages/news.yaml", in: "\(folder.path)/Tests/Snapshots")
        let dump = try page.dump()

        expect(dump.header, is: ["page:news", "file: ../../pages/news.yaml", "glyphs: Unicode"])
        let sizes = ["40×24", "80×24", "120×40", "200×60"]
        expect(
            dump.blocks.map(\.title), is: ["first page", "about"].flatMap { page in sizes.map { "\(page) · \($0)" } })
        try expect(page.dump(), is: dump)
        #expect(page.stateIndex(named: "First-page") == 0 && page.stateIndex(named: "story/{id}") == nil)
    }

    @Test func `a page with parameters is drawn by its name, and one that is not there is told with those that are`()
        throws
    {
        let page = try dump(of: Self.text, at: "news.yaml")
        var options = PageDump.Options()
        (options.pages, options.sizes) = (["story/b"], [Size(width: 20, height: 5)])
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")

        let text = try page.text(options, as: .text, theme: theme, depth: .direct, withStyles: false)
        expect(text, contains: "── story/b · 20×5 ──")
        expect(text, contains: "Two")
        expect(text, lacks: "One")
        for format in PictureFormat.allCases {
            try expect(page.text(options, as: format, theme: theme, depth: .direct, withStyles: false), contains: "Two")
        }

        options.pages = ["strory/b"]
        #expect {
            try page.text(options, as: .text, theme: theme, depth: .direct, withStyles: false)
        } throws: {
            "\($0)" == "news.yaml: no page is called \"strory/b\"; there are first page, about, story/{id}"
        }
    }

    @Test func `a page whose first control is below what is seen is drawn from its top, as it is shown first`() throws {
        let lines = (1...30).map { "  - {component: HeaderText, with: {title: Line \($0).}}\n" }.joined()
        let button = "  - {component: Button, with: {id: a, title: Below, isEnabled: true}}\n"
        let text = "title: Long\nparts:\n" + lines + button
        var options = PageDump.Options()
        options.sizes = [Size(width: 40, height: 10)]

        let pictures = try dump(of: text, at: "long.yaml").pictures(options)
        let shown = try PageHarness(describing: text, width: 40, height: 10)

        let rows = pictures.flatMap(\.surface.rows).joined(separator: "\n")
        expect(rows, contains: "Line 1.")
        expect(rows, lacks: "Below")
        expect(shown.text, contains: "Line 1.")
        expect(shown.text, lacks: "Below")
    }

    @Test func `a page or a size that is named twice is one`() throws {
        let page = try dump(of: Self.text, at: "news.yaml")
        var options = PageDump.Options()
        options.pages = ["about", "first-page", "about", "First page"]
        options.sizes = [Size(width: 20, height: 5), Size(width: 30, height: 5), Size(width: 20, height: 5)]
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")

        let text = try page.text(options, as: .text, theme: theme, depth: .direct, withStyles: false)

        let titles = text.split(separator: "\n").filter { $0.hasPrefix("── ") }.map { $0.split(separator: " ─")[0] }
        expect(
            titles,
            is: [
                "── about · 20×5", "── about · 30×5", "── first page · 20×5", "── first page · 30×5",
            ])
    }

    @Test func `what is wrong with a page is told before anything of it is drawn`() throws {
        #expect(throws: PageMistakes.self) {
            try dump(of: Self.text.replacing("news.a.title", with: "news.c.title"), at: "news.yaml")
        }
    }

    @Test func `a page is approved, differs when it changes, and is left over when it is gone`() throws {
        let folder = try TemporaryFolder()
        let (file, dumps) = ("\(folder.path)/news.yaml", "\(folder.path)/Snapshots")
        try Self.text.write(toFile: file, atomically: true, encoding: .utf8)
        func review(_ text: String) throws -> Review {
            try Review(of: [dump(of: text, at: file, in: dumps)], against: ApprovedDumps(folder: dumps))
        }
        let approval = try Approval(folder: dumps)

        let new = try review(Self.text)
        expect(ReviewText.lines(of: new).first, is: "page:news: not approved yet, 8 states")
        _ = try approval.accept(new.components[0].allChanges(withGone: false), of: new.components[0])
        #expect(try review(Self.text).isSame)
        expect(ReviewText.summary(of: try review(Self.text)), is: ["1 of 1 page is as approved"])

        let changed = try review(Self.text.replacing("About", with: "Imprint"))
        #expect(changed.components[0].changes.map(\.title).allSatisfy { $0.hasPrefix("about · ") })
        expect(changed.components[0].changes.count, is: 4)
        let choice = try ReviewSelection(changed).states(["about"], named: [changed.components[0].subject])
        _ = try approval.accept(#require(choice.accepted["page:news"]), of: changed.components[0])
        #expect(try review(Self.text.replacing("About", with: "Imprint")).isSame)

        try expectEmpty(ApprovedDumps(folder: dumps).orphans(among: []))
        try FileManager.default.removeItem(atPath: file)
        let gone = try Review(of: [], against: ApprovedDumps(folder: dumps))
        expect(ReviewText.lines(of: gone).first, is: "pages/news.txt: no page is behind it")
        try Leftovers(of: gone).remove(with: approval)
        try expectEmpty(ApprovedDumps(folder: dumps).pages)
    }
}

import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct HTMLWriterTests {
    /// The text of the picture as a browser would have it.
    private func text(of surface: Surface) throws -> String {
        let page = HTMLWriter(theme: try SampleThemes.dark).lines(of: Samples.sheet(surface)).joined(separator: "\n")
        let start = try #require(page.range(of: "<pre>\n"))
        let end = try #require(page.range(of: "</pre>"))
        return page[start.upperBound..<end.lowerBound].replacing(/<[^>]*>/, with: "")
            .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
            .replacingOccurrences(of: "&amp;", with: "&")
    }

    @Test func `every picture's text is the dump's`() throws {
        for picture in try Samples.pictures() {
            try expect(
                text(of: picture.surface), is: picture.surface.rows.joined(separator: "\n"),
                "\(picture.component.id)")
        }
    }

    @Test(arguments: ["</pre><script>alert(1)</script>", "a & b < c > d \"e\" 'f'", "日本e\u{301}👩‍👩‍👧 ─│", "  x", ""])
    func `hostile and wide text comes through as it is`(text: String) throws {
        try expect(self.text(of: Samples.row(text)), is: DisplayText(text).string)
    }

    @Test func `a title is text, too`() throws {
        let sheet = PictureSheet("<img src=x>", notes: ["<hr>"], items: [.init("</h2><b>", Samples.row("a"))])

        let page = HTMLWriter(theme: try SampleThemes.dark).lines(of: sheet).joined()

        expect(page, contains: "<title>&lt;img src=x&gt;</title>")
        expect(page, lacks: "<img")
        expect(page, lacks: "<hr>")
        expect(page, lacks: "<b>")
    }

    @Test func `words with blanks between them have their colour in one piece`() throws {
        let surface = Samples.row("a b", TextStyle(.textSecondary))

        let page = HTMLWriter(theme: try SampleThemes.dark).lines(of: Samples.sheet(surface)).joined()

        #expect(page.contains(/<span class="t\d+">a b<\/span>/))
    }

    @Test func `wide clusters take two columns, lines as many as they are`() throws {
        let page = HTMLWriter(theme: try SampleThemes.dark).lines(of: Samples.sheet(Samples.row("日───"))).joined()

        expect(page, contains: "w2\">日</i><i class=\"d\" style=\"width:3ch\">───</i>")
    }
}

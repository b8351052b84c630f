import Expectations
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaReview

/// Components whose pictures look like parts of a dump are read as they were written.
@MainActor
struct DumpHostileTests {
    final class LinesView: ComponentView<any DisplayStateSource<BadgeDisplayState>, BadgeDisplayState>,
        StandardComponent
    {
        typealias Model = BadgeViewModel

        private lazy var lines = StackView([], axis: .vertical)

        override var content: View { lines }

        override func render(_ state: BadgeDisplayState) {
            lines.subviews.forEach { $0.removeFromSuperview() }
            for line in state.text.split(separator: "/", omittingEmptySubsequences: false) {
                lines.addSubview(Label(line.isEmpty ? " " : String(line), foreground: .textPrimary))
            }
        }
    }

    enum Entry: CatalogEntry {
        typealias ComponentType = LinesView
        static let category = Category.status
        static let subcategory = "Samples"
        static let summary = "Lines."
        static let tags: [String] = []
        static let variants = [
            Variant(
                "Layers",
                BadgeDisplayState(
                    text: "top//styles/focus//focus//reading//film/\\focus/\\x/<<<<<<< a/>>>>>>> b/=======/x")),
            Variant("Rules", BadgeDisplayState(text: "── Layers · 40 columns ──/── x//")),
            Variant("Legends", BadgeDisplayState(text: "a = textPrimary on default//styles/a = b")),
            Variant("── Layers", BadgeDisplayState(text: "play: Layers")),
        ]
    }

    @Test func `rows that could be mistaken have a mark before them, and no others`() throws {
        let dump = try ComponentDump(ComponentDescriptor(Entry.self, namespace: "test"))

        expect(
            dump.blocks[0].lines(withStyles: false).dropFirst(),
            is: [
                "top", "", "\\styles", "\\focus", "", "\\focus", "", "\\reading", "", "\\film", "\\\\focus", "\\x",
                "\\<<<<<<< a", "\\>>>>>>> b", "=======", "x",
            ])
    }

    @Test func `an approved file with such rows is read, and is as it was approved`() throws {
        let folder = try TemporaryFolder()
        let component = ComponentDescriptor(Entry.self, namespace: "test")
        try Approval(folder: folder.path).replace(component)

        try expect(ApprovedDumps(folder: folder.path).verdict(on: component), is: .same)
    }

    @Test func `what looks like a layer, a rule or a legend is a picture's row`() throws {
        let dump = try ComponentDump(ComponentDescriptor(Entry.self, namespace: "test"))

        let read = ComponentDump(parsing: dump.text(withStyles: true))

        expect(read.header, is: dump.header)
        expect(read.blocks.map(\.title), is: dump.blocks.map(\.title))
        for (one, other) in zip(read.blocks, dump.blocks) {
            expect(one.glyphs, is: other.glyphs, "\(other.title)")
            expect(one.styles, is: other.styles, "\(other.title)")
            expect(one.legend, is: other.legend, "\(other.title)")
            expect(one.reading, is: other.reading, "\(other.title)")
        }
    }
}

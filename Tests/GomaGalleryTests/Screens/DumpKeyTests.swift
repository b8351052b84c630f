import Expectations
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct DumpKeyTests {
    @Test func `the dump is what show prints with its styles`() throws {
        let folder = try TemporaryFolder()
        let stage = try GalleryHarness(opening: "OutcomeItem", state: 1, saves: SaveFolder(folder.path))
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let picture = try Picture(component, stateAt: 1, options: RenderOptions())

        stage.type("d")

        expect(stage.text, contains: "saved in \(folder.path)/OutcomeItem-Normal-selected.txt")
        let expected = picture.surface.rows + DumpBlock(picture).layersBelow
        try expect(folder.text(of: "OutcomeItem-Normal-selected.txt"), is: expected.joined(separator: "\n") + "\n")
        expect(stage.events.suffix(2), is: ["save dump: goma:OutcomeItem", "save: OutcomeItem-Normal selected.txt"])
    }

    @Test func `it has the columns, characters and language of the preview`() throws {
        let folder = try TemporaryFolder()
        let stage = try GalleryHarness(opening: "OutcomeItem", state: 6, saves: SaveFolder(folder.path))
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")

        stage.type("}}yd")

        let options = RenderOptions(width: 18, glyphs: .ascii)
        let picture = try Picture(component, stateAt: 6, options: options)
        #expect(try folder.text(of: "OutcomeItem-Loading.txt").hasPrefix(picture.surface.rows.joined(separator: "\n")))
    }

    @Test func `characters that were chosen among all states are those of the component's own screen too`() throws {
        let folder = try TemporaryFolder()
        let stage = try GalleryHarness(opening: "OutcomeItem", state: 6, saves: SaveFolder(folder.path))
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        stage.type("Ay")

        stage.press(.escape)
        stage.type("d")

        let picture = try Picture(component, stateAt: 6, options: RenderOptions(glyphs: .ascii))
        #expect(try folder.text(of: "OutcomeItem-Loading.txt").hasPrefix(picture.surface.rows.joined(separator: "\n")))
    }

    @Test func `a state that was changed does not go by its old name`() throws {
        let folder = try TemporaryFolder()
        let stage = try GalleryHarness(opening: "OutcomeItem", saves: SaveFolder(folder.path))

        stage.press(.tab, .enter, .escape)
        stage.type("d")

        try expect(folder.text(of: "OutcomeItem-Normal-unselected-changed.txt"), contains: "✓")
        expect(folder.files(in: ".").count, is: 1)
    }

    @Test func `a folder that cannot be written is told`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem", saves: SaveFolder("/dev/null/at all"))

        stage.type("d")

        expect(stage.text, contains: "cannot")
    }
}

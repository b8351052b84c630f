import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// Y copies what is shown, wherever one is.
@MainActor
struct CopyTests {
    private func copied(_ keys: String, opening component: String? = "OutcomeItem") throws -> (String?, GalleryHarness)
    {
        let stage = try GalleryHarness(opening: component, state: component == nil ? 0 : 2)
        let clipboard = try #require(stage.services.clipboard as? PrivateClipboard)
        for key in keys {
            key == "\n" ? stage.press(.enter) : key == "↓" ? stage.press(.down) : stage.type(String(key))
        }
        stage.type("Y")
        return (clipboard.texts.last, stage)
    }

    @Test func `the component is copied as show prints it`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let picture = try Picture(component, stateAt: 2, options: RenderOptions())
        let expected = (picture.surface.rows + DumpBlock(picture).layersBelow).joined(separator: "\n") + "\n"

        let (text, stage) = try copied("")
        expect(text, is: expected)
        expect(stage.text, contains: "copied the dump")
        expect(stage.events.last, is: "copy: the dump")
        let sheet = try copied("A").0
        expect(sheet?.contains("█  Over 2.5   █\n█   1.95 ▲    █"), is: true)
        try expect(copied("", opening: nil).0?.contains("✓ Won"), is: true)
    }

    @Test(arguments: [
        ("u", "state.oddsChange = .up"), ("c↓", "Over 2.5"), ("c↓↓", "1.95"), ("i", "▄ U+2584"), ("i", " on "),
        ("E", "show events"), ("T", "textPrimary: \""), ("D", "change mark added: \"▲\""),
    ])
    func `every panel and screen gives what is selected in it`(keys: String, part: String) throws {
        let text = try #require(try copied(keys).0)

        expect(text, contains: part)
    }

    @Test func `a call is copied with its place and arguments`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        let clipboard = try #require(stage.services.clipboard as? PrivateClipboard)
        stage.type("aY")
        expect(stage.text, contains: "no call to copy yet")
        stage.press(.tab, .enter, .escape)

        stage.type("Y")

        expect(clipboard.texts, is: ["OutcomeItem.toggleSelection()"])
    }

    @Test func `what the clipboard does not take goes into a file, and the status line says so`() throws {
        let folder = try TemporaryFolder()
        let stage = try GalleryHarness(opening: "OutcomeItem", saves: SaveFolder(folder.path))
        let clipboard = try #require(stage.services.clipboard as? PrivateClipboard)
        clipboard.refusal = "no clipboard here"

        stage.type("uY")

        expectEmpty(clipboard.texts)
        stage.resize(width: 200, height: 40)
        stage.type("Y")
        expect(stage.text, contains: "saved in \(folder.path)/OutcomeItem-Normal-unselected.swift: no clipboard here")
        try expect(folder.text(of: "OutcomeItem-Normal-unselected.swift"), contains: "OutcomeItemView(")
    }

    @Test func `what goes into a file in place of a copy ends its last line once`() throws {
        let folder = try TemporaryFolder()
        let stage = try GalleryHarness(saves: SaveFolder(folder.path))
        (stage.services.clipboard as? PrivateClipboard)?.refusal = "no clipboard here"

        _ = stage.services.outlet.copy(lines: "a\nb", "it", as: "open.txt")
        _ = stage.services.outlet.copy(lines: "a\nb\n", "it", as: "ended.txt")

        try expect(folder.text(of: "open.txt"), is: "a\nb\n")
        try expect(folder.text(of: "ended.txt"), is: "a\nb\n")
    }

    @Test func `it is among the keys of every place and in the palette`() throws {
        for keys in ["", "c", "a", "i", "u", "A", "D", "T", "E"] {
            let stage = try GalleryHarness(opening: "OutcomeItem")
            stage.type(keys)
            stage.type("?")
            #expect(stage.window.surface.rows.contains { $0.contains(/\bY +copy\b/) }, "\(keys)")
            stage.press(.escape)
            stage.window.send(.key(.control("p")))
            stage.window.update()
            stage.type("copy")
            #expect(stage.window.surface.rows.contains { $0.contains(/copy .* Y\b/) }, "\(keys)")
        }
    }

    @Test(arguments: [("]E", Key.up), ("T", .down), ("A", .right)])
    func `that something was copied makes way for the keys once another row or tile is selected`(
        screen: String, way: Key
    ) throws {
        let (_, stage) = try copied(screen)
        func status() -> String { stage.window.surface.rows.last ?? "" }
        expect(status(), contains: "copied ")

        stage.press(way)

        expect(status(), lacks: "copied ")
        expect(status(), contains: "Esc back")
    }
}

import Expectations
import Foundation
import GomaTestSupport
@testable import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// Hostile words through every way in which the gallery lets them out: the screen, the title, the clipboard, the log, and
/// what it saves.
@MainActor
struct GalleryWaysOutTests {
    private let folder: TemporaryFolder
    private let stage: GalleryHarness
    private let clipboard: PrivateClipboard

    init() throws {
        folder = try TemporaryFolder()
        stage = try GalleryHarness(
            width: 160, height: 50, saves: SaveFolder(folder.path), registry: try HostileComponent.registry)
        clipboard = try #require(stage.services.clipboard as? PrivateClipboard)
    }

    /// Expects a screen, and a title for the terminal's gate, without anything harmful.
    private func expectHarmless(_ place: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(HostileWords.harm(in: stage.text) == [], "\(place)", sourceLocation: sourceLocation)
        #expect(
            HostileWords.harm(in: TextGate.visible(stage.window.title ?? ""), besides: []) == [], "\(place)",
            sourceLocation: sourceLocation)
    }

    @Test func `every screen shows it, and copies it, without harm`() throws {
        var copies = 0
        func look(_ place: String) {
            expectHarmless(place)
            let before = clipboard.texts.count
            stage.type("Y")
            expectHarmless("\(place), copied")
            copies += clipboard.texts.count - before
        }
        look("table")
        stage.press(.enter)
        look("component")
        for panel in PanelKind.allCases {
            stage.router.open(stage.services.registry.components[0], stateAt: 0, panel: panel)
            stage.press(.down)
            look("panel \(panel.rawValue)")
        }
        for key in ["A", "E", "T", "D"] {
            stage.router.open(stage.services.registry.components[0], stateAt: 0)
            stage.type(key)
            look("screen \(key)")
        }

        #expect(copies > 6, "\(copies)")
        for text in clipboard.texts { expect(HostileWords.harm(in: text, besides: ["\n", "\t"]), is: [], "\(text)") }
    }

    @Test func `the log has each event on a line that reads back as it was`() throws {
        struct Line: Decodable { let name, subject: String }
        let path = "\(folder.path)/log"
        let journal = try EventJournal(path: path)
        stage.services.eventLog.onRecord = { journal.append($0) }

        stage.services.eventLog.record("say", HostileWords.text)
        stage.press(.enter)
        stage.services.environment.ask(to: CopyText(HostileWords.text))
        stage.services.environment.ask(to: OpenLink(id: HostileWords.text))

        let text = try folder.text(of: "log")
        expect(HostileWords.harm(in: text), is: [])
        let lines = try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        expect(lines.count, is: stage.events.count)
        expect(lines.first?.subject, is: HostileWords.text)
    }

    @Test func `the place that is kept reads back as it was`() throws {
        var place = GalleryPlace()
        (place.component, place.state, place.theme) = (HostileWords.text, HostileWords.text, HostileWords.text)
        let store = PlaceStore(path: "\(folder.path)/gallery.json")

        try store.save(place)

        expect(HostileWords.harm(in: try folder.text(of: "gallery.json")), is: [])
        try expect(store.load(), is: place)
    }

    @Test func `a play and a state that are saved read back as they were`() throws {
        var registry = try HostileComponent.registry
        try registry.register(PillItemCatalog.self, namespace: "goma")
        let stage = try GalleryHarness(
            opening: HostileWords.text, saves: SaveFolder(folder.path), registry: registry)
        stage.press(.tab, .enter, .escape)

        stage.type("S")

        let files = folder.files(in: ".")
        expect(files.count, is: 2, "\(stage.window.surface.rows.last ?? "")")
        for (name, data) in files {
            expect(HostileWords.harm(in: name, besides: []), is: [])
            expect(HostileWords.harm(in: String(decoding: data, as: UTF8.self)), is: [], "\(name)")
        }
        let play = try #require(files.first { $0.key.hasSuffix(".play") })
        let script = try PlayScript(parsing: String(decoding: play.value, as: UTF8.self), name: "a.play")
        expect(script.subject, is: .component(HostileWords.text, state: HostileWords.text))
        try PlayRunner(script, registry: registry).run()
    }
}

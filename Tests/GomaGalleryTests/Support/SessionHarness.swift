import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The harness of a component used by hand in the gallery, with a folder of its own for what is saved.
@MainActor
final class SessionHarness {
    let gallery: GalleryHarness
    private let folder: TemporaryFolder

    init(_ component: String, state: String? = nil) throws {
        folder = try TemporaryFolder()
        let descriptor = try ComponentRegistry.goma.component(named: component)
        gallery = try GalleryHarness(
            opening: component, state: try descriptor.stateIndex(matching: state), saves: SaveFolder(folder.path))
    }

    /// Lets time pass and draws.
    func wait(_ duration: Duration) {
        gallery.services.environment.scheduler.advance(by: duration)
        gallery.window.update()
    }

    /// What the component has been asked so far, calls made by calls included.
    var calls: [String] { gallery.services.environment.actionLog.actions.map(\.place) }

    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    func text(_ file: String) throws -> String { try folder.text(of: file) }

    /// Saves with `S` and gives the script back.
    func save() throws -> String {
        gallery.type("S")
        let name = try #require(files.first { $0.hasSuffix(".play") }, "\(gallery.window.surface.rows.last ?? "")")
        return try text(name)
    }

    /// Plays a script as `gomaui play` does with one in the folder.
    @discardableResult
    func play(_ script: String) throws -> PlayRunner {
        let path = folder.url.appendingPathComponent("a.play").path
        let runner = try PlayRunner(
            PlayScript(parsing: script, name: "a.play"), registry: .goma, files: PlayFiles(beside: path),
            scenes: GalleryScenes())
        try runner.run()
        return runner
    }
}

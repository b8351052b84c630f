import Foundation
import Testing

@testable import GomaKit
@testable import TerminalKit

@MainActor
struct FileImageLoaderTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder.appending(path: "games"), withIntermediateDirectories: true)
        try Data("P3 1 1 1 1 0 0".utf8).write(to: folder.appending(path: "games/red.ppm"))
        try Data("P6 9 9 255\n".utf8).write(to: folder.appending(path: "cut.ppm"))
    }

    /// What asking for a picture brings at once: the picture, or in words why there is none.
    private func load(_ name: String) -> (picture: Bitmap?, problem: String?) {
        var result: (picture: Bitmap?, problem: String?)
        let subscription = FileImageLoader(folder: folder.path).image(named: name).sink {
            if case .failure(let error) = $0 { result.problem = error.description }
        } receiveValue: {
            result.picture = $0
        }
        subscription.cancel()
        return result
    }

    @Test func `a picture is found by its path, with and without its ending`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(load("games/red.ppm").picture?.pixels == [RGBColor(0xFF0000)])
        #expect(load("games/red").picture?.pixels == [RGBColor(0xFF0000)])
    }

    @Test func `what is no plain file is not read, wherever a link leads to it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let link = folder.appending(path: "endless.ppm").path

        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: pipe)

        #expect(load("endless").problem == "endless: cannot be read; it has to be a file that you may read")
    }

    @Test func `what is wrong names the picture`() {
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(load("blue").problem == "there is no picture named \"blue\"")
        #expect(load("games").problem == "games: cannot be read; it has to be a file that you may read")
        #expect(load("cut").problem == "cut: has 0 of 243 samples; the file must have been cut off")
        for name in ["../secret", "/etc/passwd", "games/../cut", ""] {
            #expect(
                load(name).problem
                    == "\"\(name)\" leads out of the pictures' folder; a picture is named by its path inside")
        }
    }
}

import Expectations
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

        expect(load("games/red.ppm").picture?.pixels, is: [RGBColor(0xFF0000)])
        expect(load("games/red").picture?.pixels, is: [RGBColor(0xFF0000)])
    }

    @Test func `of two pictures that a name may mean, the PPM is taken, and the PAM where it is alone`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let white = Data("P7\nWIDTH 1\nHEIGHT 1\nDEPTH 1\nMAXVAL 1\nENDHDR\n\u{1}".utf8)
        for name in ["red", "white"] { try white.write(to: folder.appending(path: "games/\(name).pam")) }

        expect(load("games/red").picture?.pixels, is: [RGBColor(0xFF0000)])
        expect(load("games/white").picture?.pixels, is: [RGBColor(0xFFFFFF)])
    }

    @Test func `a file is read when somebody asks for it, and each time anew`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let publisher = FileImageLoader(folder: folder.path).image(named: "late")
        func pixels() -> [RGBColor]? {
            var picture: Bitmap?
            let subscription = publisher.sink(receiveCompletion: { _ in }, receiveValue: { picture = $0 })
            subscription.cancel()
            return picture?.pixels
        }

        try Data("P3 1 1 1 1 0 0".utf8).write(to: folder.appending(path: "late.ppm"))
        expect(pixels(), is: [RGBColor(0xFF0000)])
        try Data("P3 1 1 1 0 1 0".utf8).write(to: folder.appending(path: "late.ppm"))

        expect(pixels(), is: [RGBColor(0x00FF00)])
    }

    @Test func `a folder that is named as a picture does not hide it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("P3 1 1 1 0 1 0".utf8).write(to: folder.appending(path: "games.ppm"))

        expect(load("games").picture?.pixels, is: [RGBColor(0x00FF00)])
        expect(load("games/red").picture?.pixels, is: [RGBColor(0xFF0000)])
    }

    @Test func `a file may be as long as a picture can be, and no longer`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "long.ppm")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)

        try handle.truncate(atOffset: 18_939_904)
        expect(
            load("long").problem, is: "long: begins with \"····\"; a picture begins with P3 or P6 (PPM) or P7 (PAM)")
        try handle.truncate(atOffset: 18_939_905)
        expect(load("long").problem, is: "long: has 18939905 bytes; up to 18939904 are read")
        try handle.close()
    }

    @Test func `what is no plain file is not read, wherever a link leads to it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appending(path: "pipe").path
        expect(mkfifo(pipe, 0o600), is: 0)
        let link = folder.appending(path: "endless.ppm").path

        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: pipe)

        expect(load("endless").problem, is: "endless: cannot be read; it has to be a file that you may read")
    }

    @Test func `what is wrong names the picture`() {
        defer { try? FileManager.default.removeItem(at: folder) }

        expect(load("blue").problem, is: "there is no picture named \"blue\"")
        expect(load("games").problem, is: "games: cannot be read; it has to be a file that you may read")
        expect(load("cut").problem, is: "cut: has 0 of 243 samples; the file must have been cut off")
        for name in ["../secret", "/etc/passwd", "games/../cut", "./cut", ""] {
            expect(
                load(name).problem,
                is: "\"\(name)\" leads out of the pictures' folder; a picture is named by its path inside")
        }
    }
}

import Expectations
import Synchronization
import Testing

@testable import GomaKit

struct ThemeLibraryTests {
    private let library = ThemeLibrary.embedded.adding([
        .init(name: "night", origin: .file(path: "/t/night.yaml")) { "name: night\nextends: goma-dark" },
        .init(name: "broken", origin: .file(path: "/t/broken.yaml")) { "name: broken\nextends: goma-dark\ncolors: 1" },
        .init(name: "moved", origin: .file(path: "/t/moved.yaml")) { "name: night\nextends: goma-dark" },
        .init(name: "goma-dark", origin: .file(path: "/t/goma-dark.yaml")) { "name: goma-dark\nextends: goma-mono" },
        .init(name: "gone", origin: .file(path: "/t/gone.yaml")) {
            throw ThemeError.notText(file: "/t/gone.yaml")
        },
    ])

    private func message(for name: String) -> String? {
        let error = #expect(throws: ThemeError.self) { try library.theme(named: name) }
        return error?.description
    }

    @Test func `themes of one's own stand behind those that are built in`() throws {
        expect(library.names, is: ThemeLibrary.embedded.names + ["night", "broken", "moved", "gone"])
        try expect(library.theme(named: "night").name, is: "night")
        try expect(library.theme(named: "goma-dark"), is: ThemeLibrary.embedded.theme(named: "goma-dark"))
    }

    @Test func `asking for a broken theme says what is wrong with it`() {
        expect(message(for: "broken"), is: "/t/broken.yaml:3: colors: write one \"role: value\" on each line below")
        expect(message(for: "gone"), is: "/t/gone.yaml: is not UTF-8 text")
        expect(
            message(for: "moved"),
            is: "/t/moved.yaml: name: \"night\" is not the file's; write moved, or call the file night.yaml")
    }

    @Test func `the list has broken themes with why, and names that are taken`() throws {
        let entries = library.entries.dropFirst(ThemeLibrary.embedded.names.count)
        let problems = entries.map { entry -> String? in
            guard case .failure(let error) = entry.theme else { return nil }
            return String(describing: error)
        }

        expect(entries.map(\.name), is: ["night", "broken", "moved", "goma-dark", "gone"])
        expect(problems[0], is: nil)
        #expect(problems[1...].allSatisfy { $0 != nil })
        expect(
            problems[3],
            is: "/t/goma-dark.yaml: another theme is named \"goma-dark\" already; call the file and the theme "
                + "something else")
    }

    @Test func `a theme has what the one has that it extends, but for its title and what it says itself`() throws {
        let dusk = """
            name: dusk
            extends: goma-dark
            title: Dusk
            author: Ann
            appearance: light
            glyphs: ascii
            borders: square
            """
        let library = ThemeLibrary.embedded.adding([.init(name: "dusk") { dusk }])

        let plain = try library.theme(yaml: "name: plain\nextends: dusk", file: "plain.yaml")
        let own = try library.theme(
            yaml: "name: own\nextends: dusk\nauthor: Bo\nappearance: dark\nglyphs: unicode\nborders: rounded",
            file: "own.yaml")

        expect([plain.title, plain.author, own.title, own.author], is: ["plain", "Ann", "own", "Bo"])
        expect([plain.appearance, own.appearance], is: [.light, .dark])
        expect([plain.glyphs, own.glyphs], is: [.ascii, .unicode])
        expect([plain.borders, own.borders], is: [.square, .rounded])
    }

    @Test func `a theme may take from another over thousands of files`() throws {
        let last = 3000
        let library = ThemeLibrary.embedded.adding(
            (0...last).map { number in
                let base = number == last ? "goma-dark\nauthor: Ann" : "t\(number + 1)"
                return ThemeLibrary.Source(name: "t\(number)") { "name: t\(number)\nextends: \(base)" }
            })

        try expect(library.theme(named: "t0").author, is: "Ann")
    }

    @Test func `a file of the user's own is read each time, and what is built in once`() throws {
        let reads = Reads()
        func source(_ name: String, _ origin: ThemeLibrary.Origin) -> ThemeLibrary.Source {
            ThemeLibrary.Source(name: name, origin: origin) {
                reads.note(name)
                return "name: \(name)\nextends: goma-dark"
            }
        }
        let library = ThemeLibrary.embedded.adding([
            source("ours", .builtIn), source("night", .file(path: "/t/night.yaml")),
        ])

        for name in ["ours", "night", "ours", "night"] { _ = try library.theme(named: name) }

        expect(reads.names, is: ["ours", "night", "night"])
    }
}

/// The names of the themes whose texts were read.
private final class Reads: Sendable {
    private let noted = Mutex<[String]>([])

    var names: [String] { noted.withLock { $0 } }

    func note(_ name: String) { noted.withLock { $0.append(name) } }
}

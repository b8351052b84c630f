import Expectations
import Foundation
import Testing

extension EndToEnd {
    /// `Demo/pictures`: what it draws, and how it shows two of its folders side by side.
    struct PicturesTests {
        private let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("before & after-\(UUID().uuidString)")

        private func pictures(_ arguments: [String]) throws -> Command {
            try Command.run(
                "\(Command.project)/Demo/pictures", arguments, environment: ["GOMAUI_PROGRAM": Command.gomaui])
        }

        private func path(_ name: String) -> String { place.appendingPathComponent(name).path }

        private func withFolder(_ body: () throws -> Void) throws {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            defer { _ = try? FileManager.default.removeItem(at: place) }
            try body()
        }

        @Test func `components and screens are drawn, and what differs stands side by side`() throws {
            try withFolder {
                let names = ["Capsule", "Score", "gallery", "sportsbook"]
                for folder in ["old", "new"] {
                    let flags = folder == "new" ? ["--", "--theme", "goma-light"] : []
                    let made = try pictures(["make", path(folder)] + names + flags)
                    expect(made.status, is: 0, "\(made.errors)")
                    expect(made.errors, contains: "4 pictures in")
                }
                let capsule = "components/UIElements/Capsule.svg"
                try FileManager.default.removeItem(atPath: path("new/\(capsule)"))
                try FileManager.default.copyItem(atPath: path("old/\(capsule)"), toPath: path("new/\(capsule)"))
                try FileManager.default.removeItem(atPath: path("new/screens/gallery.svg"))

                let compared = try pictures(["compare", path("old"), path("new")])

                expect(compared.status, is: 0)
                expect(compared.errors, contains: "3 pictures differ, 1 are the same")
                let page = try String(contentsOfFile: path("new/index.html"), encoding: .utf8)
                let heading = "<h2 id=\"components/MatchCards/Score\">Score <small>components/MatchCards</small></h2>"
                expect(page, contains: heading)
                expect(page, contains: "<a href=\"#components/MatchCards/Score\">Score</a>")
                expect(page, contains: "<img src=\"../old/screens/sportsbook.svg\" alt=\"sportsbook, before\">")
                expect(page, contains: "<img src=\"screens/sportsbook.svg\" alt=\"sportsbook, after\">")
                expect(page, contains: "<p>not there after</p>")
                expect(page, lacks: "Capsule")
            }
        }

        @Test func `with --png each picture is there as PNG too, twice as large`() throws {
            try withFolder {
                let made = try pictures(["make", path("new"), "Capsule", "--png", "gallery"])

                expect(made.status, is: 0, "\(made.errors)")
                for name in ["components/UIElements/Capsule", "screens/gallery"] {
                    let picture = try String(contentsOfFile: path("new/\(name).svg"), encoding: .utf8)
                    let size = try #require(picture.firstMatch(of: /<svg [^>]*width="([0-9]+)" height="([0-9]+)"/))
                    let image = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path("new/\(name).png"))))
                    // The signature, then the first chunk with width and height, four bytes each.
                    try #require(image.count > 24 && image.starts(with: [0x89] + Array("PNG".utf8)))
                    let sides = [16, 20].map { image[$0..<($0 + 4)].reduce(0) { $0 << 8 | Int($1) } }
                    expect(sides, is: [size.1, size.2].map { 2 * (Int($0) ?? 0) }, "\(name)")
                }
            }
        }

        @Test func `without Chromium, PNG is refused before anything is drawn`() throws {
            try withFolder {
                let tools = path("tools")
                try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
                for tool in ["bash", "dirname"] {
                    let found = try Command.run("sh", ["-c", "command -v \(tool)"]).output
                    try FileManager.default.createSymbolicLink(
                        atPath: "\(tools)/\(tool)",
                        withDestinationPath: found.trimmingCharacters(in: .whitespacesAndNewlines))
                }
                let made = try Command.run(
                    "\(tools)/bash", ["\(Command.project)/Demo/pictures", "make", path("new"), "--png", "Capsule"],
                    environment: ["GOMAUI_PROGRAM": Command.gomaui, "PATH": tools])

                expect(made.status, is: 69)
                expect(made.errors, contains: "install it: apt-get install chromium")
                #expect(!FileManager.default.fileExists(atPath: path("new")))
            }
        }

        @Test func `a folder of somebody else's is named and stays`() throws {
            try withFolder {
                try Data("mine".utf8).write(to: URL(fileURLWithPath: path("note")))

                let made = try pictures(["make", place.path, "Capsule"])
                let compared = try pictures(["compare", place.path, place.path])

                expect(made.status, is: 73)
                expect(made.errors, contains: "is there, and not from here")
                expect(compared.status, is: 66)
                expect(compared.errors, contains: "holds no pictures")
                expect(FileManager.default.subpaths(atPath: place.path), is: ["note"])
            }
        }

        @Test(arguments: ["svg", "html"])
        func `a script's frames are one document, each under its title`(format: String) throws {
            let script = "\(Command.project)/Tests/Plays/page-betslip.play"

            let played = try Command.gomaui("play", script, "--format", format)

            expect(played.status, is: 0, "\(played.errors)")
            expect(played.output.components(separatedBy: "</\(format)>").count, is: 2)
            let titles = ["Two selections", "On its way", "Placed", "Taken out"]
            let places = titles.compactMap { played.output.range(of: ">\($0)<")?.lowerBound }
            expect(places.count, is: titles.count)
            expect(places, is: places.sorted())
        }

        @Test func `a component that there is none of is told`() throws {
            try withFolder {
                let made = try pictures(["make", path("new"), "Capsul"])

                expect(made.status, is: 64)
                expect(made.errors, contains: "did you mean \"Capsule\"?")
            }
        }
    }
}

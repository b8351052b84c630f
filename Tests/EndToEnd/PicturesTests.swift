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
                    #expect(made.status == 0, "\(made.errors)")
                    #expect(made.errors.contains("4 pictures in"))
                }
                let capsule = "components/UIElements/Capsule.svg"
                try FileManager.default.removeItem(atPath: path("new/\(capsule)"))
                try FileManager.default.copyItem(atPath: path("old/\(capsule)"), toPath: path("new/\(capsule)"))
                try FileManager.default.removeItem(atPath: path("new/screens/gallery.svg"))

                let compared = try pictures(["compare", path("old"), path("new")])

                #expect(compared.status == 0)
                #expect(compared.errors.contains("3 pictures differ, 1 are the same"))
                let page = try String(contentsOfFile: path("new/index.html"), encoding: .utf8)
                #expect(page.contains("<h2>components/MatchCards/Score</h2>"))
                #expect(page.contains("<img src=\"../old/screens/sportsbook.svg\" alt=\"\">"))
                #expect(page.contains("<img src=\"screens/sportsbook.svg\" alt=\"\">"))
                #expect(page.contains("<p>not there after</p>"))
                #expect(!page.contains("Capsule"))
            }
        }

        @Test func `a folder of somebody else's is named and stays`() throws {
            try withFolder {
                try Data("mine".utf8).write(to: URL(fileURLWithPath: path("note")))

                let made = try pictures(["make", place.path, "Capsule"])
                let compared = try pictures(["compare", place.path, place.path])

                #expect(made.status == 73)
                #expect(made.errors.contains("is there, and not from here"))
                #expect(compared.status == 66)
                #expect(compared.errors.contains("holds no pictures"))
                #expect(FileManager.default.subpaths(atPath: place.path) == ["note"])
            }
        }

        @Test(arguments: ["svg", "html"])
        func `a script's frames are one document, each under its title`(format: String) throws {
            let script = "\(Command.project)/Tests/Plays/page-betslip.play"

            let played = try Command.gomaui("play", script, "--format", format)

            #expect(played.status == 0, "\(played.errors)")
            #expect(played.output.components(separatedBy: "</\(format)>").count == 2)
            let titles = ["Two selections", "On its way", "Placed", "Taken out"]
            let places = titles.compactMap { played.output.range(of: ">\($0)<")?.lowerBound }
            #expect(places.count == titles.count && places == places.sorted())
        }

        @Test func `a component that there is none of is told`() throws {
            try withFolder {
                let made = try pictures(["make", path("new"), "Capsul"])

                #expect(made.status == 64)
                #expect(made.errors.contains("did you mean \"Capsule\"?"))
            }
        }
    }
}

import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaReview

@MainActor
struct CatalogueDumpTests {
    /// One component of each kind: still, moving, wide, with a field.
    private static var few: [ComponentDescriptor] {
        get throws {
            try ["Score", "OutcomeItem", "TallOddsMatchCard", "BorderedTextField"].map {
                try ComponentRegistry.goma.component(named: $0)
            }
        }
    }

    private func write(
        _ components: [ComponentDescriptor] = ComponentRegistry.goma.components, to folder: TemporaryFolder,
        _ name: String, shard: Shard = .whole, change: (inout CatalogueDump.Options) -> Void = { _ in }
    ) throws -> [String: Data] {
        var options = CatalogueDump.Options(themes: [try SampleThemes.dark])
        change(&options)
        let path = folder.url.appendingPathComponent(name).path
        let dump = CatalogueDump(components, options: options, shard: shard)
        _ = try dump.write(to: try DumpWriter(folder: path, overwriting: .ownFiles))
        return folder.files(in: name)
    }

    @Test(arguments: PictureFormat.allCases)
    func `names of all kinds stay inside the folder, each in a file of its own`(format: PictureFormat) throws {
        let folder = try TemporaryFolder()
        let components = try OtherComponents.registry.components

        let files = try write(components, to: folder, "deep/er/out") { $0.format = format }

        expect(files.count, is: components.count + 1)
        let places = Set(files.keys.map { $0.prefix { $0 != "/" && $0 != "." } })
        expect(places, is: ["Filters", "%2E%2E%2F%2E%2E%2F%3Cscript%3E%0A%E2%94%80%E2%94%80%20x", "index"])
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.url.path), is: ["deep"])
        let texts = files.values.map { String(decoding: $0, as: UTF8.self) }
        #expect(texts.allSatisfy { !$0.contains("<script>") || format == .text || format == .ansi || format == .json })
        #expect(texts.allSatisfy { !$0.contains("\u{1B}[2J") && !$0.contains("\n── x") })
    }

    @Test(arguments: PictureFormat.allCases)
    func `a second run finds every file its own, and as it should be`(format: PictureFormat) throws {
        let folder = try TemporaryFolder()
        let components = try Self.few
        let first = try write(components, to: folder, "out") { $0.format = format }
        var options = CatalogueDump.Options(themes: [try SampleThemes.dark])
        options.format = format

        let writer = try DumpWriter(folder: folder.url.appendingPathComponent("out").path, overwriting: .ownFiles)
        let changed = try CatalogueDump(components, options: options).write(to: writer)

        expect(changed, is: 0)
        expect(folder.files(in: "out"), is: first)
    }

    @Test(arguments: [3, 20])
    func `the parts have no file in common and are the whole together`(count: Int) throws {
        let folder = try TemporaryFolder()
        let whole = try write(to: folder, "whole")
        var together: [String: Data] = [:]

        for number in 1...count {
            let part = try write(to: folder, "part\(number)", shard: try #require(Shard("\(number)/\(count)")))
            #expect(part.keys.allSatisfy { together[$0] == nil })
            together.merge(part) { $1 }
        }

        expect(together, is: whole)
    }

    @Test(arguments: ["0/2", "3/2", "1/0", "-1/2", "1", "1/2/3", "a/b", "/", ""])
    func `what is no part is refused`(text: String) { expect(Shard(text), is: nil) }

    @Test func `several themes are files beside each other`() throws {
        let folder = try TemporaryFolder()
        let light = try ThemeLibrary.embedded.theme(named: "goma-light")
        let pill = [try ComponentRegistry.goma.component(named: "PillItem")]

        let files = try write(pill, to: folder, "out") {
            $0.themes.append(light)
            $0.format = .svg
        }

        expect(
            files.keys.sorted(),
            is: ["Filters/PillItem@goma-dark.svg", "Filters/PillItem@goma-light.svg", "index.html"])
        expect(files["Filters/PillItem@goma-dark.svg"], isNot: files["Filters/PillItem@goma-light.svg"])
    }

    @Test func `only the components that have a state asked for are written, in that state alone`() throws {
        let folder = try TemporaryFolder()

        let files = try write(to: folder, "out") { $0.states = ["odds up"] }

        let text = String(decoding: try #require(files["Betting/OutcomeItem.txt"]), as: UTF8.self)
        expect(files["Filters/PillItem.txt"], is: nil)
        expect(ComponentDump(parsing: text).blocks.map(\.title), is: ["Odds up · 16 columns"])
    }

    @Test func `the list of files names the states that they hold, and no others`() throws {
        let folder = try TemporaryFolder()
        let outcome = [try ComponentRegistry.goma.component(named: "OutcomeItem")]

        let files = try write(outcome, to: folder, "out") {
            $0.format = .json
            $0.states = ["odds up"]
        }

        let list = String(decoding: try #require(files["index.json"]), as: UTF8.self)
        expect(list, contains: "\"states\": [\"Odds up\"]")
    }

    @Test func `a single column is one`() throws {
        let folder = try TemporaryFolder()
        let pill = [try ComponentRegistry.goma.component(named: "PillItem")]

        let files = try write(pill, to: folder, "out") {
            $0.widths = [1]
            $0.states = ["Selected"]
        }

        let text = String(decoding: try #require(files["Filters/PillItem.txt"]), as: UTF8.self)
        expect(ComponentDump(parsing: text).blocks.map(\.title), is: ["Selected · 1 column"])
    }

    @Test func `each width is a picture of its own, also where it is named twice`() throws {
        let folder = try TemporaryFolder()
        let pill = [try ComponentRegistry.goma.component(named: "PillItem")]

        let files = try write(pill, to: folder, "out") {
            $0.widths = [8, 30, 8]
            $0.states = ["Selected"]
        }

        let text = String(decoding: try #require(files["Filters/PillItem.txt"]), as: UTF8.self)
        expect(ComponentDump(parsing: text).blocks.map(\.title), is: ["Selected · 8 columns", "Selected · 30 columns"])
    }

    @Test func `drawings show films where something moves`() throws {
        let folder = try TemporaryFolder()
        let outcome = [try ComponentRegistry.goma.component(named: "OutcomeItem")]

        let files = try write(outcome, to: folder, "out") {
            $0.format = .svg
            $0.states = ["odds up", "normal unselected"]
            $0.drawing.film = .moments([.zero, .seconds(4)])
        }

        let text = String(decoding: try #require(files["Betting/OutcomeItem.svg"]), as: UTF8.self)
        let rows = try XMLReader.elements(of: text).filter { $0.name == "text" }.map(\.text)
        expect(rows, contains: "0s                4s")
        expect(rows, contains: "█    1.95 ▲    █  █     1.95     █")
    }
}

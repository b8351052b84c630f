import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaReview

/// Hostile words through every way in which a catalogue becomes files. `ArchitectureTests` holds the list of the sources
/// that write anything at all; a new one joins both.
@MainActor
struct WaysOutTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Components with texts of every kind: codes, odds, lists, links, moments, blocks.
    private static let names = [
        "CopyableCode", "TallOddsMatchCard", "NotificationList", "ShareChannelsGrid", "TextSection",
    ]

    /// Each of their states, with hostile words in every field of text.
    private func states() throws -> [(component: ComponentDescriptor, index: Int, state: Data)] {
        try Self.names.flatMap { name in
            let component = try ComponentRegistry.goma.component(named: name)
            return try component.states.indices.compactMap { index in
                try HostileWords.state(of: component, at: index).map { (component, index, $0) }
            }
        }
    }

    private func theme() throws -> StyleProvider {
        var theme = try SampleThemes.dark
        (theme.title, theme.author) = (HostileWords.text, HostileWords.text)
        return theme
    }

    /// Expects files, with nothing harmful in them and in their names; line ends and tabs are meant.
    private func expectHarmless(_ files: [String: Data], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(!files.isEmpty, sourceLocation: sourceLocation)
        for (name, data) in files {
            #expect(HostileWords.harm(in: name, besides: []) == [], sourceLocation: sourceLocation)
            var text = String(decoding: data, as: UTF8.self)
            if name.hasSuffix(".ansi") { text.replace(/\u{1B}\[[0-9;:]*m/, with: "") }
            let harm = HostileWords.harm(in: text, besides: ["\n", "\t"])
            #expect(harm == [], "\(TextGate.visible(name))", sourceLocation: sourceLocation)
        }
    }

    // MARK: Pictures

    @Test(arguments: PictureFormat.allCases)
    func `the dump of a catalogue is harmless in every format`(format: PictureFormat) throws {
        var options = CatalogueDump.Options(themes: [try theme()])
        options.format = format
        options.withStyles = true

        let dump = CatalogueDump(try HostileComponent.registry.components, options: options)
        _ = try dump.write(to: DumpWriter(folder: folder.path))

        let files = folder.files(in: ".").filter { $0.key.contains(".") }
        expectHarmless(files)
        expect(files.count, is: 2)
        guard format == .json else { return }
        let documents = try files.filter { $0.key.hasSuffix("json") }.values.map { data in
            try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
        expect(documents.compactMap { $0["subcategory"] as? String }, is: [HostileWords.text])
    }

    @Test(arguments: PictureFormat.allCases)
    func `a state is harmless in every format`(format: PictureFormat) throws {
        for (number, (component, index, state)) in try states().enumerated() {
            var options = RenderOptions()
            options.given = GivenState(file: HostileWords.text, data: state)
            let picture = try Picture(component, stateAt: index, options: options)
            let lines =
                try lines(of: picture, as: format) + (format == .text ? DumpBlock(picture).lines(withStyles: true) : [])
            try FileWriter.write(
                lines.joined(separator: "\n"), to: "\(folder.path)/\(number).\(format.fileExtension)")
        }

        expectHarmless(folder.files(in: "."))
    }

    private func lines(of picture: Picture, as format: PictureFormat) throws -> [String] {
        let sheet = PictureSheet(picture, showing: picture.surface)
        switch format {
        case .text: return picture.surface.rows
        case .ansi:
            var writer = ANSIWriter(colors: try theme(), depth: .direct)
            return writer.rows(of: picture.surface)
        case .svg: return SVGWriter(theme: try theme()).lines(of: sheet)
        case .html: return HTMLWriter(theme: try theme()).lines(of: sheet)
        case .json:
            var writer = JSONWriter(theme: try theme())
            return writer.lines(of: picture)
        }
    }

    // MARK: Reports

    @Test func `the site is harmless`() throws {
        let site = try SiteExport(try HostileComponent.registry.components, themes: [try theme()])

        _ = try site.write(to: DumpWriter(folder: folder.path))

        let files = folder.files(in: ".").filter { !$0.value.isEmpty }
        expectHarmless(files)
        expect(files.count, is: 4)
    }

    @Test func `what is approved, and every report on it, is harmless`() throws {
        let components = try HostileComponent.registry.components
        let approval = try Approval(folder: folder.path)
        try approval.replace(components[0])
        let approved = try #require(folder.files(in: ".").first { $0.key.hasSuffix(".txt") })
        expectHarmless([approved.key: approved.value])
        // Line ends of another system, and blocks begun in the middle of one, are problems rather than differences.
        let hostile = String(
            String.UnicodeScalarView(HostileWords.text.unicodeScalars.filter { $0 != "\r" && $0 != "─" }))
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try stage.doctor("OutcomeItem", "reading\n", "reading\n\(hostile)")
        try stage.doctor("OutcomeItem", "Odds up ·", "\(hostile.replacing("\n", with: " ")) ·")

        var ledger = try CoverageLedger(
            playing: components, among: components, against: ApprovedDumps(folder: folder.path))
        try ledger.add(colors: SampleThemes.dark)
        var reports: [(name: String, form: OutputForm, lines: [String])] = [
            ("coverage", .text, CoverageReport.lines(of: ledger)),
            ("coverage.json", .json, [try CoverageReport.json(of: ledger)]),
            ("list.json", .json, [try CatalogueListing.json(of: components)]),
        ]
        let empty = try TemporaryFolder()
        let none = try ApprovedDumps(folder: empty.path)
        for (name, review) in [("doctored", try stage.review()), ("new", try Review(of: components, against: none))] {
            #expect(!review.isSame || !review.problems.isEmpty)
            reports += [
                ("\(name).text", .text, ReviewText.lines(of: review)),
                ("\(name).list", .text, ReviewListing.lines(of: review)),
                ("\(name).github", .text, ReviewAnnotations.lines(of: review)),
                ("\(name).junit", .document, ReviewJUnit.lines(of: review)),
                ("\(name).json", .json, [try ReviewJSON.text(of: review)]),
                ("\(name).html", .document, [try ReviewPage.text(of: review)]),
            ]
        }

        let files = reports.map { report in
            (report.name, Data(report.lines.map(report.form.safe).joined(separator: "\n").utf8))
        }
        expectHarmless(Dictionary(uniqueKeysWithValues: files))
        for (name, data) in files where name.hasSuffix("json") { _ = try JSONSerialization.jsonObject(with: data) }
    }

    // MARK: What reads back

    @Test func `a state's file says the same without harm, in YAML and in JSON`() throws {
        for (component, index, state) in try states() {
            for isJSON in [false, true] {
                let text = try StateFile.text(of: state, component: component, isJSON: isJSON)

                let name = isJSON ? "a.json" : "a.yaml"
                try FileWriter.write(text, to: "\(folder.path)/\(name)")

                let written = try folder.text(of: name)
                expect(written, is: text)
                expectHarmless([name: Data(written.utf8)])
                let read = try StateFile(parsing: written, file: name).state(of: component, over: index)
                try expect(JSONValue(read), is: JSONValue(state), "\(component.name) \(index) \(name)")
            }
        }
    }

    @Test func `names of fields in a file are escaped as values are`() throws {
        let value = JSONValue.object([HostileWords.text: .string("a\u{202E}"), "plain": .integer(1)])

        let text = try DataText.yaml(of: value)

        expectHarmless(["a.yaml": Data(text.utf8)])
        #expect(text.hasSuffix("\nplain: 1\n"))
        try expect(DataText.value(of: text, file: "a.yaml"), is: value)
    }

    @Test func `Swift that builds a state has escapes in its strings, and nothing else`() throws {
        var told: Set<String> = []
        for (component, _, state) in try states() {
            let lines = try UsageSnippet(component, state: state, width: 100).lines
            let text = lines.joined(separator: "\n")

            expectHarmless(["a.swift": Data(text.utf8)])
            let isThere = text.contains(#"S\u{1B}[201~\ntouch x\r\n\u{1B}]52;c;eA==\u{7}"#)
            expect(isThere, is: text.contains("touch"))
            expect(OutputForm.document.safe(text), is: text)
            if isThere { told.insert(component.name) }
        }
        expect(told, is: Set(Self.names))
    }

    @Test func `a theme's file says the same without harm`() throws {
        let theme = try theme()

        let text = ThemeWriter.yaml(theme, comments: [HostileWords.text])

        expectHarmless(["a.yaml": Data(text.utf8)])
        let read = try ThemeLibrary([]).theme(yaml: text, file: "a.yaml")
        expect(read.title, is: HostileWords.text)
        expect(read.author, is: HostileWords.text)
    }

    @Test func `a call says the same without harm`() throws {
        let call = "updateText(\(JSONText.quoted(HostileWords.text)))"
        let script = try PlayScript(parsing: "component BorderedTextField\ncall \(call)", name: "a.play")
        let runner = try PlayRunner(script, registry: .goma)

        try runner.run()

        let noted = try #require(runner.host.environment.actionLog.actions.last?.call)
        expectHarmless(["a.play": Data(noted.utf8)])
        let argument = try #require(try ActionCall(parsing: noted).arguments.first)
        try expect(JSONDecoder().decode(String.self, from: Data(argument.utf8)), is: HostileWords.text)
    }

    @Test(arguments: [HostileWords.text, "Odds up", "\\", "\"", "", "a\tb", "é 日本"])
    func `a word of a script reads back as it was`(text: String) throws {
        let word = PlayScript.word(text)

        let script = try PlayScript(parsing: "component \(word) \(SwiftLiteral.quoted(text))", name: "a.play")

        expect(script.subject, is: .component(text, state: text))
        expectHarmless(["a.play": Data(word.utf8)])
    }

    @Test(arguments: [#"type "\u1B""#, #"type "\u{110000}""#, #"type "\u{}""#, #"type "\u{1B""#])
    func `a number of a character that is none is said`(line: String) throws {
        let error = #expect(throws: PlayError.self) { try PlayScript(parsing: line, name: "a.play") }

        expect(error?.description.contains(#"\u stands before the number of a character in braces"#), is: true)
    }

    @Test func `a recording is harmless, and each of its lines is JSON; as a picture it is XML`() throws {
        let words = PlayScript.word(HostileWords.text)
        let script = try PlayScript(
            parsing: "component \(words)\npress Tab Enter\nframe \(words)", name: HostileWords.text)
        let runner = try PlayRunner(script, registry: try HostileComponent.registry)
        runner.recording = PlayRecording(title: HostileWords.text)

        try runner.run()
        let recording = try #require(runner.recording)
        let cast = CastWriter(theme: try SampleThemes.dark)
        try FileWriter.write(try cast.text(of: recording), to: "\(folder.path)/recording")
        let picture = AnimatedSVGWriter(theme: try SampleThemes.dark).lines(of: recording).joined(separator: "\n")
        try FileWriter.write(picture, to: "\(folder.path)/recording.svg")

        expectHarmless(folder.files(in: "."))
        expect(recording.chapters.count, is: 1)
        #expect(try !XMLReader.elements(of: picture).isEmpty)
        let lines = try folder.text(of: "recording").split(separator: "\n")
        #expect(lines.count > 2)
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }

    // MARK: Files

    @Test func `whatever is written into a file passes the gate, under a harmless name`() throws {
        for name in ["a.txt", "a.swift", "a.json", "a.yaml", "a"] {
            try DumpWriter(folder: folder.path).write(HostileWords.text, to: name)
            try FileWriter.write(HostileWords.text, to: "\(folder.path)/b\(name)")
        }
        let saves = SaveFolder(folder.path)
        let first = try saves.write(HostileWords.text, as: "\(HostileWords.text).txt")
        let second = try saves.write(HostileWords.text, as: "\(HostileWords.text).txt")

        let files = folder.files(in: ".")
        expect(files.count, is: 11)
        expect(first, is: second)
        for (name, data) in files {
            expect(HostileWords.harm(in: name, besides: []), is: [])
            expect(HostileWords.harm(in: String(decoding: data, as: UTF8.self), besides: ["\n", "\t"]), is: [])
        }
    }
}

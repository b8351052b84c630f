import Expectations
import Testing

/// Through which sources text leaves, and what it has passed by then.
struct OutputRulesTests {
    /// The files that hand bytes to something outside, and what their text has passed. A new way out joins them here, and
    /// the suites in which hostile words go through all of them: `WaysOutTests` and `GalleryWaysOutTests`.
    private static let waysOut = [
        "Sources/GomaCommand/Output/Output.swift": "OutputForm, by whoever writes",
        "Sources/GomaCommand/Running/ProgramJobs.swift": "no text: it starts this program again",
        "Sources/GomaReview/Output/WholeFile.swift": "nothing yet: its callers are in this list",
        "Sources/GomaReview/Output/FileDraft.swift": "nothing yet: it is a step of WholeFile",
        "Sources/GomaReview/Output/DumpWriter.swift": "OutputForm, by the file's name",
        "Sources/GomaReview/Output/FileWriter.swift": "OutputForm, by the file's name",
        "Sources/GomaGallery/Services/EventJournal.swift": "OutputForm.json",
        "Sources/NcursesScreen/Screen/TerminalScreen.swift": "cells: TextGate; titles: its visible; copies: PasteText",
        "Sources/NcursesScreen/Running/TerminalApplication+Root.swift": "OutputForm.text",
        "Sources/NcursesScreen/Terminal/TerminalStreams.swift": "no text: it opens the terminal",
        "Sources/TerminalWalker/Program/TerminalProcess.swift": "keys, for a program under test",
        "Sources/TerminalWalker/Walk/WalkPlace.swift": "no text: a file for what a program says",
    ]

    @Test func `text leaves through known files alone`() throws {
        let files = try ["Sources", "Demo"].flatMap(SourceFile.all)

        let violations = try files.flatMap(SourceRules.writingViolations)

        let found = Set(violations.map(\.path))
        let unknown = violations.filter { Self.waysOut[$0.path] == nil }
        expectEmpty(unknown, "these hand out bytes past the gate: \(unknown)")
        expect(Set(Self.waysOut.keys).subtracting(found).sorted(), is: [], "these hand out nothing any more")
    }

    @Test(arguments: [
        "Foundation.write(file, bytes, count)", "write(STDERR_FILENO, line, line.count)", "try data.write(to: url)",
        "try WholeFile.write(data, to: file)", "FileHandle(forWritingAtPath: path)", "open(path, O_WRONLY | O_CREAT)",
        "print(text)", "fputs(text, stderr)", "cn_send(sequence)", "FileHandle.standardError.write(data)",
    ])
    func `a way out is found`(line: String) throws {
        #expect(try !SourceRules.writingViolations(in: SourceFile(path: "a.swift", text: line)).isEmpty)
    }

    @Test(arguments: [
        "try writer.write(text, to: path)", "func write(_ text: String)", "screen.send(sequence)",
        "try dump.write(to: writer)",
    ])
    func `what goes through a gate is let be`(line: String) throws {
        try expectEmpty(SourceRules.writingViolations(in: SourceFile(path: "a.swift", text: line)))
    }
}

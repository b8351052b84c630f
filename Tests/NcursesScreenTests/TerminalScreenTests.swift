import Expectations
import Foundation
import TestSupport
import Testing

@testable import TerminalWalker

/// The terminal as bytes: what it is told at the start, at the end, at a stop and after it, and with another theme or size.
@Suite(.serialized) struct TerminalScreenTests {
    /// A kind of terminal, and what of our own it is told.
    struct Kind: Sendable, CustomTestStringConvertible {
        let type: String
        let on: [String]
        let off: [String]

        var testDescription: String { type }

        static let full = [
            "xterm-256color", "xterm", "tmux-256color", "screen-256color", "rxvt-unicode-256color",
        ].map {
            Kind(
                type: $0, on: ["22;2t", "?2004h", "?1000h", "?1002h", "?1006h", "title pairs"],
                off: ["?2004l", "?1006l", "?1002l", "?1000l", "23;2t"])
        }
        /// Without a mouse, a title and an alternate screen.
        static let plain = Kind(type: "vt100", on: ["?2004h"], off: ["?2004l"])
    }

    private func stage(
        pairs: Int = 4, theme: Int = 1, runs: Int = 1, type: String = "xterm-256color", terminfo: String? = nil,
        width: Int = 80, height: Int = 24
    ) throws -> ProgramStage {
        try ProgramStage(
            "screenapp", ["\(pairs)", "\(theme)", "\(runs)"], type: type, terminfo: terminfo, width: width,
            height: height, showing: "step 0")
    }

    // MARK: Start and end

    @Test(arguments: Kind.full)
    func `what is set at the start is taken back at the end, the last first`(kind: Kind) throws {
        let stage = try stage(type: kind.type)
        let started = TerminalSwitches(in: stage.process.output)

        expect(started.own, is: kind.on)
        expect(started.count("?1049h"), is: 1)
        expect(stage.screen.modes.mouseModes, is: [1000, 1002])
        expect(stage.screen.modes.bracketsPaste, is: true)
        expect(stage.screen.modes.isAlternate, is: true)
        expect(stage.screen.modes.showsCursor, is: false)
        expect(stage.screen.title, is: "pairs")

        stage.process.signal(SIGTERM)
        try stage.waitForEnd()

        let all = TerminalSwitches(in: stage.process.output)
        expect(Array(all.own.dropFirst(kind.on.count)), is: kind.off)
        expect(all.count("?1049h"), is: all.count("?1049l"))
        expect(all.count("22;0;0t", "22;2t"), is: all.count("23;0;0t", "23;2t"))
        #expect(stage.isRestored, "\(stage.screen.modes.leftovers)")
        expectEmpty(stage.screen.title)
    }

    @Test func `a terminal that cannot do it is told nothing of it`() throws {
        let stage = try ProgramStage("screenapp", ["4"], type: Kind.plain.type, showing: "step 0", isPlain: true)
        expect(TerminalSwitches(in: stage.process.output).own, is: Kind.plain.on)

        stage.process.signal(SIGTERM)
        try stage.waitForEnd()

        let all = TerminalSwitches(in: stage.process.output)
        expect(all.own, is: Kind.plain.on + Kind.plain.off)
        #expect(all.all.allSatisfy { !$0.contains("1049") && !$0.hasSuffix("t") })
    }

    /// How a program may end.
    enum Ending: CaseIterable {
        case key, exit, terminate, hangUp, interrupt, crash, abort, alarm, secondSignal

        var signals: [Int32] {
            switch self {
            case .key, .exit: []
            case .terminate: [SIGTERM]
            case .hangUp: [SIGHUP]
            case .interrupt: [SIGINT]
            case .crash: [SIGSEGV]
            case .abort: [SIGABRT]
            case .alarm: [SIGALRM]
            case .secondSignal: [SIGTERM, SIGINT]
            }
        }
    }

    @Test(arguments: Ending.allCases)
    func `however it ends, everything is taken back once`(ending: Ending) throws {
        let stage = try stage()
        let before = TerminalSwitches(in: stage.process.output).own.count

        ending.signals.forEach(stage.process.signal)
        if ending == .key { _ = stage.process.send([UInt8(ascii: "q")]) }
        if ending == .exit { _ = stage.process.send([UInt8(ascii: "x")]) }
        try stage.waitForEnd()

        let all = TerminalSwitches(in: stage.process.output)
        expect(Array(all.own.dropFirst(before)), is: Kind.full[0].off)
        #expect(stage.isRestored, "\(stage.screen.modes.leftovers)")
        expectEmpty(stage.screen.title)
    }

    @Test func `a screen that is opened once more in one program is opened and closed alike`() throws {
        let stage = try stage(runs: 3)
        var files: [[String]] = []
        for run in 2...3 {
            _ = stage.process.send([UInt8(ascii: "q")])
            try stage.wait(for: "the next run") { stage.screen.takeovers == run && stage.screen.shows("step 0") }
            try stage.settle()
            expect(stage.screen.modes.mouseModes, is: [1000, 1002])
            expect(stage.screen.title, is: "pairs")
            files.append(stage.process.facts.openFiles)
        }
        expect(files[0], is: files[1], "what one run has opened is closed when the next begins")

        stage.process.signal(SIGTERM)
        try stage.waitForEnd()

        let once = Kind.full[0].on + Kind.full[0].off
        expect(TerminalSwitches(in: stage.process.output).own, is: once + once + once)
        #expect(stage.isRestored, "\(stage.screen.modes.leftovers)")
    }

    @Test func `a program that quits before it runs has given the terminal back`() throws {
        let stage = try ProgramStage("screenapp", ["1", "1", "0"], showing: "over", isPlain: true)

        expect(stage.screen.takeovers, is: 1)
        #expect(stage.isRestored, "\(stage.screen.modes.leftovers)")
    }

    @Test func `streams that are given back twice are given back once`() throws {
        let stage = try ProgramStage("screenapp", ["1", "1", "-1"], showing: "over", isPlain: true)

        expect(stage.screen.takeovers, is: 0)
    }

    @Test func `an app that has run leaves standard input where it led before`() throws {
        let stage = try ProgramStage("screenapp", ["1", "1", "-3"], showing: "step 0")

        expect(stage.process.send(Array("q".utf8)[...]), is: 1)
        try stage.wait(for: "the line that it ends with") { stage.screen.textOutside.contains(/over|lost/) }

        expect(stage.screen.textOutside, contains: "over")
        #expect(stage.isRestored, "\(stage.screen.modes.leftovers)")
    }

    // MARK: Running

    @Test func `a window of another size takes the terminal's before its first frame`() throws {
        let stage = try ProgramStage("screenapp", ["1", "1", "-2"], showing: "step 0")

        expect(stage.screen.picture.rows.last?.contains("keys"), is: true)
    }

    @Test func `time goes in what is shown`() throws {
        let stage = try stage()

        try stage.press("l", showing: "step 1")
    }

    // MARK: Stopped and continued

    /// How the terminal comes to be taken again.
    enum Return: CaseIterable {
        /// Stopped as Ctrl-Z does it, with the terminal given back.
        case stopped
        case stoppedTwice
        /// Stopped by others, who leave no time for giving it back.
        case halted
        /// Told that others have used the terminal.
        case told
    }

    private func leaveAndReturn(_ way: Return, _ stage: ProgramStage) throws {
        switch way {
        case .stopped, .stoppedTwice:
            try stage.stop()
            #expect(stage.isRestored, "\(stage.screen.modes.leftovers)")
            expectEmpty(stage.screen.title)
            try stage.resume()
            if way == .stoppedTwice { try leaveAndReturn(.stopped, stage) }
        case .halted:
            stage.process.signal(SIGSTOP)
            try stage.wait(for: "the halt") { stage.process.isStopped }
            try stage.resume()
        case .told: try stage.resume()
        }
    }

    @Test(arguments: Return.allCases, [false, true])
    func `a terminal that is taken again is as it was, and given back whole`(way: Return, hasCursor: Bool) throws {
        let stage = try stage()
        try stage.press("n", showing: "step 1")
        if hasCursor { try stage.press("f", showing: "text") }
        let (modes, settings, picture) = (stage.screen.modes, stage.process.settings, stage.screen.picture)
        let start = stage.process.output.count

        try leaveAndReturn(way, stage)

        expect(stage.screen.modes, is: modes, "\(stage.screen.modes.leftovers)")
        expect(stage.screen.modes.showsCursor, is: hasCursor)
        expect(stage.screen.title, is: "pairs!")
        expect(stage.process.settings, is: settings)
        expect(stage.process.hasSettingsAsBefore, is: false)
        expect(stage.screen.picture, is: picture)
        let own = TerminalSwitches(in: stage.process.output[start...]).own
        let once = Kind.full[0].off + Kind.full[0].on.dropLast() + ["title pairs!"]
        expect(own, is: (way == .stoppedTwice ? once + once : once))

        stage.process.signal(hasCursor ? SIGTERM : SIGSEGV)
        try stage.waitForEnd()
        #expect(stage.isRestored, "\(stage.screen.modes.leftovers)")
        expectEmpty(stage.screen.title)
    }

    @Test(arguments: ["xterm-256color", "tmux-256color"])
    func `the numeric keypad types what is printed on it, whether terminfo has names for its keys or not`(
        type: String
    ) throws {
        let stage = try stage(type: type)
        try stage.press("f", showing: "text")

        try stage.press("\u{1B}Ow\u{1B}Ou\u{1B}On\u{1B}Op", showing: "text75.0")
    }

    @Test func `a title is told once until there is another`() throws {
        let stage = try stage()
        try stage.press("t", showing: "step 1")
        try stage.press("n", showing: "step 2")
        try stage.press("t", showing: "step 3")

        let titles = TerminalSwitches(in: stage.process.output).own.filter { $0.hasPrefix("title") }
        expect(titles, is: ["title pairs", "title pairs!"])
    }

    @Test func `a terminal that was left so that writing does not wait is told long texts whole`() throws {
        let stage = try stage()

        try stage.press("b", showing: "step 1")

        try stage.wait(for: "the title") { stage.screen.title.utf8.count == 300_000 }
        expect(stage.process.inside, is: nil)
    }

    @Test func `keys that come all at once are all answered, in few frames`() throws {
        let stage = try stage()
        let (frames, count) = (stage.process.output.count, 2000)

        try stage.press(String(repeating: "n", count: count), showing: "step \(count)")

        expect(stage.screen.title, is: "pairs" + String(repeating: "!", count: count))
        #expect(TerminalSwitches(in: stage.process.output[frames...]).own.count < 100)
    }

    // MARK: Pictures

    @Test func `another theme is as though it had been there from the start, and tells of no modes`() throws {
        let (stage, fresh) = (try stage(pairs: 30), try stage(pairs: 30, theme: 2))
        try fresh.press("n", showing: "step 1")
        let start = stage.process.output.count

        try stage.press("t", showing: "step 1")

        expect(stage.screen.picture.difference(from: fresh.screen.picture), is: nil)
        expectEmpty(TerminalSwitches(in: stage.process.output[start...]).all)
    }

    @Test(arguments: [(40, 12), (79, 24), (81, 25), (120, 24), (1, 1)])
    func `another size is as though it had been there from the start, and tells of no modes`(
        width: Int, height: Int
    ) throws {
        let (stage, fresh) = (try stage(), try stage())
        // A terminal cannot be opened so small that its first frame is known by its text.
        try fresh.stop()
        fresh.process.resize(width: width, height: height)
        try fresh.resume()
        let start = stage.process.output.count

        stage.process.resize(width: width, height: height)
        try stage.wait(for: "the picture") { stage.screen.picture == fresh.screen.picture }
        try stage.settle()

        expectEmpty(TerminalSwitches(in: stage.process.output[start...]).own)
        expect(stage.screen.modes, is: fresh.screen.modes)
    }

    @Test func `a size that comes with fg is the one that is shown`() throws {
        let stage = try stage()
        try stage.stop()

        stage.process.resize(width: 30, height: 5)
        try stage.resume()

        #expect(stage.screen.shows("step 0"))
        expect(stage.screen.picture.rows.last?.contains("keys"), is: true)
    }

    // MARK: Pairs of colours

    @Test(arguments: [(1, [20, 140]), (2, [60, 223])] as [(Int, [Int32])])
    func `a letter has its theme's ink on its theme's ground`(theme: Int, colors: [Int32]) throws {
        let stage = try stage(pairs: 1, theme: theme)

        let letter = try #require(stage.screen.picture.cells.first { $0.text == "x" })

        expect([letter.style.foreground, letter.style.background], is: colors)
    }

    /// A folder with a terminal that is like xterm, but with few pairs, one of which is the terminal's own.
    private func terminfo(pairs: Int) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("xterm-few|few pairs,\n\tpairs#\(pairs), use=xterm-256color,\n", to: "few.ti")
        let tic = Process()
        tic.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tic.arguments = ["tic", "-x", "-o", folder.path, "\(folder.path)/few.ti"]
        try tic.run()
        tic.waitUntilExit()
        try #require(tic.terminationStatus == 0)
        return folder
    }

    @Test(arguments: [(14, 0), (15, 0), (16, 1), (20, 5)])
    func `as many pairs as there are are shown as with more of them, and one more is similar`(
        pairs: Int, similar: Int
    ) throws {
        let folder = try terminfo(pairs: 16)
        let few = try stage(pairs: pairs, type: "xterm-few", terminfo: folder.path)
        let many = try stage(pairs: pairs)

        let places = zip(few.screen.picture.cells, many.screen.picture.cells).filter { $0 != $1 }
        expect(places.count, is: similar)
        #expect(places.allSatisfy { $0.0.text == "x" && $0.0.style.foreground != $0.0.style.background })
        expect(few.screen.picture.rows, is: many.screen.picture.rows)
    }

    @Test func `similar colours become the right ones as soon as pairs are free, though nothing else of them changes`()
        throws
    {
        let folder = try terminfo(pairs: 16)
        let stages = [try stage(pairs: 18, type: "xterm-few", terminfo: folder.path), try stage(pairs: 18)]

        var differences: [Int] = []
        for step in 1...4 {
            for stage in stages { try stage.press("-", showing: "step \(step)") }
            let cells = stages.map(\.screen.picture.cells)
            differences.append(zip(cells[0], cells[1]).filter { $0 != $1 }.count)
        }

        expect(differences, is: [2, 1, 0, 0])
    }

    @Test func `pairs that a theme before needed are free for the next`() throws {
        let folder = try terminfo(pairs: 16)
        let stages = [try stage(pairs: 15, type: "xterm-few", terminfo: folder.path), try stage(pairs: 15)]

        for step in 1...6 {
            for stage in stages { try stage.press("t", showing: "step \(step)") }
            expect(stages[0].screen.picture.difference(from: stages[1].screen.picture), is: nil)
        }
    }
}

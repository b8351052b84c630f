import Expectations
import GomaCatalog
import GomaKit
import GomaTestSupport
import TerminalKit
import Testing

@testable import GomaReview

/// Runs as they are watched: the pace, the chapters, and what is left out.
@MainActor
struct PlayRecordingTests {
    /// A frame that shows a text, at a moment of the script's own time.
    private func frame(_ text: String, at time: Duration = .zero, theme: StyleProvider? = nil) -> PlayFrame {
        let rows = text.split(separator: "\n")
        var surface = Surface(size: Size(width: 4, height: rows.count))
        for (y, row) in rows.enumerated() {
            for (x, character) in row.enumerated() { surface[x, y].cluster = Cluster(character) }
        }
        return PlayFrame(title: "", time: time, surface: surface, cursor: nil, theme: theme)
    }

    private func times(_ recording: PlayRecording) -> [Duration] { recording.moments.map(\.time) }

    private func shown(_ recording: PlayRecording) -> [String] { recording.moments.map { $0.frame.surface.rows[0] } }

    @Test func `keys follow each other slowly enough to be read, letters faster`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(frame("a"))
        recording.begin(.press([KeyEvent(.enter), KeyEvent(.tab)]), at: .zero)
        recording.add(frame("b"))
        recording.add(frame("c"))
        recording.begin(.type("de"), at: .zero)
        recording.add(frame("d"))
        recording.add(frame("e"))
        recording.end(at: .zero)

        expect(times(recording), is: [0, 450, 900, 970, 1040].map { .milliseconds($0) })
        expect(recording.length, is: .milliseconds(1040))
    }

    @Test(arguments: [(seconds: 1, shown: 500, length: 1000), (2, 1000, 2000), (20, 1000, 2000), (4000, 1000, 2000)])
    func `a wait is no longer than asked, and what happens in it keeps its share`(
        seconds: Int, shown: Int, length: Int
    ) throws {
        var recording = PlayRecording(title: "a", longestWait: .seconds(2))
        recording.add(frame("a", at: .seconds(7)))
        recording.begin(.wait(.seconds(seconds)), at: .seconds(7))
        recording.add(frame("b", at: .seconds(7) + .seconds(seconds) / 2))
        recording.end(at: .seconds(7 + seconds))

        expect(times(recording), is: [.zero, .milliseconds(shown)])
        expect(recording.length, is: .milliseconds(length))
    }

    @Test func `where nothing else is asked for a wait is two seconds long at most`() {
        var recording = PlayRecording(title: "a")
        recording.add(frame("a"))
        recording.begin(.wait(.seconds(20)), at: .zero)
        recording.end(at: .seconds(20))

        expect(recording.length, is: .seconds(2))
    }

    @Test func `of what changes faster than one sees the last is shown`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(frame("0"))
        recording.begin(.wait(.seconds(1)), at: .zero)
        for number in 1...100 { recording.add(frame("\(number)", at: .milliseconds(number * 10))) }
        recording.end(at: .seconds(1))

        let gaps = zip(times(recording), times(recording).dropFirst()).map { $1 - $0 }
        #expect(gaps.allSatisfy { $0 >= .milliseconds(120) })
        #expect((7...10).contains(recording.moments.count))
        expect(shown(recording).last, is: "100")
    }

    @Test func `a pause of the script's time takes none`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(frame("a"))
        recording.begin(.wait(.seconds(9)), at: .zero)
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("b"))
        recording.end(at: .zero)

        expect(times(recording), is: [.zero, .milliseconds(450)])
    }

    @Test func `a frame with a title begins a chapter and stays a while, one without is none`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(frame("a"))
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("b"))
        recording.begin(.frame(title: ""), at: .zero)
        recording.begin(.frame(title: "In"), at: .zero)
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("c"))
        recording.end(at: .zero)

        expect(recording.chapters, is: [PlayRecording.Chapter(time: .milliseconds(450), title: "In")])
        expect(times(recording), is: [0, 450, 2400].map { .milliseconds($0) })
    }

    @Test func `a key that moves nothing but the cursor is seen to do so`() throws {
        let script = try PlayScript(
            parsing: "component BorderedTextField Idle\npress Tab\ntype \"ab\"\npress Left", name: "a.play")
        let runner = try PlayRunner(script, registry: .goma)
        runner.recording = PlayRecording(title: "a")

        try runner.run()

        let frames = try #require(runner.recording).moments.map(\.frame)
        try #require(frames.count > 1)
        let (typed, moved) = (frames[frames.count - 2], frames[frames.count - 1])
        let cursor = try #require(typed.cursor)
        expect(moved.surface, is: typed.surface)
        expect(moved.cursor, is: Point(x: cursor.x - 1, y: cursor.y))
    }

    // MARK: As asciinema plays it

    private func cast(_ recording: PlayRecording) throws -> [JSONValue] {
        try CastWriter(theme: SampleThemes.dark).text(of: recording).split(separator: "\n")
            .map { try JSONValue(.init($0.utf8)) }
    }

    /// What a line of a recording writes to the terminal.
    private func output(_ line: JSONValue) -> String {
        guard case .array(let parts) = line, parts.count == 3, case .string(let text) = parts[2] else { return "" }
        return text
    }

    @Test func `the cursor stands where the frame has it, counted from one`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(
            PlayFrame(
                title: "", time: .zero, surface: frame("ab\ncd").surface, cursor: Point(x: 2, y: 1), theme: nil))
        recording.end(at: .zero)

        let shown = try cast(recording).map(output)

        #expect(shown.contains { $0.hasSuffix("\u{1B}[2;3H\u{1B}[?25h") }, "\(shown)")
    }

    @Test func `a recording of a run has its size, its name, and its moments in order`() throws {
        let script = try PlayScript(parsing: "component OutcomeItem \"Odds up\"\npress Tab\nwait 4s", name: "a.play")
        let runner = try PlayRunner(script, registry: .goma)
        runner.recording = PlayRecording(title: "a \"b\"")

        try runner.run()
        let recording = try #require(runner.recording)
        let lines = try cast(recording)

        guard case .object(let header) = lines[0] else {
            Issue.record("no header")
            return
        }
        expect(header["version"], is: .integer(2))
        expect(header["title"], is: .string("a \"b\""))
        expect(header["width"], is: .integer(recording.size.width))
        expect(header["height"], is: .integer(recording.size.height))
        #expect(times(recording).count > 3)
        expect(Set(times(recording)).count, is: times(recording).count)
        expect(times(recording), is: times(recording).sorted())
        // The beginning, what has changed, and an end that stays a second.
        expect(lines.count, is: 1 + recording.moments.count + 1)
    }

    @Test func `only rows that are other than before are written again`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(frame("a\nb\nc"))
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("a\nB\nc"))
        recording.end(at: .zero)

        let lines = try cast(recording)

        #expect(output(lines[1]).contains("\u{1B}[2J") && output(lines[1]).contains("\u{1B}[3;1Hc"))
        expect(output(lines[2]), is: "\u{1B}[?25l\u{1B}[2;1HB   \u{1B}[K")
    }

    @Test func `another size and another theme draw all anew, and chapters are markers`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(frame("a\nb"))
        recording.begin(.frame(title: "Smaller"), at: .zero)
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("a"))
        recording.end(at: .zero)

        let lines = try cast(recording)

        expect(output(lines[1]), is: "Smaller")
        expect(output(lines[3]), is: "\u{1B}[?25l\u{1B}[2J\u{1B}[1;1Ha   \u{1B}[K")
    }

    /// A key, and then a chapter about what it has done.
    private var paid: PlayRecording {
        var recording = PlayRecording(title: "a")
        recording.add(frame("a"))
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("b"))
        recording.begin(.frame(title: "Paid"), at: .zero)
        recording.end(at: .zero)
        return recording
    }

    @Test func `lines have their moments in seconds, a chapter before what it shows, and the end stays a second`()
        throws
    {
        let lines = try CastWriter(theme: SampleThemes.dark).text(of: paid).split(separator: "\n").dropFirst()

        expect(
            lines.map { $0.split(separator: ",").prefix(2).joined(separator: ",") },
            is: [
                "[0.000,\"o\"", "[0.450,\"m\"", "[0.450,\"o\"", "[2.950,\"o\"",
            ])
    }

    @Test func `each chapter stands before what it shows, whatever comes later`() throws {
        var recording = paid
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("c"))
        recording.begin(.frame(title: "Sent"), at: .zero)
        recording.end(at: .zero)

        let lines = try CastWriter(theme: SampleThemes.dark).text(of: recording).split(separator: "\n").dropFirst()

        expect(
            lines.map { $0.split(separator: ",").prefix(2).joined(separator: ",") },
            is: [
                "[0.000,\"o\"", "[0.450,\"m\"", "[0.450,\"o\"", "[2.400,\"m\"", "[2.400,\"o\"", "[4.900,\"o\"",
            ])
    }

    // MARK: As a picture that moves

    private func picture(_ recording: PlayRecording) throws -> String {
        try AnimatedSVGWriter(theme: SampleThemes.dark).lines(of: recording).joined(separator: "\n")
    }

    @Test func `a row that comes back is drawn once, and one that stays does not move`() throws {
        var recording = PlayRecording(title: "a")
        for text in ["one\nstay", "two\nstay", "one\nstay"] {
            recording.begin(.press([KeyEvent(.enter)]), at: .zero)
            recording.add(frame(text))
        }
        recording.end(at: .zero)

        let picture = try picture(recording)

        expect(picture.split(separator: ">one<").count, is: 2)
        expect(picture.split(separator: ">two<").count, is: 2)
        expect(picture.split(separator: ">stay<").count, is: 2)
        // 900 ms of the run and three seconds of rest; the second picture lies 36 units below the first.
        expect(
            picture,
            contains: "@keyframes r0{0.000%{transform:translateY(0px)}11.538%{transform:translateY(-36px)}"
                + "23.077%{transform:translateY(0px)}}")
        expect(picture, contains: ".m{animation:3.9s step-end infinite}")
        expect(picture, lacks: "@keyframes r1{")
        expect(picture, contains: "prefers-reduced-motion")
    }

    @Test func `each frame has the colours of its theme, and the page too`() throws {
        let light = try ThemeLibrary.embedded.theme(named: "goma-light")
        var recording = PlayRecording(title: "a")
        recording.add(frame("a"))
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("a", theme: light))
        recording.end(at: .zero)

        let picture = try picture(recording)
        let pages = try [SampleThemes.dark, light].map { PaintResolver($0).page.hex }

        expect(picture, contains: "@keyframes page{0.000%{fill:\(pages[0])}13.043%{fill:\(pages[1])}}")
        expect(picture, contains: "<g class=\"a0\">")
        expect(picture, contains: "<g class=\"a1\">")
    }

    @Test func `whoever asks for less motion sees the first frame on the page of its theme`() throws {
        let light = try ThemeLibrary.embedded.theme(named: "goma-light")
        var recording = PlayRecording(title: "a")
        recording.add(frame("a", theme: light))
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("a"))
        recording.end(at: .zero)

        let picture = try picture(recording)

        expect(picture, contains: "@media (prefers-reduced-motion:reduce){.m{animation:none!important}}")
        expect(picture, contains: ".page{fill:\(PaintResolver(light).page.hex);animation-name:page}")
    }

    @Test func `chapters stand below, each from its moment`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(frame("a"))
        recording.begin(.frame(title: "Paid <in>"), at: .zero)
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("b"))
        recording.end(at: .zero)

        let picture = try picture(recording)

        expect(picture, contains: ">Paid &lt;in&gt;</text>")
        expect(picture, contains: "@keyframes chapters{")
    }

    @Test func `a chapter has a row below the picture, blank before its moment`() throws {
        let picture = try picture(paid)

        expect(picture, contains: " viewBox=\"0 0 54 63\"")
        expect(picture, contains: "<svg y=\"36\" width=\"100%\" height=\"18\">")
        expect(picture, contains: "<text x=\"9\" y=\"49.5\">Paid</text>")
        // 450 ms of the run, a second and a half of the chapter and three seconds of rest.
        expect(
            picture,
            contains: "@keyframes chapters{0.000%{transform:translateY(0px)}9.091%{transform:translateY(-36px)}}")
    }

    @Test func `a picture is as large as the largest frame, and what a smaller one has not is blank`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(frame("a\nb"))
        recording.begin(.press([KeyEvent(.enter)]), at: .zero)
        recording.add(frame("a"))
        recording.end(at: .zero)

        let picture = try picture(recording)

        expect(recording.size, is: Size(width: 4, height: 2))
        expect(picture, contains: " viewBox=\"0 0 54 54\"")
        expect(
            picture, contains: "@keyframes r1{0.000%{transform:translateY(0px)}13.043%{transform:translateY(-36px)}}")
        expect(picture, lacks: "@keyframes r0{")
    }

    @Test func `the cursor lies over its cell, in its row alone`() throws {
        var recording = PlayRecording(title: "a")
        recording.add(
            PlayFrame(
                title: "", time: .zero, surface: frame("ab\ncd").surface, cursor: Point(x: 2, y: 1), theme: nil))
        recording.end(at: .zero)

        let parts = try picture(recording).split(separator: "<path opacity=\".6\" d=\"M27 0h9v18h-9Z\"/>")

        expect(parts.count, is: 2)
        #expect(parts[0].contains(">ab<") && parts[parts.count - 1].contains(">cd<"))
    }
}

import Expectations
import Foundation
import Testing

@testable import TerminalWalker

/// The walker on programs that are known to do wrong.
struct WalkTests {
    /// Takes the terminal over as ncurses does, and gives it back when it ends or is told that others have used it.
    private static let screen = """
        stty -echo -icanon; before=$(stty -g)
        open() { printf '\\033[?1049h\\033[H\\033[2J%s\\033[?2004h' "$1"; }
        close() { printf '\\033[?2004l\\033[?1049l'; }
        trap 'close; stty echo icanon; trap - TERM; kill -TERM $$' TERM
        """

    /// Walks over a program that is a script for `bash`, with these steps.
    private func finding(_ script: String, _ steps: [Step]) throws -> Finding? {
        try withProgram(script) { $0.run(steps).finding }
    }

    private func withProgram<Result>(_ script: String, _ body: (Walk) throws -> Result) throws -> Result {
        let scratch = NSTemporaryDirectory() + "walk-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: scratch) } }
        // It is read by a shell, not started itself: a file that another process of the tests still has open for writing,
        // since it was forked at that moment, cannot be started.
        let program = "\(scratch)/program"
        try Data("\(Self.screen)\n\(script)\n".utf8).write(to: URL(fileURLWithPath: program))
        let walked = WalkedProgram("/usr/bin/env", ["bash", program], name: "program")
        return try body(Walk(over: walked, seed: 0, in: scratch))
    }

    private func key(_ text: String) -> Step { Step(.send(Array(text.utf8)), text, waits: true) }

    /// Does all as it should: answers keys, comes back after others, ends when told to.
    private static let sound = """
        open a
        trap 'close; open a' CONT
        while :; do read -rsN1 key || true; [[ $key == q ]] && break; done
        close; stty echo icanon
        """

    @Test func `nothing is found where nothing is wrong`() throws {
        let finding = try finding(Self.sound, [key("x"), Step(.resize(width: 40, height: 10), "40×10"), key("q")])

        expect(finding, is: nil, "\(finding?.words ?? "")")
    }

    @Test func `a step to another size gives the program as many columns and rows`() throws {
        let script = """
            open a
            trap 'close; open a' CONT
            while :; do read -rsN1 key || true; [[ $key == q ]] && break; done
            size=$(stty size)
            close; stty echo icanon; [[ $size == "10 40" ]]
            """

        let finding = try finding(script, [key("x"), Step(.resize(width: 40, height: 10), "40×10"), key("q")])

        expect(finding, is: nil, "\(finding?.words ?? "")")
    }

    @Test func `a walk tells that the program has drawn`() throws {
        let outcome = try withProgram(Self.sound) { $0.run([key("x"), key("q")]) }

        #expect(outcome.received > 0)
    }

    @Test func `a picture that comes in many pieces is waited for`() throws {
        let script = """
            printf -v piece '\\033[m%.0s' {1..1300}
            long() {
                printf '\\033[?1049h\\033[H\\033[2J'
                for _ in {1..100}; do printf '%s' "$piece"; done
                printf 'b\\033[?2004h'
            }
            open a
            trap 'close; long' CONT
            while :; do read -rsN1 key || true; [[ $key == q ]] && break; printf '\\033[Hb'; done
            close; stty echo icanon
            """

        // The walker looks when it has taken so many steps.
        let finding = try finding(script, Array(repeating: key("x"), count: 25) + [key("q")])

        expect(finding, is: nil, "\(finding?.words ?? "")")
    }

    @Test func `what never comes to rest is asked to quit by keys all the same, and not waited for`() throws {
        // It gives up after so many looks for a key, which take twenty seconds at least.
        let script = """
            open a
            trap 'close; open a' CONT
            left=2000
            until [[ $key == q ]] || ((left-- == 0)); do read -rsN1 -t 0.01 key; printf '\\033[m'; done
            close; stty echo icanon; ((left >= 0))
            """

        let finding = try withProgram(script) { walk in
            let place = try WalkPlace(for: walk.program, in: NSTemporaryDirectory())
            defer { place.remove() }
            let process = try TerminalProcess(
                walk.program.path, place.arguments, environment: place.environment(type: "xterm"),
                folder: place.folder, errors: place.errors.fileDescriptor, width: 80, height: 24)
            var run = WalkRun(process, place: place)
            return run.take([], ending: 3, interval: 25) { false }.finding
        }

        expect(finding, is: nil, "\(finding?.words ?? "")")
    }

    @Test func `a program that never rests gets its first step long before it ends by itself`() throws {
        let script = """
            open a
            trap 'close; open a' CONT
            while ((SECONDS < 20)); do
                read -rsN1 -t 0.002 key || true; [[ $key == q ]] && break; printf '\\033[Ha'
            done
            close; stty echo icanon
            """

        let outcome = try withProgram(script) { $0.run([key("x"), key("q")]) }

        expect(outcome.finding, is: nil, "\(outcome.finding?.words ?? "")")
        expect(outcome.steps, is: 2)
    }

    @Test(arguments: [
        (Finding.Kind.exit, "open a; read -rsN1; close; stty echo icanon; exit 3"),
        (.exit, "open a; read -rsN1; close; stty echo icanon; kill -ABRT $$"),
        (.terminal, "open a; read -rsN1; stty echo icanon; exit 0"),
        (.terminal, "open a; read -rsN1; close; exit 0"),
        (.bytes, "open a; read -rsN1; printf '\\a'; read -rsN1"),
        (.bytes, "open a; read -rsN1; printf '\\033[99z'; read -rsN1"),
        (.bytes, "open a; read -rsN1; printf '\\342\\226'; close; stty echo icanon; exit 0"),
        (.bytes, "open a; read -rsN1; close; stty echo icanon; printf '\\033[2'; exit 0"),
        (.bytes, "open a; trap 'close; open a' CONT; echo oops >&2; while :; do read -rsN1 || true; done"),
        (.picture, "open a; trap 'close; open b' CONT; while :; do read -rsN1 || true; done"),
        (.start, "exit 1"),
    ])
    func `what is wrong is found`(kind: Finding.Kind, script: String) throws {
        let finding = try finding(script, [key("x"), key("y")])

        expect(finding?.kind, is: kind, "\(finding?.words ?? "nothing")")
    }

    @Test(arguments: [false, true])
    func `a program that goes with its terminal is all right`(isTold: Bool) throws {
        let finding = try finding(
            "open a; while read -rsN1; do :; done", [key("x"), Step(.hangUp(isTold: isTold), "the end")])

        expect(finding, is: nil, "\(finding?.words ?? "")")
    }

    @Test(arguments: [
        (Step.Action.end(signal: SIGTERM), "TERM"), (.end(signal: SIGHUP), "HUP"), (.hangUp(isTold: true), "HUP"),
        (.hangUp(isTold: false), "HUP"),
    ])
    func `a program that stays when it is to go is found`(action: Step.Action, signal: String) throws {
        let script = "open a; trap '' \(signal); while :; do read -rsN1 -t 1 || true; done"
        let finding = try finding(script, [key("x"), Step(action, "the end")])

        expect(finding?.kind, is: .hang, "\(finding?.words ?? "nothing")")
    }

    @Test func `a program that does not answer hangs`() throws {
        let finding = try finding("open a; trap '' CONT; while :; do read -rsN1 || true; done", [key("x")])

        expect(finding?.kind, is: .hang, "\(finding?.words ?? "nothing")")
    }

    @Test func `a finding is told with its steps and with what shows it again`() {
        let report = Report(
            what: "exit", name: "page a.yaml", words: "signal 6", seed: 5,
            steps: ["a", "b", "c", "d", "x, and a rest"],
            needed: [4], repeated: (2, 3))

        expect(
            report.lines(again: ["all of it", "this alone"]),
            is: [
                #"FOUND exit in "page a.yaml": signal 6"#, "  seed 5, 5 steps; shown again in 2 of 3 repetitions",
                "     5 x, and a rest", "  again: all of it", "  or:    this alone",
            ])
    }

    @Test(arguments: [
        (1, 1, ["  seed 0, 1 step; shown again every time", "     1 a"]), (40, 41, ["     1 a"]),
        (41, 42, ["     … the first 1 are left out here", "     2 a"]),
    ])
    func `no more than forty steps are told, the last ones`(count: Int, lines: Int, expected: [String]) {
        let report = Report(
            what: "exit", name: "a", words: "b", seed: 0, steps: Array(repeating: "a", count: count), needed: nil,
            repeated: (3, 3))

        let told = report.lines(again: []).dropFirst()

        expect(told.count, is: lines + (count == 1 ? 1 : 0))
        expect(Array(told.dropFirst(count == 1 ? 0 : 1).prefix(expected.count)), is: expected)
    }

    @Test func `what does not show again is told where once is proof, and what always shows with nothing is`() throws {
        let scratch = NSTemporaryDirectory() + "walk-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: scratch) } }
        // It never comes up, which is another kind than the first two.
        let walk = Walk(over: WalkedProgram("/nonexistent/program", [], name: "none"), seed: 0, in: scratch)
        func report(_ kind: Finding.Kind) -> Report? {
            Repetition(walk, Finding(kind: kind, words: "x"), time: .seconds(60)).report(of: [key("a")])
        }

        let (exit, start) = (try #require(report(.exit)), try #require(report(.start)))

        #expect(report(.hang) == nil)
        #expect(exit.steps == ["a, and a rest"] && exit.needed == nil && exit.repeated.shown == 0)
        expectEmpty(start.steps)
        expect(start.needed, is: [])
        expect(start.repeated.shown, is: 3)
        try expectEmpty(FileManager.default.contentsOfDirectory(atPath: scratch))
    }

    @Test func `a finding is made short`() throws {
        let script = "open a; while read -rsN1 key; do [[ $key == x ]] && exit 3; done"
        let steps = (0..<8).map { key($0 == 4 ? "x" : "a") }

        let report = try withProgram(script) { walk in
            Repetition(walk, Finding(kind: .exit, words: "exit status 3"), time: .seconds(60)).report(of: steps)
        }

        expect(report?.steps.count, is: 5)
        expect(report?.needed, is: [4])
        expect(report?.repeated.shown, is: 3)
    }
}

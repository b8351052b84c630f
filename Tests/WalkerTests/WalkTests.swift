import Foundation
import Testing

@testable import walker

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
    private func finding(_ script: String, _ steps: [Step], seed: UInt64 = 0) throws -> Finding? {
        let scratch = NSTemporaryDirectory() + "walk-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: scratch) } }
        // It is read by a shell, not started itself: a file that another process of the tests still has open for writing,
        // since it was forked at that moment, cannot be started.
        let program = "\(scratch)/program"
        try Data("\(Self.screen)\n\(script)\n".utf8).write(to: URL(fileURLWithPath: program))
        let surroundings = Surroundings(program: "/usr/bin/env", project: scratch, scratch: scratch)
        let subject = Subject(.gallery, ["bash", "./program"])
        return Walk(subject: subject, seed: seed, surroundings: surroundings).run(steps).finding
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

        #expect(finding == nil, "\(finding?.words ?? "")")
    }

    @Test(arguments: [
        (Finding.Kind.exit, "open a; read -rsN1; close; stty echo icanon; exit 3"),
        (.exit, "open a; read -rsN1; close; stty echo icanon; kill -ABRT $$"),
        (.terminal, "open a; read -rsN1; stty echo icanon; exit 0"),
        (.terminal, "open a; read -rsN1; close; exit 0"),
        (.bytes, "open a; read -rsN1; printf '\\a'; read -rsN1"),
        (.bytes, "open a; read -rsN1; printf '\\033[99z'; read -rsN1"),
        (.bytes, "open a; trap 'close; open a' CONT; echo oops >&2; while :; do read -rsN1 || true; done"),
        (.picture, "open a; trap 'close; open b' CONT; while :; do read -rsN1 || true; done"),
        (.start, "exit 1"),
    ])
    func `what is wrong is found`(kind: Finding.Kind, script: String) throws {
        let finding = try finding(script, [key("x"), key("y")])

        #expect(finding?.kind == kind, "\(finding?.words ?? "nothing")")
    }

    @Test func `a program that does not answer hangs`() throws {
        let finding = try finding("open a; trap '' CONT; while :; do read -rsN1 || true; done", [key("x")])

        #expect(finding?.kind == .hang, "\(finding?.words ?? "nothing")")
    }

    @Test func `a finding is made short, and told with what shows it again`() throws {
        let steps = (0..<8).map { key($0 == 4 ? "x" : "a") }
        let report = Report(
            subject: Subject(.page, ["page", "a.yaml"]), seed: 5, finding: Finding(kind: .exit, words: "signal 6"),
            steps: Array(steps.prefix(5)), needed: [4], repeated: (3, 3))

        #expect(
            report.lines == [
                #"FOUND exit in "page a.yaml": signal 6"#, "  seed 5, 5 steps; shown again in 3 of 3 repetitions",
                "     5 x, and a rest", "  again: Tests/walk --subject 'page a.yaml' --seed 5 --steps 5",
                "  or:    Tests/walk --subject 'page a.yaml' --seed 5 --only 5",
            ])
    }
}

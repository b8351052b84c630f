import Expectations
import Foundation
import Testing

@testable import TerminalWalker

/// A program of the tests' own in a terminal of its own.
///
/// Deadlines are for failing: where all is well nothing waits for them.
struct ProgramStage {
    let process: TerminalProcess

    private static let patience = Duration.seconds(60)

    /// - Parameters:
    ///   - name: the program, which was built beside the tests.
    ///   - text: what its first frame holds.
    ///   - isPlain: whether the terminal has no screen besides the one that others write on.
    init(
        _ name: String, _ arguments: [String] = [], type: String = "xterm-256color", terminfo: String? = nil,
        width: Int = 80, height: Int = 24, showing text: String, isPlain: Bool = false
    ) throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(name).path
        let nowhere = open("/dev/null", O_WRONLY)
        defer { close(nowhere) }
        var environment = ["TERM": type, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
        environment["TERMINFO"] = terminfo
        // Where Tests/mutate has made a change, the program has it too.
        environment.merge(ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("MUTATION_") }) { $1 }
        process = try TerminalProcess(
            program, arguments, environment: environment, folder: NSTemporaryDirectory(), errors: nowhere, width: width,
            height: height)
        process.keepsOutput = true
        try wait(for: "the first frame") {
            isPlain ? screen.textOutside.contains(text) : screen.modes.isAlternate && screen.shows(text)
        }
        try settle()
    }

    /// What the terminal has been told so far, and what it shows.
    var screen: EmulatedScreen { process.screen }

    var isRestored: Bool { screen.modes.leftovers.isEmpty && process.hasSettingsAsBefore }

    // MARK: Doing

    /// Sends keys, and waits until they have been answered.
    func press(_ keys: String, showing text: String) throws {
        expect(process.send(Array(keys.utf8)[...]), is: keys.utf8.count)
        try wait(for: "\(keys) to be answered", text)
    }

    /// Stops the program and takes in what it sends for that.
    func stop() throws {
        process.signal(SIGTSTP)
        try wait(for: "the stop") { process.isStopped }
        drain()
    }

    /// Lets the program go on, and waits until it has shown itself again.
    func resume() throws {
        let takeovers = screen.takeovers
        process.resume()
        try wait(for: "the terminal to be taken again") { screen.takeovers > takeovers }
        try settle()
    }

    // MARK: Waiting

    /// - Parameter reads: whether what the program writes is taken from the terminal meanwhile.
    func wait(for what: String, reads: Bool = true, until condition: () -> Bool) throws {
        let start = ContinuousClock.now
        while !condition() {
            try #require(ContinuousClock.now - start < Self.patience, "waited in vain for \(what)")
            if reads { process.pump(milliseconds: 5) } else { usleep(5000) }
        }
    }

    /// Waits for a frame that holds a text, and until the program rests.
    func wait(for what: String, _ text: String) throws {
        try wait(for: what) { screen.modes.isAlternate && screen.shows(text) }
        try settle()
    }

    /// Waits until the program has read and written everything, and sleeps.
    func settle() throws {
        var calm = 0
        try wait(for: "the program to come to rest") {
            let isCalm = !process.pump(milliseconds: 2) && process.unread == 0 && process.facts.isAsleep
            calm = isCalm ? calm + 1 : 0
            return calm > 3
        }
    }

    func waitForEnd() throws {
        try wait(for: "the end") { process.ending != nil }
        drain()
    }

    private func drain() {
        var quiet = 0
        while quiet < 10 { quiet = process.pump(milliseconds: 1) ? 0 : quiet + 1 }
    }
}

extension EmulatedScreen {
    /// Whether a text stands in one of its rows.
    func shows(_ text: String) -> Bool { picture.rows.contains { $0.contains(text) } }
}

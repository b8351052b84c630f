import Foundation
import Synchronization

/// Says how far walking has come: in one line that changes where there is a terminal, else in a line now and then.
final class Progress: Sendable {
    private struct State {
        var lastLine: ContinuousClock.Instant?
        var hasLine = false
    }

    private let start = ContinuousClock.now
    private let isTerminal = isatty(STDOUT_FILENO) == 1
    private let state = Mutex(State())

    /// How often a line is written where lines stay.
    private static let interval = Duration.seconds(30)

    /// Seconds since the start.
    var seconds: Int64 { (ContinuousClock.now - start).components.seconds }

    func show(_ tally: Campaign.Tally, walking subject: String) {
        let line = "\(seconds) s · \(Self.words(for: tally)) · \(subject)"
        state.withLock { state in
            if isTerminal {
                let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 100
                write("\r\u{1B}[K\(line.prefix(max(0, columns - 1)))")
                state.hasLine = true
            } else if state.lastLine.map({ ContinuousClock.now - $0 >= Self.interval }) ?? true {
                state.lastLine = .now
                write("\(line)\n")
            }
        }
    }

    /// Writes lines that stay.
    func tell(_ lines: [String]) {
        state.withLock { state in
            if state.hasLine { write("\r\u{1B}[K") }
            state.hasLine = false
            write(lines.map { "\($0)\n" }.joined())
        }
    }

    /// What has been done, in words.
    static func words(for tally: Campaign.Tally) -> String {
        let found =
            (tally.findings == 0 ? "nothing found" : "\(tally.findings) found")
            + (tally.unconfirmed == 0 ? "" : ", \(tally.unconfirmed) seen once and not again")
        return "\(tally.walks) walks over \(tally.subjects.count) subjects · \(tally.steps) steps · "
            + "\(tally.sent >> 10) KB sent, \(tally.received >> 10) KB drawn · \(found)"
    }

    private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

import CPseudoTerminal
import Foundation

/// A program in a terminal of its own, from its start to its end: when it shows what, and what it costs.
struct ProgramRun {
    /// From the start to the last byte of the first picture, in milliseconds.
    private(set) var firstFrame = 0.0
    /// The most memory that it has had by its last key, in MiB.
    private(set) var peakMemory = 0.0
    /// What came of each key.
    private(set) var answers: [Answer] = []

    struct Answer {
        /// Until the last byte, in milliseconds.
        var latency: Double
        /// What the processor worked, on all threads, in microseconds.
        var work: Double
        var bytes: Int
    }

    /// Why a program could not be measured.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// For how long a program says nothing where it has shown all, in milliseconds: as it starts, and after a key.
    private static let (silence, shortSilence) = (60 as Int32, 12 as Int32)

    /// - Parameter keys: What is pressed, each key once the answer to the one before stands.
    /// - Throws: ``Failure``.
    init(_ program: String, _ arguments: [String] = [], folder: String, width: Int, height: Int, keys: [String]) throws
    {
        var process = pt_process()
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        let settings = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder, "PATH": "/usr/bin:/bin"]
        var variables = settings.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + variables { free(word) } }
        let started = Self.seconds(CLOCK_MONOTONIC)
        let error = pt_start(
            program, &words, &variables, folder, STDERR_FILENO, Int32(width), Int32(height), &process)
        guard error == 0 else { throw Failure(description: "\(program): \(String(cString: strerror(error)))") }
        defer { pt_end(&process) }
        guard let first = Self.read(process, silence: Self.silence, patience: 5) else {
            throw Failure(description: "\(program) shows nothing")
        }
        firstFrame = (first.last - started) * 1000
        var clock = clockid_t()
        guard clock_getcpuclockid(process.program, &clock) == 0 else {
            throw Failure(description: "\(program) has ended by itself")
        }
        for key in keys {
            let (pressed, worked) = (Self.seconds(CLOCK_MONOTONIC), Self.seconds(clock))
            _ = key.withCString { write(process.controller, $0, strlen($0)) }
            guard let answer = Self.read(process, silence: Self.shortSilence, patience: 1) else {
                throw Failure(description: "\(program) does not answer to a key")
            }
            answers.append(
                Answer(
                    latency: (answer.last - pressed) * 1000, work: (Self.seconds(clock) - worked) * 1e6,
                    bytes: answer.bytes))
        }
        peakMemory = Self.peakMemory(of: process.program)
    }

    /// Reads until the program has said nothing for a while.
    /// - Parameter patience: How long it may take to say anything, in seconds.
    /// - Returns: When the last byte came and how many came; `nil` where none did.
    private static func read(
        _ process: pt_process, silence: Int32, patience: Double
    ) -> (last: Double, bytes: Int)? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var (last, bytes) = (0.0, 0)
        let deadline = seconds(CLOCK_MONOTONIC) + patience
        while true {
            var question = pollfd(fd: process.controller, events: Int16(POLLIN), revents: 0)
            if poll(&question, 1, silence) > 0 {
                let count = Foundation.read(process.controller, &buffer, buffer.count)
                guard count > 0 else { return bytes > 0 ? (last, bytes) : nil }
                (last, bytes) = (seconds(CLOCK_MONOTONIC), bytes + count)
            } else if bytes > 0 {
                return (last, bytes)
            } else if seconds(CLOCK_MONOTONIC) > deadline {
                return nil
            }
        }
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var now = timespec()
        clock_gettime(clock, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    private static func peakMemory(of program: pid_t) -> Double {
        let status = (try? String(contentsOfFile: "/proc/\(program)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }
}

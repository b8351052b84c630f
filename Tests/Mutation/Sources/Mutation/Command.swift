import Foundation

/// A program that is run to its end, or to the first line that settles the matter.
struct Command {
    enum End: Equatable {
        case exited(Int32), timedOut, settled(String)
    }

    private let program: String
    private let arguments: [String]
    private let environment: [String: String]

    init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }

    /// What it prints, where it ends well.
    /// - Throws: ``CommandError`` where it does not.
    func output() throws -> String {
        var lines: [String] = []
        let end = try run(within: .infinity) { line in
            lines.append(line)
            return false
        }
        guard end == .exited(0) else { throw CommandError(program: program, end: end, lines: lines) }
        return lines.joined(separator: "\n")
    }

    /// Runs it in a session of its own, which is ended as a whole where it takes too long or nothing more is to be learnt.
    /// - Parameters:
    ///   - seconds: How long it may take.
    ///   - silent: For how long it may print nothing, in seconds.
    ///   - settles: Whether a line that it prints, on standard output or error, settles the matter.
    func run(within seconds: Double, silent: Double = .infinity, until settles: (String) -> Bool) throws -> End {
        // Foundation's processes end for it only once all have ended that they started; a test may leave some behind.
        let child = try Interruption.start(["/usr/bin/env", program] + arguments, environment: environment)
        defer { Interruption.pass() }
        let end = read(from: child, until: settles, within: seconds, silent: silent)
        if let end {
            // The number of one that has ended may be another's.
            if child.isRunning { Self.endTree(of: child.id) }
            _ = child.wait()
            return end
        }
        return .exited(child.wait())
    }

    /// Reads lines until the end, a line that settles it, or the time is over; what ended it early.
    private func read(
        from child: Child, until settles: (String) -> Bool, within seconds: Double, silent: Double
    ) -> End? {
        let deadline = Date().addingTimeInterval(min(seconds, 1e9))
        var heard = Date()
        var pending: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let left = min(deadline.timeIntervalSinceNow, silent + heard.timeIntervalSinceNow)
            guard left > 0 else { return .timedOut }
            // Asked first: of one that has ended all is there to be read.
            let isRunning = child.isRunning
            var question = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
            guard poll(&question, 1, isRunning ? Int32(min(left, 1) * 1000) + 1 : 0) > 0 else {
                // What it has left behind may hold the pipe open.
                if isRunning { continue } else { break }
            }
            let count = Foundation.read(child.output, &buffer, buffer.count)
            guard count > 0 else { break }
            heard = Date()
            pending.append(contentsOf: buffer[..<count])
            while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: pending[..<end], as: UTF8.self)
                pending.removeSubrange(...end)
                if settles(line) { return .settled(line) }
            }
        }
        let last = String(decoding: pending, as: UTF8.self)
        return !last.isEmpty && settles(last) ? .settled(last) : nil
    }

    /// Ends a process and all that it has started, wherever they have gone.
    private static func endTree(of root: Int32) {
        for id in [root] + descendants(of: root) { kill(id, SIGKILL) }
    }

    /// Ends all that a process has started, and not the process itself.
    static func end(below root: Int32) {
        for id in descendants(of: root) { kill(id, SIGKILL) }
    }

    private static func descendants(of root: Int32) -> [Int32] {
        var children: [Int32: [Int32]] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let id = Int32(name), let status = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                let parent = status.split(separator: ")").last?.split(separator: " ").dropFirst().first.flatMap({
                    Int32($0)
                })
            else { continue }
            children[parent, default: []].append(id)
        }
        var found = children[root] ?? []
        var place = 0
        while place < found.count {
            found += children[found[place]] ?? []
            place += 1
        }
        return found
    }
}

/// A program that did not end well.
struct CommandError: Error, CustomStringConvertible {
    var program: String
    var end: Command.End
    var lines: [String]

    var description: String {
        "\(program) ended with \(end):\n" + lines.suffix(20).map { "    \($0)" }.joined(separator: "\n")
    }
}

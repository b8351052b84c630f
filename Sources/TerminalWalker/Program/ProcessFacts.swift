import Foundation

/// The system's facts on a running program.
struct ProcessFacts {
    let id: Int32

    /// Memory in use, and the most that ever was, in KiB; `nil` once the program has ended.
    var memory: (now: Int, most: Int)? {
        guard let status = text(of: "/proc/\(id)/status"), let now = Self.kibibytes("VmRSS", in: status),
            let most = Self.kibibytes("VmHWM", in: status)
        else { return nil }
        return (now, most)
    }

    /// Whether every thread waits for something, rather than running or being about to.
    var isAsleep: Bool {
        threads.allSatisfy { thread in
            guard let stat = text(of: "/proc/\(id)/task/\(thread)/stat"), let end = stat.lastIndex(of: ")")
            else { return true }
            return ["S", "T", "I"].contains(stat[stat.index(after: end)...].split(separator: " ").first)
        }
    }

    /// How long its threads have stood in line for a processor, which is not the program's fault.
    var timeInLine: Duration {
        threads.reduce(.zero) { sum, thread in
            let words = text(of: "/proc/\(id)/task/\(thread)/schedstat")?.split(separator: " ")
            return sum + .nanoseconds(words?.dropFirst().first.flatMap { Int($0) } ?? 0)
        }
    }

    /// What its open files are, in order.
    var openFiles: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd")) ?? []
        return files.map { name in
            let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/fd/\(name)")) ?? ""
            return String(target.prefix { $0 != "[" })
        }.sorted()
    }

    private var threads: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
    }

    private func text(of file: String) -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

    private static func kibibytes(_ name: String, in status: String) -> Int? {
        status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
            .flatMap { Int($0.split(whereSeparator: \.isWhitespace)[1]) }
    }
}

import Foundation

/// What a process has done so far: processor time, and how often each thread was put on a processor.
struct ProcessWork: Equatable {
    private let ticks: [String]
    private let switches: [String: [Substring]]
    /// Whether a thread works, or would if there were a processor for it or a terminal that reads what it writes.
    private(set) var isBusy = false

    init(of process: String) throws {
        let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The name, which may hold blanks, ends with the last bracket; utime and stime are the 14th and 15th.
        let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
        ticks = fields.dropFirst(12).prefix(2).map(String.init)
        let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
        var switches: [String: [Substring]] = [:]
        for thread in threads {
            let path = "/proc/\(process)/task/\(thread)/status"
            guard let status = try? String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") else {
                // It has ended since it was listed.
                isBusy = true
                continue
            }
            switches[thread] = status.filter { $0.contains("ctxt_switches") }
            isBusy = isBusy || status.contains { $0.hasPrefix("State:\tR") || $0.hasPrefix("State:\tD") }
            // Where in the system it sleeps: so it does until a terminal takes more of what is written to it.
            let place = try? String(contentsOfFile: "/proc/\(process)/task/\(thread)/wchan", encoding: .utf8)
            isBusy = isBusy || place == "wait_woken"
        }
        self.switches = switches
    }
}

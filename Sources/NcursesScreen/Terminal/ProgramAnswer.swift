import CNcurses

/// The answer of another program to a question: the first line that it prints.
enum ProgramAnswer: Hashable, Sendable {
    case line(String)
    /// It could not be started, or ended without one.
    case none
    /// It took longer than it may.
    case late

    /// How long a program may take unless said otherwise. One that is well answers in some milliseconds.
    static let patience = Duration.seconds(2)
    /// Bytes of an answer, beyond which it is none.
    private static let mostBytes = 64

    /// Asks a program, which is ended once it has answered, and at the latest when its time is over.
    /// - Parameter words: its name, which is looked for on the path, and its arguments.
    init(of words: [String], within patience: Duration = Self.patience) {
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var line = [CChar](repeating: 0, count: Self.mostBytes)
        let milliseconds = Int32((patience / .milliseconds(1)).rounded(.up))
        switch cn_ask(&arguments, milliseconds, &line, line.count) {
        case cn_answer_line:
            self = .line(String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        case cn_answer_late: self = .late
        default: self = .none
        }
    }
}

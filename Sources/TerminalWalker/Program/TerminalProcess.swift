import CPseudoTerminal

/// A program that runs in a terminal of its own.
final class TerminalProcess {
    /// The end of a program.
    enum Ending: Hashable {
        case exit(status: Int32)
        case signal(Int32)

        /// In words such as "exit status 1".
        var words: String {
            switch self {
            case .exit(let status): "exit status \(status)"
            case .signal(let signal): "signal \(signal), \(String(cString: strsignal(signal)))"
            }
        }
    }

    /// An error of a program that could not be started.
    struct StartError: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var screen: EmulatedScreen
    private(set) var ending: Ending?
    private(set) var isStopped = false {
        didSet { if isStopped, !oldValue { stops += 1 } }
    }
    /// How often it has been stopped, those times included from which it went on at once.
    private(set) var stops = 0
    private(set) var bytesRead = 0
    /// The bytes themselves, where they are kept.
    private(set) var output: [UInt8] = []
    var keepsOutput = false

    private var process = pt_process()
    private var parser = OutputParser()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private let settingsBefore: [UInt8]

    /// - Parameters:
    ///   - errors: a descriptor to which the program's standard error goes.
    init(
        _ program: String, _ arguments: [String], environment: [String: String], folder: String, errors: Int32,
        width: Int, height: Int
    ) throws {
        screen = EmulatedScreen(width: width, height: height)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + variables { free(word) } }
        let error = pt_start(
            program, &words, &variables, folder, errors, Int32(width), Int32(height), &process)
        guard error == 0 else {
            settingsBefore = []
            throw StartError(description: "\(program) cannot be started: \(String(cString: strerror(error)))")
        }
        settingsBefore = withUnsafeBytes(of: process.settings_before) { Array($0) }
    }

    deinit { pt_end(&process) }

    var facts: ProcessFacts { ProcessFacts(id: process.program) }

    /// What the program has begun to send and not ended, in words.
    ///
    /// Once the terminal has been given back its driver shows what is typed, byte by byte, so half a character may be of that.
    /// A sequence may not: the driver shows controls as letters.
    var inside: String? { parser.isInCharacter && screen.isGivenBack ? nil : parser.inside }

    /// Bytes that were sent and that the program has not read.
    var unread: Int { Int(pt_unread(process.terminal)) }

    /// Whether the terminal's driver treats keys and text as it did before the program was started.
    var hasSettingsAsBefore: Bool { settings == settingsBefore }

    /// How the terminal's driver treats keys and text now.
    var settings: [UInt8] {
        var settings = pt_settings()
        guard pt_read_settings(process.terminal, &settings) else { return [] }
        return withUnsafeBytes(of: settings) { Array($0) }
    }

    func signal(_ number: Int32) { if ending == nil { kill(process.program, number) } }

    func resume() {
        // The keeper says so too, but maybe only after the program has begun to draw.
        isStopped = false
        signal(SIGCONT)
    }

    /// Takes the terminal away, as closing its window does, without a signal.
    func hangUp() { pt_hang_up(&process) }

    var isHungUp: Bool { process.controller < 0 }

    func resize(width: Int, height: Int) {
        screen.resize(width: width, height: height)
        pt_resize(process.controller, Int32(width), Int32(height))
    }

    /// Sends as much as the terminal takes now, and returns how many bytes that is.
    func send(_ bytes: ArraySlice<UInt8>) -> Int {
        max(0, bytes.withUnsafeBytes { write(process.controller, $0.baseAddress, $0.count) })
    }

    /// Waits until the program writes something, something happens to it, or the time is up; takes in what there is.
    /// - Returns: whether there was anything.
    @discardableResult
    func pump(milliseconds: Int32) -> Bool {
        var polled = [
            pollfd(fd: process.controller, events: Int16(POLLIN), revents: 0),
            pollfd(fd: process.events, events: ending == nil ? Int16(POLLIN) : 0, revents: 0),
        ]
        // A pipe whose other end is closed would end every waiting.
        if ending != nil { polled.removeLast() }
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
        let hasRead = readOutput()
        readEvents()
        return hasRead
    }

    private func readOutput() -> Bool {
        let count = read(process.controller, &buffer, buffer.count)
        guard count > 0 else { return false }
        bytesRead += count
        if keepsOutput { output += buffer[..<count] }
        for byte in buffer[..<count] { parser.feed(byte, to: &screen) }
        return true
    }

    private func readEvents() {
        guard ending == nil else { return }
        var event = pt_event()
        while pt_read_event(process.events, &event) {
            switch event.kind {
            case pt_stopped: isStopped = true
            case pt_continued: isStopped = false
            case pt_signalled: ending = .signal(event.value)
            default: ending = .exit(status: event.value)
            }
        }
    }
}

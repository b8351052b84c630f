import CNcurses
import Dispatch

/// The terminal that the program was started on: shows surfaces, and reports keys, mouse and size.
///
/// It takes the terminal over when it is made. ``close()`` gives it back, and so do a crash, `exit` and the signals that
/// end a program; the exit status then is that of the signal. Ctrl-Z gives it back for as long as the program is stopped.
/// Signals and input are noticed on the main queue, so that has to run; where it does not run within a second and a half of
/// a signal that ends the program, or of the terminal's end, the program is ended without it. There can be one at a time.
@MainActor
package final class TerminalScreen {
    /// Extent in cells, at least 1×1.
    package private(set) var size: Size
    /// The colours in use.
    package let depth: ColorDepth

    /// Called with what has arrived, resizes included, whenever something has.
    var onEvents: (([Event]) -> Void)?
    /// Called when there will be no more input because the terminal is gone.
    var onEnd: (() -> Void)?
    /// Called when a signal is about to end the program, with the terminal given back.
    package var onTermination: (() -> Void)?

    /// Takes note of what showing a frame costs.
    var recorder: FrameRecorder?

    private var writer: SurfaceWriter
    private var reader: InputReader
    private var signals: SignalSource?
    private var input: (any DispatchSourceRead)?
    private var cursor: Point?
    private var title: String?
    private var needsShow = true
    private var isClosed = false
    /// Whether the terminal is somebody else's now.
    private var isGivenBack = false

    /// Pastes that are told from typing and, where there is a mouse, its buttons, and its movements while one is held where
    /// the terminal can tell them, by numbers rather than by bytes where it can. The window's title is put aside meanwhile.
    private static var modesOn: String {
        TerminalTitle.current.putAside + "\u{1B}[?2004h" + (hasMouse ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "")
    }
    private static var modesOff: String {
        "\u{1B}[?2004l" + (hasMouse ? "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l" : "") + TerminalTitle.current.putBack
    }
    private static var hasMouse: Bool { cn_capability("kmous") != nil }

    /// Takes the terminal of standard input and output over.
    ///
    /// - Parameters:
    ///   - colors: what roles look like, such as a theme.
    ///   - depth: colours to use, as far as the terminal has them; without it the terminal and the environment decide.
    /// - Throws: ``TerminalError`` where the terminal cannot show a screen, before anything has been written.
    package init(colors: any ColorResolver, depth: ColorDepth? = nil) throws(TerminalError) {
        let type = try Self.usableTerminalType()
        let choice = ColorChoice.onScreen(type: type, asked: depth, environment: .current)
        _ = TextLocale.current
        cn_save_terminal()
        let signals = SignalSource()
        guard let signals, cn_open_screen(choice.entry) else {
            cn_forget_terminal()
            signals?.cancel()
            throw .cannotStart(type: type)
        }
        cn_set_reset_text(Self.resetText)
        cn_send(Self.modesOn)
        curs_set(0)
        leaveok(cn_window(), true)

        self.depth = choice.depth
        self.signals = signals
        var hasDefaults = false
        let hasColors = self.depth != .monochrome && cn_start_colors(&hasDefaults)
        writer = SurfaceWriter(
            colors: colors, depth: self.depth,
            allocator: NcursesColorPairs(
                limit: hasColors ? cn_color_pairs() - 1 : 0, hasDefaultColors: hasDefaults, depth: self.depth,
                isDirect: cn_has_direct_color()))
        reader = InputReader()
        size = Self.currentSize
        fitWindow()
        signals.start { [weak self] in self?.answer($0) }
        startInput()
    }

    // MARK: Showing

    /// Shows a surface, and the cursor where it belongs (`nil` hides it). Only what has changed is sent.
    package func present(surface: Surface, cursor: Point?) {
        present(cursor) { $0.write(surface, limit: size) }
    }

    /// Shows a frame of a window, and the cursor. Where the frame before is shown, only what has changed is looked at.
    func present(_ frame: WindowFrame, cursor: Point?) {
        present(cursor) { $0.write(frame, limit: size) }
    }

    private func present(_ cursor: Point?, _ write: (inout SurfaceWriter) -> Bool) {
        guard !isClosed else { return }
        cn_prepare_thread()
        if measured(.compare, { write(&writer) }) { needsShow = true }
        place(cursor)
        guard needsShow else { return }
        needsShow = false
        measured(.output, cn_show)
    }

    private func measured<Result>(_ part: FrameCost.Part, _ work: () -> Result) -> Result {
        recorder.map { $0.measure(part, work) } ?? work()
    }

    /// Takes other colours from the next frame on.
    package func setColors(_ colors: any ColorResolver) { writer.setColors(colors) }

    /// The number of the colour pair in which a cell is shown; `nil` where its colours have none now.
    package func colorPair(of cell: Cell) -> Int? { writer.colorPair(of: cell) }

    /// Tells the terminal something that changes no cell, between two frames.
    func send(_ sequence: String) {
        if !isClosed { cn_send(sequence) }
    }

    /// Calls the terminal's window something else, where it has a title; `nil` leaves the one that it has.
    package func setTitle(_ text: String?) {
        guard let text, text != title else { return }
        title = text
        send(TerminalTitle.current.sequence(for: text))
    }

    private func place(_ place: Point?) {
        let place = place.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil }
        if (place == nil) != (cursor == nil) {
            leaveok(cn_window(), place == nil)
            curs_set(place == nil ? 0 : 1)
        }
        // Writing cells has moved ncurses' cursor, so it is put where it belongs even when that is the same place.
        if let place { wmove(cn_window(), Int32(place.y), Int32(place.x)) }
        if place != cursor { needsShow = true }
        cursor = place
    }

    // MARK: Input

    /// Events that have arrived and were not yet handed to ``onEvents``.
    func readEvents() -> [Event] { isClosed ? [] : reader.readEvents() }

    /// Whether input has arrived that ``readEvents()`` would find.
    var hasWaitingInput: Bool { !isClosed && (reader.holdsInput || cn_input_now() == cn_input_waiting) }

    private func startInput() {
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        source.setEventHandler { [weak self] in self?.takeInput() }
        source.resume()
        input = source
    }

    private func takeInput() {
        cn_prepare_thread()
        let events = readEvents()
        if !events.isEmpty { onEvents?(events) }
        guard !isClosed, events.isEmpty, reader.hasEnded() else { return }
        input?.cancel()
        input = nil
        onEnd?()
    }

    // MARK: Signals

    private func answer(_ request: SignalSource.Request) {
        guard !isClosed else { return }
        switch request {
        case .end(let signal):
            close()
            onTermination?()
            cn_end_by_signal(signal)
        case .stop: stop()
        case .redraw:
            letGo()
            redraw()
        case .resize: resize()
        }
    }

    /// Gives the terminal back until the program is continued in the foreground.
    private func stop() {
        giveBack()
        if cn_stop_process() {
            cn_save_terminal()
            redraw()
        } else {
            // Asked to end meanwhile: the terminal is somebody else's and stays untouched.
            isGivenBack = true
        }
    }

    /// Takes the terminal again, from whoever used it, and shows everything; nothing at first where it has another size
    /// than the picture.
    private func redraw() {
        reader.forgetBeginnings()
        let hasNewSize = takeSize()
        cn_forget_screen()
        cn_show()
        keypad(cn_window(), true)
        cn_send(Self.modesOn)
        if let title { send(TerminalTitle.current.sequence(for: title)) }
        if hasNewSize { onEvents?([.resize(size)]) }
    }

    /// Takes another size; where it is the one known, the terminal had another in between, and has cut off what was shown.
    private func resize() {
        if takeSize() {
            onEvents?([.resize(size)])
        } else {
            cn_forget_screen()
            cn_show()
        }
    }

    /// Takes over the size that the terminal has now; `false` where it is the one known.
    private func takeSize() -> Bool {
        let new = Self.currentSize
        guard new != size else { return false }
        size = new
        fitWindow()
        return true
    }

    /// Makes ncurses' picture as large as the terminal and empty.
    private func fitWindow() {
        resizeterm(Int32(size.height), Int32(size.width))
        werase(cn_window())
        cn_forget_screen()
        writer.forget()
    }

    private static var currentSize: Size {
        let size =
            Size(ofTerminal: STDOUT_FILENO)
            ?? Size(width: Int(cn_window_columns()), height: Int(cn_window_rows()))
        return Size(width: max(1, size.width), height: max(1, size.height))
    }

    // MARK: Giving back

    /// Gives the terminal back as it was. What is presented afterwards is not shown.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        input?.cancel()
        signals?.cancel()
        if !isGivenBack { giveBack() }
    }

    private func giveBack() {
        guard cn_begin_giving_back() else { return }
        letGo()
        cn_finish_giving_back()
    }

    /// Undoes what has been switched on, the last first.
    private func letGo() {
        cn_send(Self.modesOff)
        cn_close_screen()
    }
}

// MARK: - Terminal description

extension TerminalScreen {
    /// The type of the terminal, when it can be drawn on.
    private static func usableTerminalType() throws(TerminalError) -> String {
        guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.standardInput) }
        guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(.standardOutput) }
        let type = ProcessEnvironment["TERM"] ?? ""
        // Without files to open, terminfo would seem to know no type at all.
        if let problem = OpenFiles.problem() { throw problem }
        if let problem = TerminalError.ofType(type, TerminalDescription.find(type)) { throw problem }
        return type
    }

    /// Undoes in one go what the program switches on, for when ncurses can no longer be asked to.
    private static var resetText: String {
        let capabilities = ["sgr0", "op", "cnorm", "rmkx"].map(capability).joined()
        let end = cn_capability("rmcup") == nil ? "\u{1B}[999;1H\r\n" : capability("rmcup")
        return modesOff + capabilities + end
    }

    /// A terminfo string without the pauses that old terminals needed, written as `$<5>`.
    private static func capability(_ name: String) -> String {
        guard let value = cn_capability(name) else { return "" }
        var result = ""
        var rest = String(cString: value)[...]
        while let start = rest.firstIndex(of: "$"), let end = rest[start...].firstIndex(of: ">") {
            result += rest[..<start]
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

import CNcurses

/// The report on the terminal that a program was started on: what it can do, and what will be used of it.
///
/// Gathering it writes nothing to the terminal, and works without one.
package struct TerminalReport: Hashable, Sendable {
    /// TERM as it is set.
    var type: String?
    /// What terminfo says about the type; `nil` where it does not know it.
    var description: TerminalDescription?
    /// What keeps the gallery from being shown here.
    var problem: TerminalError?
    package var colors: ColorChoice
    package var glyphs: GlyphChoice
    var locale: TextLocale
    var clipboard: ClipboardChoice
    /// Columns and rows; `nil` where no terminal is connected.
    var size: Size?
    var isInputTerminal: Bool
    package var isOutputTerminal: Bool
    package var environment: ColorEnvironment

    /// Looks at the terminal of this process.
    ///
    /// - Parameters:
    ///   - colors: the depth that was asked for; `nil` for none.
    ///   - ascii: whether characters inside ASCII were asked for.
    package static func current(colors: ColorDepth? = nil, ascii: Bool = false) -> TerminalReport {
        let type = ProcessEnvironment["TERM"]
        let description = type.flatMap(TerminalDescription.find)
        let locale = TextLocale.current
        return TerminalReport(
            type: type, description: description, problem: OpenFiles.problem() ?? .ofType(type, description),
            colors: .onScreen(type: type ?? "", asked: colors, environment: .current),
            glyphs: GlyphChoice(asked: ascii, locale: locale), locale: locale,
            clipboard: .current(type: type ?? "", description: description), size: connectedSize,
            isInputTerminal: isatty(STDIN_FILENO) == 1, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            environment: .current)
    }

    /// Size of the first terminal among output, input and errors.
    private static var connectedSize: Size? {
        [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO].lazy.compactMap { Size(ofTerminal: $0) }.first
    }
}

extension Size {
    /// The size of a terminal that is open; `nil` where none is.
    init?(ofTerminal descriptor: Int32) {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard cn_terminal_size(descriptor, &columns, &rows) else { return nil }
        self.init(width: Int(columns), height: Int(rows))
    }
}

extension TerminalError {
    /// What keeps a type of terminal from showing a screen; `nil` where nothing does.
    static func ofType(_ type: String?, _ description: TerminalDescription?) -> TerminalError? {
        guard let type, !type.isEmpty else { return .typeNotSet }
        guard let description else { return .unknownType(type) }
        return description.canMoveCursor ? nil : .cannotMoveCursor(type: type)
    }
}

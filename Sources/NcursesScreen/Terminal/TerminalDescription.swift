import CNcurses

/// The description of a type of terminal in this system's terminfo.
struct TerminalDescription: Hashable, Sendable {
    /// Colours it can show at a time; 0 for none.
    var colors: Int
    /// Pairs of text and ground colour that it can show at a time.
    var pairs = 64
    /// Whether colour numbers are red, green and blue themselves.
    var isDirect = false
    /// Whether a screen can be drawn at all.
    var canMoveCursor = true
    var hasMouse = false
    var hasBracketedPaste = false
    /// Whether it takes texts for its clipboard.
    var hasClipboard = false

    var depth: ColorDepth { ColorDepth(colorCount: colors, isDirect: isDirect) }

    /// The description of `type`, or `nil` where there is none. Nothing is written to the terminal.
    static func find(_ type: String) -> TerminalDescription? {
        guard !type.isEmpty else { return nil }
        let found = cn_describe_terminal(type)
        guard found.status != cn_terminal_unknown else { return nil }
        return TerminalDescription(
            colors: max(0, Int(found.colors)), pairs: max(0, Int(found.pairs)), isDirect: found.has_direct_color,
            canMoveCursor: found.status == cn_terminal_usable, hasMouse: found.has_mouse,
            hasBracketedPaste: found.has_bracketed_paste, hasClipboard: found.has_clipboard)
    }
}

/// What a program has switched on in its terminal.
struct TerminalModes: Hashable {
    var isAlternate = false
    var showsCursor = true
    /// Which events of the mouse are reported: one mode for buttons, others for movements.
    var mouseModes: Set<Int> = []
    var usesSGRMouse = false
    var bracketsPaste = false
    /// Arrow keys and keypad send what an application asked for (DECCKM, DECKPAM).
    var hasApplicationKeys = false
    var wraps = true
    var inserts = false
    var drawsLines = false

    /// What differs from a terminal that nobody has changed, in words.
    var leftovers: [String] {
        let facts: [(Bool, String)] = [
            (isAlternate, "the alternate screen is on"), (!showsCursor, "the cursor is hidden"),
            (!mouseModes.isEmpty, "the mouse is reported"),
            (usesSGRMouse, "the mouse is reported in the manner of SGR"),
            (bracketsPaste, "pastes are bracketed"), (hasApplicationKeys, "the keypad is an application's"),
            (!wraps, "lines do not wrap"), (inserts, "characters are inserted"),
            (drawsLines, "letters are drawn as lines"),
        ]
        return facts.compactMap { $0 ? $1 : nil }
    }
}

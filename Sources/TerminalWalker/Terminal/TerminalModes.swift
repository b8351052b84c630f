/// The modes that a program has switched on in its terminal.
struct TerminalModes: Hashable {
    var isAlternate = false
    var showsCursor = true
    /// The modes in which the mouse is reported, by their numbers.
    var mouseModes: Set<Int> = []
    var usesSGRMouse = false
    var bracketsPaste = false
    /// Arrow keys and keypad send what an application asked for (DECCKM, DECKPAM).
    var hasApplicationKeys = false
    var wraps = true
    var inserts = false
    var drawsLines = false
    /// Titles that were put aside and not taken back; negative where more are taken back than were put aside.
    var titlesAside = 0

    /// What differs from a terminal that nobody has changed, in words.
    var leftovers: [String] {
        let mouse = mouseModes.sorted().map(String.init).joined(separator: " and ")
        let facts: [(Bool, String)] = [
            (isAlternate, "the alternate screen is on"), (!showsCursor, "the cursor is hidden"),
            (!mouseModes.isEmpty, "the mouse is reported by \(mouse)"),
            (usesSGRMouse, "the mouse is reported in the manner of SGR"),
            (bracketsPaste, "pastes are bracketed"), (hasApplicationKeys, "the keypad is an application's"),
            (!wraps, "lines do not wrap"), (inserts, "characters are inserted"),
            (drawsLines, "letters are drawn as lines"), (titlesAside > 0, "a title is put aside"),
            (titlesAside < 0, "a title was taken back that nobody had put aside"),
        ]
        return facts.compactMap { $0 ? $1 : nil }
    }
}

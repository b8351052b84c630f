/// The title of the terminal's window (OSC 2), where the terminal has one; elsewhere nothing is sent.
struct TerminalTitle: Hashable, Sendable {
    /// Whether the terminal takes a title.
    let isTaken: Bool
    private let isUTF8: Bool

    /// Families of terminal types that take a title. Terminfo does not tell: of most of these it mentions none.
    private static let families = [
        "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "konsole", "mintty", "putty", "rio", "rxvt",
        "screen",
        "st", "tmux", "vte", "wezterm", "xterm",
    ]

    /// - Parameter type: TERM as it is set.
    init(type: String, isUTF8: Bool) {
        isTaken = Self.families.contains { type == $0 || type.hasPrefix("\($0)-") }
        self.isUTF8 = isUTF8
    }

    /// For the terminal of this process.
    static let current = TerminalTitle(type: ProcessEnvironment["TERM"] ?? "", isUTF8: TextLocale.current.isUTF8)

    /// Has the terminal remember the title that it has.
    var putAside: String { isTaken ? "\u{1B}[22;2t" : "" }

    /// Gives the terminal the title back that it was to remember.
    var putBack: String { isTaken ? "\u{1B}[23;2t" : "" }

    /// What the terminal is told to take a title; nothing where it takes none.
    func sequence(for title: String) -> String {
        guard isTaken else { return "" }
        let text = TextGate.visible(title)
        let shown = isUTF8 ? text : String(text.map { $0.isASCII ? $0 : "?" })
        return "\u{1B}]2;\(shown)\u{1B}\\"
    }
}

/// Hands texts to the terminal for its clipboard (OSC 52), as far as that is likely to take them.
@MainActor
package final class TerminalClipboard {
    /// The terminal that is in use.
    package weak var screen: TerminalScreen?
    private lazy var choice = {
        let type = ProcessEnvironment["TERM"] ?? ""
        return ClipboardChoice.current(type: type, description: TerminalDescription.find(type)) { [tmuxSetting] in
            guard let tmuxSetting else { return ClipboardChoice.askTmux() }
            return tmuxSetting.value(within: ProgramAnswer.patience) ?? .late
        }
    }()
    /// What tmux says, once somebody has prepared for it.
    private var tmuxSetting: Eventual<ProgramAnswer>?

    /// The longest text: as base64, and with what stands around it, this is what terminals take in one piece.
    static let mostBytes = 74_994

    package init() {}

    /// Finds out in the background what only another program knows, so that the first text need not wait for it.
    package func prepare() {
        if ClipboardChoice.isInTmux, tmuxSetting == nil { tmuxSetting = Eventual(ClipboardChoice.askTmux) }
    }

    /// Hands a text over, in place of the one before.
    /// - Returns: why it cannot be; `nil` where it has been.
    package func copy(_ text: PasteText) -> String? {
        guard let screen, choice.isUsed else { return choice.refusal }
        guard let sequence = Self.sequence(for: text) else { return "too long for a terminal's clipboard" }
        screen.send(sequence)
        return nil
    }

    /// What a terminal is told to take a text over; `nil` for one that is too long.
    static func sequence(for text: PasteText) -> String? {
        let bytes = text.string.utf8
        guard bytes.count <= mostBytes else { return nil }
        return "\u{1B}]52;c;\(Base64.text(of: Array(bytes)))\u{1B}\\"
    }
}

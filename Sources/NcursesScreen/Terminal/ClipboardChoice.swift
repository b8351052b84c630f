/// The choice whether texts can be handed to the terminal for its clipboard (OSC 52), and the reason.
///
/// No terminal says whether it has taken one, so what is known of it decides beforehand.
struct ClipboardChoice: Hashable, Sendable {
    let isUsed: Bool
    /// Why, in a phrase such as "terminfo mentions it".
    let reason: String
    /// Why not, in a phrase for somebody who copies.
    private(set) var refusal = "no clipboard here"

    /// Types whose terminfo entries do not mention what the terminals can do.
    private static let knownTypes = [
        "xterm-kitty", "kitty", "foot", "wezterm", "xterm-ghostty", "ghostty", "contour", "rio",
    ]

    /// - Parameters:
    ///   - type: TERM as it is set.
    ///   - environment: the value of a variable; `nil` for one that is not set.
    ///   - tmuxSetting: asks tmux what its `set-clipboard` is.
    init(
        type: String, description: TerminalDescription?, environment: (String) -> String?,
        tmuxSetting: () -> ProgramAnswer
    ) {
        func isSet(_ name: String) -> Bool { environment(name)?.isEmpty == false }
        if isSet("TMUX") {
            // What tmux is told by the programs in it goes on to its own terminal.
            let answer = tmuxSetting()
            isUsed = answer == .line("on")
            switch answer {
            case .line("on"): reason = "tmux takes it, its set-clipboard is on"
            case .line(let setting) where ["external", "off"].contains(setting):
                reason = "tmux has set-clipboard \(setting); \"tmux set -s set-clipboard on\" lets programs copy"
            case .line, .none: reason = "tmux does not say whether it takes any"
            case .late:
                reason = "tmux has not answered within \(Int(ProgramAnswer.patience / .seconds(1))) seconds"
                refusal = "tmux does not answer"
            }
        } else if isSet("STY") {
            (isUsed, reason) = (false, "GNU screen takes none")
        } else if isSet("VTE_VERSION") || environment("TERM_PROGRAM") == "Apple_Terminal" {
            (isUsed, reason) = (false, "this terminal takes none, whatever terminfo says of its type")
        } else if description?.hasClipboard == true {
            (isUsed, reason) = (true, "terminfo mentions it")
        } else if Self.knownTypes.contains(where: { type == $0 || type.hasPrefix("\($0)-") }) {
            (isUsed, reason) = (true, "terminals of this type take it, though terminfo does not mention it")
        } else {
            (isUsed, reason) = (false, "terminfo does not mention any")
        }
    }

    /// For the terminal of this process.
    /// - Parameter tmuxSetting: what tmux has answered where it has been asked already.
    static func current(
        type: String, description: TerminalDescription?, tmuxSetting: () -> ProgramAnswer = Self.askTmux
    ) -> ClipboardChoice {
        ClipboardChoice(
            type: type, description: description, environment: { ProcessEnvironment[$0] }, tmuxSetting: tmuxSetting)
    }

    /// Whether tmux is what decides.
    static var isInTmux: Bool { ProcessEnvironment["TMUX"]?.isEmpty == false }

    /// Asks tmux what its `set-clipboard` is, and waits for it a while.
    @Sendable
    static func askTmux() -> ProgramAnswer { ProgramAnswer(of: ["tmux", "show-options", "-sv", "set-clipboard"]) }
}

/// The choice whether texts can be handed to the terminal for its clipboard (OSC 52), and the reason.
///
/// No terminal says whether it has taken one, so what is known of it decides beforehand.
struct ClipboardChoice: Hashable, Sendable {
    let isUsed: Bool
    /// Why, in a phrase such as "terminfo mentions it".
    let reason: String

    /// Types whose terminfo entries do not mention what the terminals can do.
    private static let knownTypes = [
        "xterm-kitty", "kitty", "foot", "wezterm", "xterm-ghostty", "ghostty", "contour", "rio",
    ]

    /// - Parameters:
    ///   - type: TERM as it is set.
    ///   - environment: the value of a variable; `nil` for one that is not set.
    ///   - tmuxSetting: asks tmux what its `set-clipboard` is; `nil` where it does not answer.
    init(
        type: String, description: TerminalDescription?, environment: (String) -> String?, tmuxSetting: () -> String?
    ) {
        func isSet(_ name: String) -> Bool { environment(name)?.isEmpty == false }
        if isSet("TMUX") {
            // What tmux is told by the programs in it goes on to its own terminal.
            let setting = tmuxSetting()
            isUsed = setting == "on"
            reason =
                switch setting {
                case "on": "tmux takes it, its set-clipboard is on"
                case let setting?:
                    "tmux has set-clipboard \(setting); \"tmux set -s set-clipboard on\" lets programs copy"
                case nil: "tmux does not say whether it takes any"
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
    static func current(type: String, description: TerminalDescription?) -> ClipboardChoice {
        ClipboardChoice(
            type: type, description: description, environment: { ProcessEnvironment[$0] },
            tmuxSetting: { currentTmuxSetting })
    }

    private static var currentTmuxSetting: String? {
        guard let answer = popen("tmux show-options -sv set-clipboard </dev/null 2>/dev/null", "r") else { return nil }
        defer { pclose(answer) }
        var line = [CChar](repeating: 0, count: 32)
        guard fgets(&line, Int32(line.count), answer) != nil else { return nil }
        let word = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return ["on", "external", "off"].first { word == "\($0)\n" }
    }
}

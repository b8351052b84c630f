extension Play {
    /// A play of the state "Times out", in which what is asked for is waited for as long as for any answer.
    /// - Parameters:
    ///   - steps: what asks for it.
    ///   - words: what is shown while it is waited for; `nil` where that is not looked at.
    ///   - title: the title of the last frame.
    static func noAnswer(to steps: String..., meanwhile words: String? = nil, frame title: String) -> Self {
        let waiting = words.map { "expect \"\($0)\"" } ?? "expect not \"No answer\""
        let script = steps + ["wait 4.9s", waiting, "wait 0.1s", "expect \"No answer\"", "frame \"\(title)\""]
        return Self("No answer", state: "Times out", script.joined(separator: "\n"))
    }
}

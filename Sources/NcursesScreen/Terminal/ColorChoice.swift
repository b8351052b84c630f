/// The choice of the number of colours, and the reason.
package struct ColorChoice: Hashable, Sendable {
    package let depth: ColorDepth
    /// Name of the terminfo entry that shows them: TERM's own, or a relative that has more colours.
    let entry: String
    /// Why, in a phrase such as "COLORTERM says truecolor and xterm-direct is installed".
    let reason: String
}

// MARK: - On a screen

extension ColorChoice {
    /// The colours of a full screen: those asked for as far as the terminal has them, else what the environment
    /// wishes, else all that the terminal has.
    ///
    /// - Parameters:
    ///   - type: the terminal's name, TERM.
    ///   - asked: what `--colors` says.
    ///   - find: looks a name up in terminfo.
    static func onScreen(
        type: String, asked: ColorDepth?, environment: ColorEnvironment,
        find: (String) -> TerminalDescription? = TerminalDescription.find
    ) -> ColorChoice {
        let most = most(of: type, asked: asked, environment: environment, find: find)
        guard let asked else {
            guard let refusal = environment.refusal else { return most }
            return ColorChoice(depth: .monochrome, entry: type, reason: refusal)
        }
        let own = find(type)?.depth ?? .monochrome
        let depth = asked.limited(to: most.depth)
        let request = "--colors \(asked.rawValue) was given"
        return ColorChoice(
            depth: depth, entry: own.includes(depth) ? type : most.entry,
            reason: depth == asked ? request : "\(request), but \(most.reason)")
    }

    /// All the colours of a terminal, by its own entry or by a relative's.
    private static func most(
        of type: String, asked: ColorDepth?, environment: ColorEnvironment, find: (String) -> TerminalDescription?
    ) -> ColorChoice {
        let own = find(type) ?? TerminalDescription(colors: 0)
        let count = "terminfo gives \(shown(type)) \(amount(own))"
        guard own.depth != .direct else {
            return ColorChoice(
                depth: .direct, entry: type, reason: "terminfo says that \(shown(type)) has direct colour")
        }
        // Of the terminals with 256 colours many have direct colour too and no way to say so, so a request is believed.
        let isBelieved = asked == .direct && own.depth == .indexed256
        guard environment.promisesDirectColor || isBelieved else {
            return ColorChoice(depth: own.depth, entry: type, reason: count)
        }
        let promise = environment.promisesDirectColor ? "COLORTERM says \(environment.colorTerm ?? ""), but " : ""
        if let entry = relatives(of: type, "direct").first(where: { find($0)?.depth == .direct }) {
            return ColorChoice(
                depth: .direct, entry: entry,
                reason: "COLORTERM says \(environment.colorTerm ?? "") and \(entry) is installed")
        }
        let missing = "\(promise)no direct entry for \(shown(type)) is installed"
        let entry =
            own.depth.includes(.indexed256)
            ? type : relatives(of: type, "256color").first { find($0)?.depth == .indexed256 }
        guard let entry else {
            return ColorChoice(depth: own.depth, entry: type, reason: "\(missing) and \(count)")
        }
        return ColorChoice(depth: .indexed256, entry: entry, reason: missing)
    }

    /// Names under which terminfo may hold the same terminal with other colours: `xterm-256color` has `xterm-direct`,
    /// `xterm-kitty` has `kitty-direct`.
    static func relatives(of type: String, _ suffix: String) -> [String] {
        var bases = [type]
        for ending in ["-256color", "-88color", "-16color", "-color"] where type.hasSuffix(ending) {
            bases.append(String(type.dropLast(ending.count)))
            break
        }
        if type.hasPrefix("xterm-"), bases.count == 1 { bases.append(String(type.dropFirst("xterm-".count))) }
        return bases.map { "\($0)-\(suffix)" }
    }

    /// TERM comes from outside, and may hold anything.
    private static func shown(_ type: String) -> String { "TERM=\(DisplayText(type).truncated(to: 40).string)" }

    private static func amount(_ terminal: TerminalDescription) -> String {
        terminal.depth == .monochrome ? "no colours" : "\(terminal.colors) colours"
    }
}

// MARK: - In text

extension ColorChoice {
    /// The colours of text with escape sequences, which may be read anywhere: what is asked for, else what the
    /// environment wishes, else what it says about the terminal, else 256.
    ///
    /// - Parameters:
    ///   - type: the terminal's name, TERM; `nil` where there is none.
    ///   - asked: what `--colors` says.
    ///   - find: looks a name up in terminfo.
    static func inText(
        type: String?, asked: ColorDepth?, environment: ColorEnvironment,
        find: (String) -> TerminalDescription? = TerminalDescription.find
    ) -> ColorChoice {
        let (type, known) = (type ?? "", type.flatMap(find))
        func choice(_ depth: ColorDepth, _ reason: String) -> ColorChoice {
            ColorChoice(depth: depth, entry: type, reason: reason)
        }
        if let asked { return choice(asked, "--colors \(asked.rawValue) was given") }
        if let refusal = environment.refusal { return choice(.monochrome, refusal) }
        if environment.promisesDirectColor { return choice(.direct, "COLORTERM says \(environment.colorTerm ?? "")") }
        guard let known else { return choice(.indexed256, "neither COLORTERM nor TERM says how many there are") }
        if known.depth == .monochrome, environment.forcesColors { return choice(.indexed256, "CLICOLOR_FORCE is set") }
        return choice(known.depth, "terminfo gives \(shown(type)) \(amount(known))")
    }

    /// The colours of text that this process writes.
    package static func inText(asked: ColorDepth?) -> ColorChoice {
        inText(type: ProcessEnvironment["TERM"], asked: asked, environment: .current)
    }
}

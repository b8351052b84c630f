extension TerminalReport {
    /// A name and what there is to say about it.
    package struct Fact: Hashable, Sendable {
        package let name: String
        package let text: String

        init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    /// What the terminal can do, and what will be used of it.
    package var facts: [Fact] {
        [
            Fact("terminal", terminal), Fact("terminfo", terminfo),
            Fact("colours used", "\(Self.words(for: colors.depth)): \(colors.reason)"),
            Fact("glyphs used", "\(glyphs.isASCII ? "ASCII" : "Unicode"): \(glyphs.reason)"),
            Fact(
                "locale",
                locale.missingName == nil ? locale.name : "\(locale.name), in place of the one that is missing"),
            Fact("mouse", description?.hasMouse == true ? "yes" : "no: terminfo does not mention one"),
            Fact("bracketed paste", paste),
            Fact("clipboard", "\(clipboard.isUsed ? "yes" : "no, copies go into files"): \(clipboard.reason)"),
            Fact(
                "size", size.map { "\($0.width) columns, \($0.height) rows" } ?? "not known, no terminal is connected"),
            Fact("standard input", isInputTerminal ? "a terminal" : "not a terminal"),
            Fact("standard output", isOutputTerminal ? "a terminal" : "not a terminal"),
        ]
    }

    /// What the environment says about colours, as it is set.
    package var environmentFacts: [Fact] { environment.variables.map { Fact($0, Self.shown($1)) } }

    private var terminal: String {
        guard let problem else { return "TERM=\(Self.shown(type))" }
        return "no gallery here: \(problem.description)"
    }

    private var terminfo: String {
        guard let description else { return "no entry" }
        let colors =
            description.depth == .monochrome
            ? "no colours" : "\(description.colors) colours, \(description.pairs) pairs"
        return self.colors.entry == type ? colors : "\(colors); \(self.colors.entry) is used instead"
    }

    private var paste: String {
        guard let description else { return "no: terminfo has no entry" }
        return description.hasBracketedPaste ? "yes" : "asked for, though terminfo does not mention it"
    }

    private static func words(for depth: ColorDepth) -> String {
        switch depth {
        case .direct: "direct (24 bits)"
        case .indexed256, .indexed16, .indexed8: depth.rawValue
        case .monochrome: "none"
        }
    }

    /// A variable's value, which may hold anything.
    private static func shown(_ value: String?) -> String {
        guard let value else { return "not set" }
        return value.isEmpty ? "set, but empty" : DisplayText(value).truncated(to: 40).string
    }
}

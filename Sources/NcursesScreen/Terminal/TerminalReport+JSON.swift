extension TerminalReport: Encodable {
    private enum Key: String, CodingKey {
        case term, problem, colors, pairs, depth, depthReason, entry, glyphs, glyphsReason, locale, codeset, mouse
        case bracketedPaste, clipboard, clipboardReason, columns, rows, stdinIsTerminal, stdoutIsTerminal, environment
    }

    /// Every key is there; what is not set or not known is null.
    package func encode(to encoder: any Encoder) throws {
        var report = encoder.container(keyedBy: Key.self)
        try report.encode(type, forKey: .term)
        try report.encode(problem?.description, forKey: .problem)
        try report.encode(description?.colors, forKey: .colors)
        try report.encode(description?.pairs, forKey: .pairs)
        try report.encode(colors.depth, forKey: .depth)
        try report.encode(colors.reason, forKey: .depthReason)
        try report.encode(colors.entry, forKey: .entry)
        try report.encode(glyphs.isASCII ? "ascii" : "unicode", forKey: .glyphs)
        try report.encode(glyphs.reason, forKey: .glyphsReason)
        try report.encode(locale.name, forKey: .locale)
        try report.encode(locale.codeset, forKey: .codeset)
        try report.encode(description?.hasMouse, forKey: .mouse)
        try report.encode(description?.hasBracketedPaste, forKey: .bracketedPaste)
        try report.encode(clipboard.isUsed, forKey: .clipboard)
        try report.encode(clipboard.reason, forKey: .clipboardReason)
        try report.encode(size?.width, forKey: .columns)
        try report.encode(size?.height, forKey: .rows)
        try report.encode(isInputTerminal, forKey: .stdinIsTerminal)
        try report.encode(isOutputTerminal, forKey: .stdoutIsTerminal)
        try report.encode(Dictionary(uniqueKeysWithValues: environment.variables), forKey: .environment)
    }
}

/// What the parser of arguments says is wrong, as a sentence that says what would be right.
struct UsageSentence {
    private let words: [String]

    /// - Parameter words: the command line, the program first.
    init(_ words: [String]) { self.words = Array(words.dropFirst()) }

    /// The parser's words; those that only name what is missing, or what is too much, say what belongs there.
    func telling(_ message: String) -> String {
        guard let program = try? CommandHelp.program else { return message }
        let (command, path) = Self.command(named: words, in: program)
        let more = "\"\(([Program.name, "help"] + path).joined(separator: " "))\" tells more"
        let subject = path.isEmpty ? Program.name : path.joined(separator: " ")
        if let found = message.wholeMatch(of: #/Missing expected argument '(?:(--[\w-]+) )?<([^>]+)>(?: \.\.\.)?'/#) {
            let (option, value) = (found.output.1.map(String.init), String(found.output.2))
            let wish = Self.wish(in: command, option: option, value: value)
            return "\"\(subject)\" needs \(option.map { "\($0) " } ?? "")<\(value)>\(wish); \(more)"
        }
        if let found = message.wholeMatch(of: #/Missing value for '(--?[\w-]+) <([^>]+)>'/#) {
            let (option, value) = (String(found.output.1), String(found.output.2))
            let stray = strayWord(after: option).map { ", and \"\($0)\" is none" } ?? ""
            return "\(option) needs <\(value)>\(stray)\(Self.wish(in: command, option: option, value: value)); \(more)"
        }
        if message.hasPrefix("Unexpected argument") || message.contains("unexpected arguments") {
            return "\(message); \(more)"
        }
        if message.hasPrefix("Unknown option"), !message.contains("Did you mean") { return "\(message); \(more)" }
        return message
    }

    /// The word that stands where an option should have its value; `nil` where the line ends there. Of several times that the
    /// option is given it is the first without a value.
    private func strayWord(after option: String) -> String? {
        let next = words.indices.filter { words[$0] == option }.map { words.dropFirst($0 + 1).first }
        let missing = next.first { word in word.map { $0.hasPrefix("-") && $0 != "-" } ?? true }
        return missing.flatMap(\.self)
    }

    /// The command that a line is for, and its words.
    private static func command(named words: [String], in root: CommandHelp) -> (CommandHelp, path: [String]) {
        var (command, path) = (root, [String]())
        for word in words {
            guard let next = command.subcommands?.first(where: { $0.commandName == word }) else { break }
            command = next
            path.append(word)
        }
        while let usual = command.defaultSubcommand,
            let next = command.subcommands?.first(where: { $0.commandName == usual })
        {
            command = next
            if !path.isEmpty { path.append(usual) }
        }
        return (command, path)
    }

    /// `: the component, such as PillItem`, by what help says of it.
    private static func wish(in command: CommandHelp, option: String?, value: String) -> String {
        let argument = command.arguments?.first { argument in
            guard let option else { return argument.isPositional && argument.valueName == value }
            return argument.names?.contains { option == "--\($0.name)" || option == "-\($0.name)" } ?? false
        }
        guard let abstract = argument?.abstract else { return "" }
        return ": \(abstract.prefix(1).lowercased())\(abstract.dropFirst(1).dropLast(abstract.hasSuffix(".") ? 1 : 0))"
    }
}

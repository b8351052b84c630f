/// What components' and the engine's sources must not say.
enum SourceRules {
    /// Ways to read a clock, to wait or to be lucky.
    private static let clocks = [
        #"\bDate\s*\("#, #"\bDate\.now\b"#, #"\bDispatch\w+"#, #"\bTimer\s*[.(]"#,
        #"\b(Continuous|Suspending|System)Clock\b"#,
        #"\bTask\s*\.\s*sleep\b"#, #"\b(u|nano)?sleep\s*\("#, #"\b(clock_gettime|gettimeofday)\b"#,
        #"\btime\s*\(\s*nil\s*\)"#, #"\bCFAbsoluteTime\w*"#, #"\bmach_absolute_time\b"#, #"\bProcessInfo\b"#,
        #"\bRunLoop\b"#, #"\.random\s*\("#,
        #"\.randomElement\s*\("#, #"\.shuffle(d)?\s*\("#, #"\bSystemRandomNumberGenerator\b"#, #"\bUUID\s*\(\s*\)"#,
    ].joined(separator: "|")

    /// 5: what happens depends on the inputs and the time line alone.
    static func clockViolations(in file: SourceFile) throws -> [SourceViolation] { try file.matches(clocks) }

    /// What a component imports beside the engine and decimals; the rooms below it are handed on by its own.
    static func importViolations(in file: SourceFile) throws -> [SourceViolation] {
        try file.matches(#"^\s*(@\w+\s+)*import\s+(?!TerminalKit\b|struct Foundation\.Decimal\b).*"#)
    }

    /// Ways to write to standard output and standard error, or to read what comes from outside, past the one place for it.
    private static let streams = [
        #"\bFileHandle\s*\.\s*standard(Output|Error|Input)\b"#, #"\b(debugP|p)rint\s*\("#, #"\bf?puts?c?\s*\("#,
        #"\bSTD(OUT|ERR)_FILENO\b"#, #"\bcontents\(atPath\b"#, #"\bcontentsOf(File)?\s*:"#,
    ].joined(separator: "|")

    /// Ways to hand bytes to a stream, a file, a terminal or another program.
    private static let writing = [
        #"\bFoundation\s*\.\s*write\s*\("#, #"(^|[^.\w])f?write\s*\(\s*[\w.]+\s*,[^,:]+,"#,
        #"\bwrite\s*\(\s*to(File)?\s*:(?!\s*(Dump)?[wW]riter\b)"#, #"\bWholeFile\s*\.\s*(write|send)\s*\("#,
        #"\bFileHandle\s*\(\s*for(Writing|Updating)\w*"#, #"\bFileHandle\s*\.\s*standard(Output|Error)\b"#,
        #"\bcreateFile\s*\("#, #"\bO_(WRONLY|RDWR|APPEND)\b"#, #"\b(debugP|p)rint\s*\("#, #"\b(fputs|puts|fputc)\s*\("#,
        #"\bcn_send\s*\("#, #"\bOutputStream\b"#, #"\b(popen|posix_spawnp?|Process)\s*\("#,
    ].joined(separator: "|")

    /// Text leaves through few files, each of which has its gate.
    static func writingViolations(in file: SourceFile) throws -> [SourceViolation] { try file.matches(writing) }

    /// Nothing of a file or of a line reaches the terminal raw.
    static func streamViolations(in file: SourceFile) throws -> [SourceViolation] { try file.matches(streams) }

    /// 4: a component's view has no callbacks of its own.
    static func callbackViolations(in file: SourceFile) throws -> [SourceViolation] {
        try file.matches(#"\b(public|open)\s+(final\s+)?(var|let)\s+\w+\s*:[^={]*->.*"#)
    }

    /// 14: a mock lists every method that records its calls among its actions.
    static func actionViolations(in file: SourceFile) throws -> [SourceViolation] {
        let method = try Regex(#"\bfunc (\w+)\("#, as: (Substring, Substring).self).wordBoundaryKind(.simple)
        let action = try Regex(#"\bAction\(\s*"(\w+)\("#, as: (Substring, Substring).self).wordBoundaryKind(.simple)
        let record = try Regex(#"\b(record(HidingArguments)?\(|act(\(| \{))"#).wordBoundaryKind(.simple)
        let declared = Set(file.lines.flatMap { $0.matches(of: action).map(\.output.1) })
        var current: Substring = ""
        return file.lines.enumerated().compactMap { index, line in
            if let match = line.firstMatch(of: method) { current = match.output.1 }
            guard line.contains(record), !declared.contains(current) else { return nil }
            return SourceViolation(
                path: file.path, line: index + 1, words: "\(current) is recorded and is none of the actions")
        }
    }

    /// Lines that a type may have at most in the file of another.
    static let companionLines = 14

    /// One type is in a file, and named as the file is, up to a "+". Beside it may stand what is private, and two kinds of
    /// small companions: a screen as its presenter sees it, and the error of what the file does.
    static func typeViolations(in file: SourceFile) throws -> [SourceViolation] {
        let types = try topLevelTypes(in: file)
        let name = file.name.prefix { $0 != "+" }
        guard types.isEmpty || file.name.contains("+") || types.contains(where: { $0.name == name }) else {
            return [SourceViolation(path: file.path, line: 1, words: "no type is named \(name)")]
        }
        return types.filter { $0.name != name && !$0.isCompanion }.map {
            SourceViolation(path: file.path, line: $0.line, words: "\($0.name) has no file of its own")
        }
    }

    /// The types of a file that others can see and that are in no other, with their first lines.
    private static func topLevelTypes(
        in file: SourceFile
    ) throws -> [(name: String, line: Int, isCompanion: Bool)] {
        let pattern =
            #"^(@\w+(\([^)]*\))?\s+)*((public|open|internal|package|final|indirect|nonisolated)\s+)*"#
            + #"(?:struct|class|enum|protocol|actor)\s+(?<name>\w+)"#
        let expression = try Regex(pattern).wordBoundaryKind(.simple)
        let error = try Regex(#"\w: ([\w, ]+, )?Error\b"#).wordBoundaryKind(.simple)
        return file.lines.enumerated().compactMap { index, line in
            guard let name = line.firstMatch(of: expression)?["name"]?.substring else { return nil }
            let isOneLine = line.contains("{") && line.hasSuffix("}")
            let end = isOneLine ? index : file.lines[index...].firstIndex(of: "}") ?? index
            let isScreen = name.hasSuffix("Screen") && line.contains("protocol") && file.name.hasSuffix("Presenter")
            let isSmall = end - index < companionLines
            return (String(name), index + 1, isSmall && (isScreen || line.contains(error)))
        }
    }

    /// What a key does is said in the customer's language: no literal stands for it where it is declared.
    static func titleViolations(in file: SourceFile) throws -> [SourceViolation] {
        guard !file.name.hasSuffix("Catalog") else { return [] }
        let key = try Regex(#"\.(control|character)\("[^"]*"\)"#)
        let title = try Regex(#"\bKeyBinding\([^{}"]*"[^"]*"|\bactionTitle\s*[:=][^{}\n"]*"[^"]*""#)
            .wordBoundaryKind(.simple)
        let code = file.lines.joined(separator: "\n").replacing(key, with: "")
        return code.matches(of: title).map { match in
            let line = code[..<match.range.upperBound].count { $0 == "\n" } + 1
            let words = code[match.range].split(separator: "\"").last.map(String.init) ?? ""
            return SourceViolation(path: file.path, line: line, words: words)
        }
    }

    /// References that end the program when what they name has gone, and cleaning up that hangs on when or where a deinit
    /// runs: on the terminal any thread may serve the main queue, so an isolated deinit comes later than the next event.
    private static let lifetimes = [
        #"\bunowned\b"#, #"\bisolated\s+deinit\b"#, #"\bUnmanaged\b"#,
        #"\bnonisolated\s*\(\s*unsafe\s*\)"#,
    ].joined(separator: "|")

    /// Nothing depends on when or where a deinit runs.
    static func lifetimeViolations(in file: SourceFile) throws -> [SourceViolation] { try file.matches(lifetimes) }

    /// Words of betting, alone or as a part of a name such as `oddsUp` or `isBoosted`.
    private static let domain: String = {
        let words = [
            "odds", "bet", "bets", "betting", "betslip", "stake", "stakes", "wager", "boost", "boosts", "boosted",
            "serving", "favou?rites?", "casino", "jackpot", "payout", "cashout", "market", "markets", "price", "prices",
            "league", "leagues", "sport", "sports", "football", "tennis",
        ]
        return words.map { word in
            let capital = word.prefix(1).uppercased() + word.dropFirst()
            return #"\b\#(word)(?![a-z])|\#(capital)(?![a-z])"#
        }.joined(separator: "|")
    }()

    /// The engine knows nothing of what is made with it.
    static func domainViolations(in file: SourceFile) throws -> [SourceViolation] { try file.matches(domain) }
}

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

    /// Ways to write to standard output and standard error, or to read what comes from outside, past the one place for it.
    private static let streams = [
        #"\bFileHandle\s*\.\s*standard(Output|Error|Input)\b"#, #"\b(debugP|p)rint\s*\("#, #"\bf?puts?c?\s*\("#,
        #"\bSTD(OUT|ERR)_FILENO\b"#, #"\bcontents\(atPath\b"#, #"\bcontentsOf(File)?\s*:"#,
    ].joined(separator: "|")

    /// Nothing of a file or of a line reaches the terminal raw.
    static func streamViolations(in file: SourceFile) throws -> [SourceViolation] { try file.matches(streams) }

    /// 4: a component's view has no callbacks of its own.
    static func callbackViolations(in file: SourceFile) throws -> [SourceViolation] {
        try file.matches(#"\b(public|open)\s+(final\s+)?(var|let)\s+\w+\s*:[^={]*->.*"#)
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

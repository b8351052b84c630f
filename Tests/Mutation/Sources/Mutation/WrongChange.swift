/// A place in the sources that can be made wrong, and how.
public struct WrongChange: Hashable, Codable, Sendable {
    /// The file, from the project's folder.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in bytes of UTF-8.
    public var column: Int
    public var rule: Rule
    /// Where it stands: types and functions around it, with dots between.
    public var declaration: String
    /// What stands there.
    public var original: String
    /// What it becomes.
    public var wrong: String
    /// The bytes of the file that are replaced.
    var range: Range<Int>
    /// What the compiler reads in their place, with ``mark`` wherever the change asks whether it is switched on.
    var replacement: String
    /// Whether it stands in the first value of a static or global property, which a process makes once.
    var isMadeOnce = false

    /// What stands in a ``replacement`` for the question whether the change is switched on.
    static let mark = "\u{1}"

    /// The replacement with a number to be switched on by.
    func code(numbered number: Int) -> String {
        replacement.replacing(Self.mark, with: "probe_changed(\(number))")
    }

    /// What it does, wherever in its file it stands.
    var meaning: [String] { [file, declaration, rule.rawValue, original, wrong] }

    public var place: String { "\(file):\(line):\(column)" }

    /// Such as `"<" became "<="`.
    public var sentence: String { "\(Self.short(original)) became \(Self.short(wrong))" }

    private static func short(_ code: String) -> String {
        let words = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? "nothing" : "\"\(words.count > 70 ? words.prefix(69) + "…" : words)\""
    }
}

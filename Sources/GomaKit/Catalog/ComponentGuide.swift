/// A guide to a component: when to use it and how it behaves, in a few sentences that no code can say; written beside
/// its catalogue entry.
///
/// What can be found out is left to be found out: keys, actions, parts, sizes and moments stand beside it wherever a guide
/// is shown.
public struct ComponentGuide: Hashable, Sendable, Encodable {
    package enum Question: String, CaseIterable, Sendable {
        case purpose, data, answers, time, reading

        /// The heading above its answer.
        package var title: String {
            switch self {
            case .purpose: "When to use it"
            case .data: "Data"
            case .answers: "What it answers to"
            case .time: "Over time"
            case .reading: "Read aloud"
            }
        }

        /// What an answer tells.
        package var wish: String {
            switch self {
            case .purpose: "when to use the component, and when another"
            case .data: "what its state needs, and where that comes from"
            case .answers: "what a customer can do, and what then happens"
            case .time: "what moves without anybody's doing; nil where nothing does"
            case .reading: "how a screen reader tells it"
            }
        }
    }

    /// When to use the component, and when another.
    public let purpose: String
    /// What its state needs, and where that comes from.
    public let data: String
    /// What a customer can do, and what then happens; begins with "Nothing" where nothing in it takes the focus.
    public let answers: String
    /// What moves without anybody's doing; `nil` where nothing does.
    public let time: String?
    /// How a screen reader tells it.
    public let reading: String

    /// The guide of a component that has none yet.
    package static let unwritten = Self(purpose: "", data: "", answers: "", reading: "")

    /// - Parameters: one to three plain sentences each; what is left empty is shown nowhere.
    public init(purpose: String, data: String, answers: String, time: String? = nil, reading: String) {
        self.purpose = purpose
        self.data = data
        self.answers = answers
        self.time = time
        self.reading = reading
    }

    /// Whether any of it is written.
    package var isWritten: Bool { self != .unwritten }

    /// What stands below a question's heading; empty where it is not written yet.
    package func text(for question: Question) -> String {
        switch question {
        case .purpose: purpose
        case .data: data
        case .answers: answers
        case .time: time ?? (isWritten ? "Nothing moves by itself." : "")
        case .reading: reading
        }
    }

    package var answered: [Question] { Question.allCases.filter { !text(for: $0).isEmpty } }

    /// The words of a text by which it may name components: those with a capital, other than the first of a sentence
    /// where a capital is all that they have.
    package static func names(in text: String) -> [Substring] {
        text.matches(of: /[A-Z][A-Za-z]*/).map(\.output).filter { word in
            word.dropFirst().contains(where: \.isUppercase) || !isFirst(word, in: text)
        }
    }

    /// Whether a word begins a sentence of a text.
    private static func isFirst(_ word: Substring, in text: String) -> Bool {
        text[..<word.startIndex].last { $0 != " " && $0 != "\"" }.map { ".!?".contains($0) } ?? true
    }

    /// A section for each question that is answered, as Markdown.
    package func markdown() -> String {
        answered.map { "## \($0.title)\n\n\(text(for: $0))" }.joined(separator: "\n\n")
    }
}

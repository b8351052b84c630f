/// The customer's consent to documents.
public struct TermsAcceptanceDisplayState: DisplayState {
    /// Tells it from other consents of its form.
    public var id: String
    /// What is agreed to; the documents are links in it.
    public var sentence: HighlightedTextDisplayState
    /// Whether the customer agrees.
    public var isAccepted: Bool
    /// What is wrong; `nil` while nothing is.
    public var problem: FieldProblem?

    public static let blank = Self(id: "", sentence: .blank)

    public init(
        id: String, sentence: HighlightedTextDisplayState, isAccepted: Bool = false, problem: FieldProblem? = nil
    ) {
        self.id = id
        self.sentence = sentence
        self.isAccepted = isAccepted
        self.problem = problem
    }

    /// A sentence with documents in it.
    /// - Parameter documents: what they are, such as "terms", and their names as they stand in the text.
    public init(
        id: String, text: String, documents: KeyValuePairs<String, String>, isAccepted: Bool = false,
        problem: FieldProblem? = nil
    ) {
        let links = documents.map { HighlightedTextPassage.link($0.value, id: $0.key) }
        self.init(
            id: id, sentence: HighlightedTextDisplayState(id: id, text: text, passages: links),
            isAccepted: isAccepted, problem: problem)
    }

    /// The customer agrees, or takes it back; either way what was wrong has been seen.
    public mutating func toggle() {
        isAccepted.toggle()
        problem = nil
    }

    /// The form goes on: without consent it is said what is wrong.
    public mutating func require(orSay problem: FieldProblem = .missing) { self.problem = isAccepted ? nil : problem }
}

import ArgumentParser

/// The formats of a review.
enum ReviewFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, junit, github

    /// What may be in it.
    var form: OutputForm {
        switch self {
        case .text, .github: .text
        case .json: .json
        case .junit: .document
        }
    }

    @MainActor
    func lines(of review: Review, isBrief: Bool) throws -> [String] {
        switch self {
        case .text: ReviewText.lines(of: review, isBrief: isBrief)
        case .json: [try ReviewJSON.text(of: review)]
        case .junit: ReviewJUnit.lines(of: review)
        case .github: ReviewAnnotations.lines(of: review) + ReviewText.summary(of: review)
        }
    }
}

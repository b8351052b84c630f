/// A reason why a search has no answer.
public enum SearchFailure: String, CaseIterable, Codable, Hashable, Sendable {
    /// It was turned down.
    case refused
    /// Nobody answered.
    case noAnswer

    /// The sentence about it.
    var text: LocalizationKey {
        switch self {
        case .refused: .searchFailed
        case .noAnswer: .noAnswer
        }
    }
}

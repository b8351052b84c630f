/// The subject of an offer to cash out.
public enum CashoutTitle: Codable, Hashable, Sendable {
    /// A part of the bet.
    case partial
    /// All of the bet.
    case full
    /// Something else, in the owner's words.
    case text(String)

    /// The title in the language of the moment.
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .partial: environment.text(.partialCashout)
        case .full: environment.text(.fullCashout)
        case .text(let words): words
        }
    }
}

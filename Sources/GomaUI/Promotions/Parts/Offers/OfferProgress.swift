/// How far the customer has come with an offer: nothing is said to be taken before the owner has given it.
public enum OfferProgress: Codable, Hashable, Sendable {
    /// It can be taken, as far as the offer says so.
    case open
    /// It has been asked for.
    case asked
    /// It is the customer's.
    case taken
    /// It was not given, and can be asked for again.
    case failed(RequestFailure)

    /// What an answer makes of it.
    init(_ failure: RequestFailure?) { self = failure.map(Self.failed) ?? .taken }

    /// Whether it can be asked for.
    var canBeAsked: Bool {
        switch self {
        case .open, .failed: true
        case .asked, .taken: false
        }
    }

    /// Why it was not given, in the customer's words; empty where nothing went wrong.
    @MainActor
    func problem(in environment: ViewEnvironment) -> String {
        guard case .failed(let failure) = self else { return "" }
        return failure.words(.offerRefused, in: environment)
    }
}

extension ButtonDisplayState {
    /// The button that takes an offer, and says how far that has come.
    /// - Parameters:
    ///   - title: what taking it is called.
    ///   - taken: what is said once it is taken.
    @MainActor
    static func offer(
        id: String, title: String, taken: LocalizationKey, canBeTaken: Bool = true, _ progress: OfferProgress,
        in environment: ViewEnvironment
    ) -> Self {
        switch progress {
        case .open, .failed: Self(id: id, title: title, isEnabled: canBeTaken)
        case .asked: Self(id: id, title: environment.text(.offerAsked), isEnabled: false)
        case .taken:
            Self(id: id, title: "\(environment.glyphs.success.string) \(environment.text(taken))", isEnabled: false)
        }
    }
}

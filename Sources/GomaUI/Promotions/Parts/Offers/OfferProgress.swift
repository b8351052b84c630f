/// The progress of a customer with an offer: nothing is said to be taken before the owner has given it.
public enum OfferProgress: Codable, Hashable, Sendable {
    /// It can be taken, as far as the offer says so.
    case open
    /// It has been asked for; once more where it was not given before.
    case asked(isAgain: Bool)
    /// It is the customer's.
    case taken
    /// It was not given, and can be asked for again.
    case failed(RequestFailure)

    /// What an answer makes of it.
    init(_ failure: RequestFailure?) { self = failure.map(Self.failed) ?? .taken }

    /// It is asked for, where that can be.
    mutating func ask() {
        switch self {
        case .open: self = .asked(isAgain: false)
        case .failed: self = .asked(isAgain: true)
        case .asked, .taken: break
        }
    }

    /// Whether an answer is waited for.
    var isAsked: Bool { if case .asked = self { true } else { false } }

    /// The line on why it was not given, in the customer's words; blank where that is asked anew, so that nothing moves, and
    /// `nil` where nothing went wrong.
    @MainActor
    func problem(in environment: ViewEnvironment) -> MessageLine.Message? {
        switch self {
        case .open, .asked(isAgain: false), .taken: nil
        case .asked(isAgain: true): .error(" ")
        case .failed(let failure): .error(failure.words(.offerRefused, in: environment))
        }
    }

    /// What stands on the button before the word for it, once it is the customer's; empty before.
    func mark(in glyphs: Glyphs) -> String { self == .taken ? glyphs.success.string : "" }
}

@MainActor
extension ButtonDisplayState {
    /// The button that takes an offer, and says how far that has come.
    /// - Parameters:
    ///   - title: what taking it is called.
    ///   - taken: what is said once it is taken.
    static func offer(
        id: String, title: String, isMain: Bool = true, taken: String, canBeTaken: Bool = true,
        _ progress: OfferProgress, in environment: ViewEnvironment
    ) -> Self {
        Self(id: id, title: title, style: isMain ? .solid : .bordered, isEnabled: canBeTaken)
            .offering(progress, taken: taken, in: environment)
    }

    /// The same button, which says how far what it offers has come.
    /// - Parameter taken: what is said once it is taken.
    func offering(_ progress: OfferProgress, taken: String, in environment: ViewEnvironment) -> Self {
        var button = self
        switch progress {
        case .open, .failed: break
        case .asked: (button.title, button.isEnabled) = (environment.text(.offerAsked), false)
        case .taken: (button.title, button.isEnabled) = (taken, false)
        }
        return button
    }
}

/// The progress of betting once more on the selections of a placed bet.
public enum RepeatBetPhase: Codable, Hashable, Sendable {
    /// It can be asked for.
    case idle
    /// The owner is asked to put the selections on the bet slip.
    case asked
    /// They are there, and that is said for a while.
    case done
    /// They are not; it can be asked for again.
    case failed(RequestFailure)

    init(_ answer: RequestAnswer<Void>) { self = answer.failure.map(Self.failed) ?? .done }
}

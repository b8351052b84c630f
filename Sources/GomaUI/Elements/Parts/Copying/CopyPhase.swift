/// The progress of something that the customer wants copied, or handed to others.
public enum CopyPhase: String, CaseIterable, Codable, Hashable, Sendable {
    /// Nothing is wanted.
    case none
    /// The owner is asked, and nothing is said yet.
    case asked
    /// The owner has done it, and that is said for a while.
    case done
    /// It was not done, or nobody has answered, and that is said for a while.
    case failed

    package init(_ answer: RequestAnswer<Void>) { self = answer.failure == nil ? .done : .failed }

    /// Whether what has come of it is being said.
    package var isSaid: Bool { self == .done || self == .failed }
}

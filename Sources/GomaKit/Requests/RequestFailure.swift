/// The reason why something that was asked for has not come, as a state holds it.
public enum RequestFailure: Hashable, Codable, Sendable {
    /// It is not to be had.
    case refused
    /// No answer came.
    case noAnswer
    /// It is not to be had, for a reason that the owner has told.
    case told(String)

    /// A refusal, with the owner's reason where it has told one.
    public init(_ reason: String?) { self = reason.map(Self.told) ?? .refused }
}

extension RequestAnswer {
    /// Why it has not come; `nil` where it has.
    public var failure: RequestFailure? {
        switch self {
        case .done: nil
        case .refused(let reason): RequestFailure(reason)
        case .silence: .noAnswer
        }
    }
}

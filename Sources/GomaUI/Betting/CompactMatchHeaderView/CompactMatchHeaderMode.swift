/// The start of a match, or its progress.
public enum CompactMatchHeaderMode: Codable, Hashable, Sendable {
    /// The start, ready to read.
    case preLive(date: String)
    /// The period or minute, ready to read.
    case live(status: String)
    /// It is over.
    case ended(status: String)

    /// What there is to read.
    public var text: String {
        switch self {
        case .preLive(let text), .live(let text), .ended(let text): text
        }
    }

    /// Whether the match is being played.
    public var isLive: Bool {
        if case .live = self { true } else { false }
    }
}

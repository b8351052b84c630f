/// What came of a wrong change.
public enum Verdict: Hashable, Codable, Sendable {
    /// With what was seen of it first.
    case noticed(String)
    /// The program did not come to an end with it, which anybody would notice.
    case hung
    /// By every test that runs over it.
    case survived
    /// No test runs over it.
    case unreached

    public var isNoticed: Bool {
        switch self {
        case .noticed, .hung: true
        case .survived, .unreached: false
        }
    }
}

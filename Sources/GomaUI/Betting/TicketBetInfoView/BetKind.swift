/// The kind of a placed bet: how its selections make it up.
public enum BetKind: Codable, Hashable, Sendable {
    /// One selection.
    case single
    /// All selections together.
    case multiple
    /// Every combination of so many of the selections.
    case system(of: Limited<Quantity>)

    /// The kind in the language of the moment.
    /// - Parameter count: the selections of the bet.
    @MainActor
    func words(selections count: Int, in environment: ViewEnvironment) -> String {
        switch self {
        case .single: environment.text(.singleBet)
        case .multiple: environment.text(.multipleBet)
        case .system(let size): environment.text(.systemBet, ["size": "\(size.number)", "count": "\(count)"])
        }
    }
}

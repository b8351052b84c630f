/// The time that a limit counts before it begins anew.
public enum UserLimitPeriod: Codable, Hashable, Sendable {
    case daily, weekly, monthly
    /// In the owner's words.
    case named(String)

    /// The limit by its period, in a language.
    @MainActor
    func title(in environment: ViewEnvironment) -> String {
        switch self {
        case .daily: environment.text(.limitDaily)
        case .weekly: environment.text(.limitWeekly)
        case .monthly: environment.text(.limitMonthly)
        case .named(let title): title
        }
    }
}

/// The footer's words against playing too much.
public struct FooterResponsibleGaming: Codable, Hashable, Sendable {
    /// What playing may do.
    public var warning: String
    /// What to do about it.
    public var advice: String
    /// What has been certified, from left to right, in a few letters each, such as "18+".
    public var badges: [String]

    public init(warning: String, advice: String, badges: [String] = []) {
        self.warning = warning
        self.advice = advice
        self.badges = badges
    }
}

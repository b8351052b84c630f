extension LocalizationKey {
    static let keyLeaveMatch = Self("keyLeaveMatch", english: "leave the match")
    /// When a match begins.
    static let dayAndClock = Self("dayAndClock", english: "{day}, {clock}")
    static let dayTomorrow = Self("dayTomorrow", english: "Tomorrow")
}

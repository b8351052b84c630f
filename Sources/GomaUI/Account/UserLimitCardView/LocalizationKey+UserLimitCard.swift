extension LocalizationKey {
    static let limitDaily = Self("limitDaily", english: "Daily limit")
    static let limitWeekly = Self("limitWeekly", english: "Weekly limit")
    static let limitMonthly = Self("limitMonthly", english: "Monthly limit")
    static let limitRemove = Self("limitRemove", english: "Remove")
    static let limitRemoveQuestion = Self(
        "limitRemoveQuestion", english: "Remove this limit? From then on nothing stops you at it.")
    static let limitKeep = Self("limitKeep", english: "Keep it")
    static let keyRemoveLimit = Self("keyRemoveLimit", english: "remove the limit")
    static let keyKeepLimit = Self("keyKeepLimit", english: "keep the limit")
    static let limitRemoving = Self("limitRemoving", english: "Removing")
    static let limitRemoved = Self("limitRemoved", english: "The limit is removed")
    static let limitNotRemoved = Self("limitNotRemoved", english: "The limit could not be removed")
    static let limitUsed = Self("limitUsed", english: "{amount} used")
    static let limitLeft = Self("limitLeft", english: "{amount} left")
    static let limitNear = Self("limitNear", english: "Only {amount} left")
    static let limitReached = Self("limitReached", english: "Limit reached")
    static let limitOver = Self("limitOver", english: "{amount} over the limit")
}

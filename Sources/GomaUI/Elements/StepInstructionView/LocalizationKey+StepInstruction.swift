extension LocalizationKey {
    /// What a screen reader says of the step that is to be done now.
    static let spokenStepCurrent = Self("spokenStepCurrent", english: "to be done now")
    /// What a screen reader says of a step that is done.
    static let spokenStepDone = Self("spokenStepDone", english: "done")
}

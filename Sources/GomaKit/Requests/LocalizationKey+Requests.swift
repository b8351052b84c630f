/// Texts about what was asked for.
extension LocalizationKey {
    package static let noAnswer = Self("noAnswer", english: "No answer")
}

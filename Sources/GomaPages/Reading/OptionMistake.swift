/// Something in the options of a source that is not right.
struct OptionMistake: Hashable, Sendable {
    let path: [JSONValue.Step]
    /// What is wrong, and what would be right.
    let words: String

    /// What is said of a name that is none of those that there are.
    static func words(for name: String, among known: [String]) -> String {
        "\"\(name)\" is not a field here\(known.words(insteadOf: name, none: "nothing can be said of it"))"
    }
}

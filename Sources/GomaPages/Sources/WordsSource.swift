/// The texts that a kit brings in all of its languages, as pages name them: `$words.openAccount`, or with values
/// `{$words: codeSent, address: $form.email.text}`.
final class WordsSource: PageSource {
    /// What pages call it.
    nonisolated static let name = "words"
    /// What a text begins with that is one of them.
    nonisolated static let prefix = "$words."
    /// The field by which one is named that has values in it.
    nonisolated static let field = "$words"

    private let keys: [String: LocalizationKey]
    private let environment: ViewEnvironment

    init(_ keys: [String: LocalizationKey], in environment: ViewEnvironment) {
        (self.keys, self.environment) = (keys, environment)
        super.init(.group(keys.keys.sorted().map { ($0, .value(String.self)) }))
    }

    override func member(_ name: String) -> PageSource? { words(name).map(ValueSource.init) }

    override var isComplete: Bool { true }

    /// A text in the language in use; `nil` where there is none of that name.
    func words(_ name: String) -> String? { keys[name].map { environment.text($0) } }
}

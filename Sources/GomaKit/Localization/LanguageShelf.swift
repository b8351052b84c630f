/// Languages by their names: those that come with the library, and those that other packages bring.
struct LanguageShelf: Sendable {
    private var entries: [(locale: String, language: @Sendable () -> Localization)]

    /// - Parameter own: what is there at first; a language is made when it is first asked for.
    init(_ own: [(locale: String, language: @Sendable () -> Localization)]) { entries = own }

    var locales: [String] { entries.map(\.locale) }
    var languages: [Localization] { entries.map { $0.language() } }

    /// The language of a BCP 47 name.
    func language(named locale: String) -> Localization? { entries.first { $0.locale == locale }?.language() }

    /// Puts one more behind those that are there.
    /// - Throws: ``LanguageError/taken(locale:)``.
    mutating func add(_ language: Localization) throws(LanguageError) {
        guard self.language(named: language.locale) == nil else { throw .taken(locale: language.locale) }
        entries.append((language.locale, { language }))
    }
}

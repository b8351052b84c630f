/// Languages of which the customer chooses one.
public struct LanguageSelectorDisplayState: DisplayState {
    /// All that can be chosen as far as that is known, in the order in which they stand.
    public var languages: [LanguageChoice]
    /// The code of the chosen one; `nil` where none is. It stays while the list is on its way.
    public var selectedCode: String?
    /// How far the list has come.
    public var phase: LanguageSelectorPhase

    public static let blank = Self(languages: [], phase: .loading)

    public init(
        languages: [LanguageChoice], selectedCode: String? = nil, phase: LanguageSelectorPhase = .loaded
    ) {
        self.languages = languages
        self.selectedCode = selectedCode
        self.phase = phase
    }

    /// Chooses a language of the list.
    /// - Returns: whether that is another than before.
    public mutating func select(_ code: String) -> Bool {
        guard code != selectedCode, languages.contains(where: { $0.code == code }) else { return false }
        selectedCode = code
        return true
    }

    /// The list has come; what was chosen stays chosen.
    public mutating func receive(_ languages: [LanguageChoice]) {
        self.languages = languages
        phase = .loaded
    }
}

/// Languages of which the customer chooses one.
public struct LanguageSelectorDisplayState: DisplayState {
    /// All that can be chosen as far as that is known, in the order in which they stand.
    public var languages: [LanguageChoice]
    /// The code of the chosen one; `nil` where none is. It stays while the list is on its way.
    public var selectedCode: String?
    /// The code of the one that the customer wants in its place, until the owner has answered; `nil` where none is.
    public var wishedCode: String?
    /// Why the one that was wanted last is not spoken; `nil` where none was wanted in vain. It is not said while another is
    /// wanted.
    public var failure: RequestFailure?
    /// How far the list has come.
    public var phase: LanguageSelectorPhase

    public static let blank = Self(languages: [], phase: .loading)
    public static let defaults = Self(languages: [])

    public init(
        languages: [LanguageChoice], selectedCode: String? = nil, wishedCode: String? = nil,
        failure: RequestFailure? = nil, phase: LanguageSelectorPhase = .loaded
    ) {
        self.languages = languages
        self.selectedCode = selectedCode
        self.wishedCode = wishedCode
        self.failure = failure
        self.phase = phase
    }

    /// Wants a language of the list in place of the chosen one, unless one is wanted already. The chosen one itself is wanted
    /// no more than it is, and why another was wanted in vain is forgotten.
    public mutating func wish(for code: String) {
        guard wishedCode == nil, languages.contains(where: { $0.code == code }) else { return }
        if code == selectedCode { failure = nil } else { wishedCode = code }
    }

    /// The owner has answered: the wanted one is chosen now, also where the list has come anew without it, or the chosen one
    /// stays. Nothing has failed where the wanted one has been chosen meanwhile.
    /// - Parameter failure: why the wanted one is not spoken; `nil` where it is.
    public mutating func endWish(_ failure: RequestFailure?) {
        guard let wished = wishedCode else { return }
        wishedCode = nil
        if failure == nil { selectedCode = wished }
        self.failure = selectedCode == wished ? nil : failure
    }

    /// A language of the list is spoken, wherever it was chosen; why another was wanted in vain is forgotten.
    /// - Returns: whether that is another than before.
    public mutating func select(_ code: String) -> Bool {
        guard languages.contains(where: { $0.code == code }) else { return false }
        defer { (selectedCode, failure) = (code, nil) }
        return code != selectedCode
    }

    /// The list has come; what was chosen stays chosen.
    public mutating func receive(_ languages: [LanguageChoice]) {
        self.languages = languages
        phase = .loaded
    }
}

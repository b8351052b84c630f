/// The progress of loading a list of languages.
public enum LanguageSelectorPhase: String, CaseIterable, Codable, Hashable, Sendable {
    /// It is on its way.
    case loading
    case loaded
    /// It did not come; it can be asked for again.
    case failed
}

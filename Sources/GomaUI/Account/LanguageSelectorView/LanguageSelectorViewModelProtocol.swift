/// Decides which languages can be chosen, and what choosing one means.
@MainActor
public protocol LanguageSelectorViewModelProtocol: DisplayStateSource<LanguageSelectorDisplayState> {
    /// Chooses a language in place of the one that was chosen; the chosen one stays as it is.
    func selectLanguage(code: String)

    /// Asks for the list once more.
    func loadLanguages()
}

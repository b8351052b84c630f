/// Decides which languages can be chosen, and what choosing one means.
public protocol LanguageSelectorViewModelProtocol: DisplayStateSource<LanguageSelectorDisplayState> {
    /// Asks for a language in place of the chosen one, which stays until it is spoken.
    func selectLanguage(code: String)

    /// Asks for the list once more.
    func loadLanguages()
}

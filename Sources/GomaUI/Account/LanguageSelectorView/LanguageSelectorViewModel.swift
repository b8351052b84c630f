/// The model of a language selector: gets its list after a moment, keeps the choice, and asks its owner to speak the
/// language.
public final class LanguageSelectorViewModel: ViewModel<LanguageSelectorDisplayState>,
    LanguageSelectorViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("selectLanguage(code:)", selectLanguage),
        Action("loadLanguages()", loadLanguages),
    ]

    public func selectLanguage(code: String) {
        record(code)
        var isOther = false
        update { isOther = $0.select(code) }
        if isOther { ask(to: ChangeLanguage(code: code)) }
    }

    public func loadLanguages() {
        record()
        update { $0.phase = .loading }
    }

    override public func keepTime(
        for state: LanguageSelectorDisplayState, after old: LanguageSelectorDisplayState?
    ) {
        ask(to: LoadLanguages(), while: state.phase == .loading) { [weak self] in self?.receive($0) }
    }

    private func receive(_ answer: RequestAnswer<[LanguageChoice]>) {
        update { state in
            switch answer {
            case .done(let languages): state.receive(languages)
            case .refused, .silence: state.phase = .failed
            }
        }
    }
}

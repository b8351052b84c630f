/// The model of a language selector: gets its list after a moment, asks its owner to speak the language that is wanted, and
/// chooses it once that is done.
public final class LanguageSelectorViewModel: ViewModel<LanguageSelectorDisplayState>,
    LanguageSelectorViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("selectLanguage(code:)", selectLanguage),
        Action("loadLanguages()", loadLanguages),
    ]

    public func selectLanguage(code: String) { act(code) { $0.wish(for: code) } }

    public func loadLanguages() { act { $0.phase = .loading } }

    override public func keepTime(
        for state: LanguageSelectorDisplayState, after old: LanguageSelectorDisplayState?
    ) {
        let code = state.wishedCode ?? ""
        ask(to: ChangeLanguage(code: code), about: code, while: state.wishedCode != nil) { [weak self] answer in
            self?.update { $0.endWish(answer.failure) }
        }
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

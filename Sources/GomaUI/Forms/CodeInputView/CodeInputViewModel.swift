/// The model of a code input: takes what can be a code, asks for what it stands for, and has the owner open that.
public final class CodeInputViewModel: ViewModel<CodeInputDisplayState>, CodeInputViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("changeCode(to:)", changeCode), Action("submit()", submit)]

    public var fieldViewModel: any BorderedTextFieldViewModelProtocol {
        part(
            named: "field", read: { [environment] in $0.field(in: environment) },
            write: { $0.setFieldFocused($1.isFocused) }
        ) { place -> BorderedTextFieldViewModel in
            let model = BorderedTextFieldViewModel(place)
            model.onEdit = { [weak self] in self?.changeCode(to: $0) }
            model.onSubmit = { [weak self] _ in self?.submit() }
            return model
        }
    }

    public var buttonViewModel: any ButtonViewModelProtocol {
        part(named: "button", read: { [environment] in $0.button(in: environment) }) { place in
            ButtonViewModel(place) { [weak self] in self?.submit() }
        }
    }

    public func changeCode(to text: String) { act(text) { $0.changeCode(to: text) } }

    public func submit() { act { $0.submit() } }

    override public func keepTime(for state: CodeInputDisplayState, after old: CodeInputDisplayState?) {
        ask(to: LoadBookingCode(code: state.code), about: state.code, while: state.phase == .loading) { [weak self] in
            self?.receive($0.failure)
        }
    }

    private func receive(_ failure: RequestFailure?) {
        update { $0.phase = failure.map(CodeInputPhase.refused) ?? .entering }
        if failure == nil { ask(to: OpenBetslip()) }
    }
}

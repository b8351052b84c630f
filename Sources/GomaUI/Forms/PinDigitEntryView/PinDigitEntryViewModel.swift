/// The model of a pin digit entry: takes digits, and hands the code on as soon as its last digit is there. One that had to
/// be cut, or that is corrected before its end, is handed on only when the customer says so.
public final class PinDigitEntryViewModel: ViewModel<PinDigitEntryDisplayState>,
    PinDigitEntryViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("enter(_:)", enter),
        Action("deleteBackward()", deleteBackward),
        Action("clear()", clear),
        Action("moveCursor(to:)", moveCursor),
        Action("submit()", submit),
    ]

    /// What a whole code means to the owner, such as a form that asks whether it is the right one.
    public var onComplete: ((String) -> Void)?

    /// The digits stay out of the log, as a password does.
    public func enter(_ text: String) {
        recordHidingArguments()
        let old = currentDisplayState
        update { $0.enter(text) }
        let new = currentDisplayState
        let wasRefused = if case .refused = old.problem { true } else { false }
        guard new.problem == nil, wasRefused || new.digits != old.digits || new.cursor != old.cursor else { return }
        // Over a code that is whole already another one is typed digit by digit; it is there with the last box.
        if !old.isComplete || new.cursor >= new.digits.count { handOnIfComplete() }
    }

    public func deleteBackward() { act { $0.deleteBackward() } }

    public func clear() { act { $0.clear() } }

    public func moveCursor(to box: Int) { act(box) { $0.moveCursor(to: box) } }

    public func submit() {
        record()
        guard currentDisplayState.isComplete else { return update { $0.problem = .incomplete } }
        handOnIfComplete()
    }

    private func handOnIfComplete() {
        guard currentDisplayState.isComplete else { return }
        if let onComplete {
            onComplete(currentDisplayState.pin)
        } else {
            ask(to: SubmitText(field: currentDisplayState.id))
        }
    }
}

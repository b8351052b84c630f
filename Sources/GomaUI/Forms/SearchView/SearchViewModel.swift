/// The model of a search: searches a moment after the last key, remembers what the customer has gone on with, and
/// lets an answer pass that comes too late.
public final class SearchViewModel: ViewModel<SearchDisplayState>, SearchViewModelProtocol, ActingModel {
    public static let actions = [
        Action("updateText(_:)", updateText),
        Action("clearText()", clearText),
        Action("setFocused(_:)", setFocused),
        Action("submit()", submit),
    ]

    /// How long nothing is typed until it is searched.
    public static let pause = Duration.milliseconds(300)

    /// The pause after the last key, while it lasts.
    private var typing: AnyObject?
    /// Questions that have not been answered, by what was asked for.
    private var questions: [String: AnyObject] = [:]

    public var recentSearchViewModels: [any RecentSearchViewModelProtocol] {
        parts(\.recents) { [weak self] in
            RecentSearchViewModel(
                $0, of: self?.currentDisplayState.id,
                onRepeat: { [weak self] text in self?.update { $0.changeText(to: text) } },
                onRemove: { [weak self] text in self?.update { $0.forget(text) } })
        }
    }

    public func updateText(_ text: String) { act(text) { $0.changeText(to: text) } }

    public func clearText() { act { $0.changeText(to: "") } }

    public func setFocused(_ isFocused: Bool) {
        record(isFocused)
        guard currentDisplayState.isEnabled || !isFocused else { return }
        update { $0.isFocused = isFocused }
    }

    public func submit() {
        record()
        let state = currentDisplayState
        guard state.isEnabled, state.isSearchable else { return }
        if case .failed = state.progress { return update { $0.searchAgain() } }
        update { $0.remember() }
        ask(to: SearchText(state.text, in: state.id))
    }

    override public func keepTime(for state: SearchDisplayState, after old: SearchDisplayState?) {
        // What another search was asked says nothing of this one.
        if state.id != old?.id { questions = [:] }
        guard state.progress == .searching else { return typing = nil }
        guard old?.progress != .searching || old?.text != state.text || old?.id != state.id else { return }
        typing = environment.scheduler.after(Self.pause) { [weak self] in self?.search(for: state.text) }
    }

    private func search(for text: String) {
        typing = nil
        questions[text] = ask(to: CountHits(text, in: currentDisplayState.id)) { [weak self] in
            self?.receive($0, for: text)
        }
    }

    private func receive(_ answer: RequestAnswer<Int>, for text: String) {
        questions[text] = nil
        // What was asked for earlier and typed again since is about to be asked for anew.
        if case .silence = answer, typing != nil { return }
        update { state in
            if let failure = answer.failure { state.receive(.failed(failure), for: text) }
            if case .done(let count) = answer { state.receive(.found(count: Limited(count)), for: text) }
        }
    }
}

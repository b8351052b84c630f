/// The task that a page has given an action. The action answers it once; where it does not, that counts as silence
/// after `Owner.patience`.
@MainActor
public final class PageTask {
    /// Who asks, and what its sources hold.
    public let page: any PageState
    private let sayWords: (String) -> Void
    private var onAnswer: ((PageAnswer?) -> Void)?
    private var patience: AnyCancellable?
    private var kept: [AnyObject] = []

    init(on page: any PageState, say: @escaping (String) -> Void, onAnswer: @escaping (PageAnswer?) -> Void) {
        self.page = page
        sayWords = say
        self.onAnswer = onAnswer
        wait(for: Owner.patience)
    }

    /// Where words, time and the owner come from.
    public var environment: ViewEnvironment { page.environment }

    /// Answers; the first answer counts.
    public func answer(_ answer: PageAnswer) { end(answer) }

    /// Is waited for no more.
    func cancel() { end(nil) }

    private func end(_ answer: PageAnswer?) {
        guard let onAnswer else { return }
        (self.onAnswer, patience, kept) = (nil, nil, [])
        onAnswer(answer)
    }

    /// Answers in a while, on the page's time line, unless another answer has come by then.
    public func answer(after time: Duration, _ answer: PageAnswer) {
        keep(environment.scheduler.after(time) { [weak self] in self?.answer(answer) })
    }

    /// Counts silence from now on anew.
    /// - Parameter time: how long nothing may come; more than `Owner.patience` where a person answers.
    public func wait(for time: Duration) {
        guard onAnswer != nil else { return }
        patience = environment.scheduler.after(time) { [weak self] in self?.answer(.silence) }
    }

    /// Says a sentence in the page's status line, also after the answer.
    public func say(_ sentence: String) { sayWords(sentence) }

    /// Keeps what the work hangs on until the answer has come.
    public func keep(_ object: AnyObject) { if onAnswer != nil { kept.append(object) } }
}

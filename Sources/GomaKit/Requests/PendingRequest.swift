/// The wait for an answer, which ends when it is let go of.
@MainActor
public final class PendingRequest<Reply: Sendable> {
    private let scheduler: TimelineScheduler
    private var onAnswer: ((RequestAnswer<Reply>) -> Void)?
    /// Whether whoever asks has not got the wait back yet.
    private var isAsking = true
    private var timer: AnyCancellable?
    /// What is to be done in a while.
    private var delayed: [AnyCancellable] = []
    private var followers: [(_ isDone: Bool) -> Void] = []

    init(on scheduler: TimelineScheduler, onAnswer: @escaping (RequestAnswer<Reply>) -> Void) {
        self.scheduler = scheduler
        self.onAnswer = onAnswer
    }

    /// Begins to wait, once all owners have heard.
    func begin(for patience: Duration) {
        isAsking = false
        guard onAnswer != nil else { return }
        timer = scheduler.after(patience) { [weak self] in self?.take(.silence) }
    }

    /// Takes the first answer. Nobody is told before the asking has returned.
    func take(_ answer: RequestAnswer<Reply>) {
        guard let onAnswer else { return }
        (self.onAnswer, timer, delayed) = (nil, nil, [])
        guard isAsking else { return tell(answer, to: onAnswer) }
        timer = scheduler.after(.zero) { [weak self] in self?.tell(answer, to: onAnswer) }
    }

    private func tell(_ answer: RequestAnswer<Reply>, to onAnswer: (RequestAnswer<Reply>) -> Void) {
        onAnswer(answer)
        let followers = followers
        self.followers = []
        for follower in followers { follower(answer.failure == nil) }
    }

    /// Tells `body` once whoever waits has been told.
    func follow(_ body: @escaping (_ isDone: Bool) -> Void) { followers.append(body) }

    /// Does something in a while, unless the answer has come by then or nobody waits any more.
    func after(_ time: Duration, _ action: @escaping () -> Void) {
        if onAnswer != nil { delayed.append(scheduler.after(time, action)) }
    }
}

import TerminalKit

extension ViewModel {
    /// Asks whoever has put the component there.
    public final func ask(to request: OwnerRequest) { environment.owner.ask(to: request) }

    /// Asks for something that takes a while.
    /// - Returns: the question, which is forgotten when it is let go of.
    public final func ask(for time: Duration, onAnswer: @escaping (MockAnswer) -> Void) -> AnyObject {
        MockRequest(
            time, on: environment.scheduler, answer: { [weak self] in self?.server?.answer() ?? .given },
            onAnswer: onAnswer)
    }
}

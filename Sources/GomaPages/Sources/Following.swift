/// A task that ends with whoever holds this.
final class Following: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) { self.task = task }

    /// Hands on what a sequence brings to a source, until the sequence ends, the source goes, or this; an error of the
    /// sequence is a failure of the source, with what the error says.
    @MainActor
    convenience init<Values: AsyncSequence & Sendable, Source: PageSource>(
        _ values: Values, for source: Source, _ receive: @escaping @MainActor (Source, Values.Element) -> Void
    ) where Values.Element: Sendable {
        self.init(
            Task { @MainActor [weak source] in
                do {
                    for try await value in values {
                        guard let source, !Task.isCancelled else { return }
                        receive(source, value)
                    }
                } catch {
                    // The end of one that is followed no more is no failure of the next.
                    guard !Task.isCancelled else { return }
                    source?.phase = .failed(reason: "\(error)")
                }
            })
    }

    deinit { task.cancel() }
}

extension PagePresenter {
    /// What takes in what a feed brings: the source of the taker's name, also where that is another since the page was read again.
    package func receiver<Taker: FeedTaker>(
        for taker: Taker
    ) -> @MainActor @Sendable (FeedBatch<Taker.Event>) -> Void {
        let name = session.sources.first { $0.value === taker }?.key
        return { [weak self] batch in
            guard let self else { return }
            let current = name.flatMap { self.session.feedTaker(named: $0) } as? Taker
            take(batch, into: current ?? taker)
        }
    }
}

extension ViewModel {
    /// Changes the state with everything that comes from a source, for as long as the model's state is there.
    ///
    /// - Parameter apply: what an element means to the state: `follow(prices) { $0.movePrice(to: $1) }`.
    public final func follow<Source: AsyncSequence & Sendable>(
        _ source: Source, _ apply: @escaping @MainActor (inout State, Source.Element) -> Void
    ) where Source.Element: Sendable, Source.Failure == Never {
        let task = Task { @MainActor [weak place] in
            for await element in source { place?.update { apply(&$0, element) } }
        }
        place.keep(AnyCancellable { task.cancel() })
    }
}

/// Hears of a model's states for as long as it is kept.
@MainActor
package final class StateObservation {
    private let subscription: AnyCancellable

    /// - Parameter onChange: called after each change, not for the state that is there already.
    init(of source: some DisplayStateSource, _ onChange: @escaping () -> Void) {
        subscription = source.displayStatePublisher.dropFirst().sink { _ in onChange() }
    }
}

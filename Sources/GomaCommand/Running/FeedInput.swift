import Dispatch
import Foundation

/// A feed that comes in through standard input or a pipe while the keys come from the terminal.
///
/// Lines are read and taken apart away from the main queue, so that keys are answered at once however many come.
final class FeedInput: Sendable {
    private let queue = DispatchQueue(label: "feed")
    private let bytes: InputBytes

    private static let pieceBytes = 1 << 16

    /// Reads what is piped into standard input, and has the keys come from the terminal.
    /// - Throws: what ``PipedInput/open(_:)`` throws.
    init() throws { bytes = try PipedInput.open("feed") }

    /// Reads from what is open already.
    init(_ bytes: InputBytes) { self.bytes = bytes }

    /// Reads until the feed ends, or can be read no further.
    /// - Parameter onBatch: told what came in, on the main actor.
    func start<Event: FeedEvent>(onBatch: @escaping @MainActor @Sendable (FeedBatch<Event>) -> Void) {
        queue.async { [bytes] in
            var reader = FeedReader<Event>()
            var isAtEnd = false
            while !isAtEnd {
                let batch: FeedBatch<Event>
                do throws(InputError) {
                    let piece = try bytes.next(upTo: Self.pieceBytes)
                    isAtEnd = piece.isEmpty
                    batch = isAtEnd ? reader.finish() : reader.read(piece)
                } catch {
                    isAtEnd = true
                    batch = FeedBatch(failure: error)
                }
                if !batch.isEmpty { DispatchQueue.main.sync { MainActor.assumeIsolated { onBatch(batch) } } }
            }
        }
    }

    /// Reads for a page's source, by its name or the first that takes a feed, until the feed ends, or can be read no further.
    /// - Throws: ``FeedMismatch`` where no source of the page takes a feed.
    @MainActor
    func start(for presenter: PagePresenter, source name: String?) throws {
        @MainActor
        func start<Taker: FeedTaker>(_ taker: Taker) {
            self.start(onBatch: presenter.receiver(for: taker))
        }
        start(try presenter.feedTaker(named: name))
    }
}

import TerminalKit

/// Whoever has put a component there: hears what the component cannot answer itself, and opens the page or does the work.
///
/// Nobody needs to answer; what has been asked is kept.
public final class Owner {
    /// Requests kept at most; the oldest go first.
    public static let capacity = 1000

    /// What was asked of the owner, the latest last; at most ``capacity``.
    public private(set) var requests: [OwnerRequest] = []
    private let asked = Broadcast<OwnerRequest>()

    public init() {}

    /// Hears of requests for as long as it is kept.
    public typealias Subscription = Broadcast<OwnerRequest>.Subscription

    /// Tells `body` every request from now on, until the result is freed.
    public func subscribe(_ body: @escaping (OwnerRequest) -> Void) -> Subscription { asked.subscribe(body) }

    /// Keeps a request, and tells who has subscribed.
    public func ask(to request: OwnerRequest) {
        requests.append(request)
        if requests.count > Self.capacity { requests.removeFirst(requests.count - Self.capacity) }
        asked.tell(request)
    }
}

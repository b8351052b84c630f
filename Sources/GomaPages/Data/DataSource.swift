import GomaKit

/// A collection of data on a page, which a feed keeps up to date: `{kind: data}`, with what there is at first in `values`.
final class DataSource: CollectionSource<JSONValue>, FeedTaker {
    init(_ options: DataOptions) {
        let values = (options.values ?? []).enumerated().map { $1.identified(by: "\($0)") }
        super.init(values, empty: options.empty ?? "", shape: .data) { $0.identity ?? "" }
        if options.values == nil { phase = .loading }
    }

    func take(_ event: DataChange) {
        if case .collection(.failed) = event.change {} else { phase = .ready }
        switch event.change {
        case .collection(let change): apply(change)
        case .set(let id, let fields):
            if self[id] == nil { insert(fields) } else { update(id) { $0 = $0.merging(fields) } }
        }
    }
}

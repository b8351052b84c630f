import GomaKit

extension PartFields {
    /// The fields as they are now.
    @MainActor
    func json(in scope: PageScope) -> JSONValue { Self.json(of: node, in: scope) }

    @MainActor
    private static func json(of node: PageNode, in scope: PageScope) -> JSONValue {
        switch content(of: node) {
        case .literal(let value): return value
        case .value(let way): return scope.source(at: way)?.value.flatMap(PageValue.json) ?? .null
        case .words(let words): return .string(scope.words(words))
        case .each(let way, let fields):
            guard let source = scope.source(at: way) else { return .array([]) }
            return .array(
                (source.elementIDs ?? []).compactMap { id in
                    source.member(id).map { json(of: fields, in: scope.copy(for: id, at: scope.path(way), $0)) }
                })
        case .list(let nodes): return .array(nodes.map { json(of: $0, in: scope) })
        case .mapping(let entries):
            return .object(Dictionary(entries.map { ($0.key, json(of: $0.value, in: scope)) }) { first, _ in first })
        case .phrase(let way, let entries):
            let words = PageValue.word(of: scope.source(at: way)?.value) ?? ""
            return .string(
                entries.reduce(words) { words, entry in
                    words.replacing("{\(entry.key)}", with: PageValue.word(of: json(of: entry.value, in: scope)) ?? "")
                })
        }
    }
}

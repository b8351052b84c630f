extension PartFields {
    /// The fields as they are now.
    @MainActor
    func json(in scope: PageScope) -> JSONValue {
        switch content {
        case .literal(let value): return value
        case .value(let way): return scope.source(at: way)?.written ?? .null
        case .words(let words): return .string(scope.words(words))
        case .each(let way, let fields):
            guard let source = scope.source(at: way) else { return .array([]) }
            return .array(
                (source.elementIDs ?? []).compactMap { id in
                    source.member(id).map { fields.json(in: scope.copy(for: id, at: scope.path(way), $0)) }
                })
        case .list(let elements): return .array(elements.map { $0.json(in: scope) })
        case .mapping(let entries):
            return .object(Dictionary(entries.map { ($0.key, $0.value.json(in: scope)) }) { first, _ in first })
        case .phrase(let way, let entries):
            let words = PageValue.word(of: scope.source(at: way)?.value) ?? ""
            let values = entries.map { entry in
                (key: entry.key, value: PageValue.word(of: entry.value.json(in: scope)) ?? "")
            }
            return .string(words.filled(with: values))
        }
    }
}

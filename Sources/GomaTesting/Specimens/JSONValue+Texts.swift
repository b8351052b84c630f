extension JSONValue {
    /// The same value with every text replaced whose place is of one of some kinds.
    func replacingTexts(at kinds: Set<String>, with text: String, path: [Step] = []) -> JSONValue {
        switch self {
        case .string(let old): old.isEmpty || !kinds.contains(Self.kind(of: path)) ? self : .string(text)
        case .array(let values):
            .array(
                values.enumerated().map {
                    $0.element.replacingTexts(at: kinds, with: text, path: path + [.index($0.offset)])
                })
        case .object(let values):
            .object(
                Dictionary(
                    uniqueKeysWithValues: values.map {
                        ($0.key, $0.value.replacingTexts(at: kinds, with: text, path: path + [.key($0.key)]))
                    }))
        default: self
        }
    }

    /// The kinds of places that hold text, in their order.
    var kindsOfTexts: [String] {
        let kinds = places().compactMap { place -> String? in
            guard case .string(let text) = place.value, !text.isEmpty else { return nil }
            return Self.kind(of: place.path)
        }
        return Set(kinds).sorted()
    }
}

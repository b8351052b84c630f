/// A place at which two values differ; what is missing in one of them is `nil`.
struct JSONDifference {
    let path: [JSONValue.Step]
    let own: JSONValue?
    let other: JSONValue?

    /// The values as JSON.
    var ownText: String { own?.json ?? "nothing" }
    var otherText: String { other?.json ?? "nothing" }
}

extension JSONValue {
    /// The first place, keys in order, at which another value differs.
    /// - Parameter mayDiffer: whether a place is left aside.
    func firstDifference(
        from other: JSONValue, at path: [Step] = [], unless mayDiffer: ([Step]) -> Bool
    ) -> JSONDifference? {
        guard self != other, !mayDiffer(path) else { return nil }
        switch (self, other) {
        case (.array(let own), .array(let others)) where own.count == others.count:
            for (index, pair) in zip(own, others).enumerated() {
                let step = path + [.index(index)]
                if let found = pair.0.firstDifference(from: pair.1, at: step, unless: mayDiffer) { return found }
            }
            return nil
        case (.object(let own), .object(let others)):
            for key in Set(own.keys).union(others.keys).sorted() {
                let step = path + [.key(key)]
                guard let value = own[key], let otherValue = others[key] else {
                    return JSONDifference(path: step, own: own[key], other: others[key])
                }
                if let found = value.firstDifference(from: otherValue, at: step, unless: mayDiffer) { return found }
            }
            return nil
        default: return JSONDifference(path: path, own: self, other: other)
        }
    }
}

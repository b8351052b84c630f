/// A type that can be without what it holds.
protocol ProbedHolder: ProbedInItsWay {
    static var nothing: Any { get }
    /// The type of what it holds.
    static var content: Any.Type { get }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema
}

extension Optional: ProbedHolder, ProbedInItsWay where Wrapped: Decodable {
    static var nothing: Any { Self.none as Any }
    static var content: Any.Type { Wrapped.self }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema { .optional(probe(Wrapped.self)) }
}

extension Array: ProbedHolder, ProbedInItsWay where Element: Decodable {
    static var nothing: Any { Self() }
    static var content: Any.Type { Element.self }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema { .list(probe(Element.self)) }
}

extension Set: ProbedHolder, ProbedInItsWay where Element: Decodable {
    static var nothing: Any { Self() }
    static var content: Any.Type { Element.self }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema { .list(probe(Element.self)) }
}

extension Dictionary: ProbedHolder, ProbedInItsWay where Key: Decodable, Value: Decodable {
    static var nothing: Any { Self() }
    static var content: Any.Type { Value.self }
    /// Swift writes keys that are no names into a list, each before its value.
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema {
        Key.self is any CodingKeyRepresentable.Type ? .map(probe(Value.self)) : .unknown
    }
}

/// A type that can be without what it holds.
protocol ProbedHolder {
    static var nothing: Any { get }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema
}

extension Optional: ProbedHolder where Wrapped: Decodable {
    static var nothing: Any { Self.none as Any }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema { .optional(probe(Wrapped.self)) }
}

extension Array: ProbedHolder where Element: Decodable {
    static var nothing: Any { Self() }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema { .list(probe(Element.self)) }
}

extension Set: ProbedHolder where Element: Decodable {
    static var nothing: Any { Self() }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema { .list(probe(Element.self)) }
}

extension Dictionary: ProbedHolder where Key == String, Value: Decodable {
    static var nothing: Any { Self() }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema { .map(probe(Value.self)) }
}

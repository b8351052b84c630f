import Foundation

/// Finds out what a type consists of by letting it be decoded from nothing, and noting what it asks for.
///
/// Fields come in the order in which they are declared, since that is the order in which the compiler's own decoding
/// asks for them. Enums that list their cases are asked for them; of the others, each case is tried.
enum SchemaProbe {
    static func schema<Value: Decodable>(of type: Value.Type) -> StateSchema {
        do {
            return try Probing().probe(type).schema
        } catch {
            // A type that reads its data in a way of its own is edited by what is there.
            return .unknown
        }
    }
}

/// The schema that a type turned out to have, and one value of it to go on with.
struct ProbeFinding<Value> {
    let value: Value
    let schema: StateSchema
}

/// An error of a type that cannot be looked through.
struct ProbeFailure: Error {}

/// A type that can be without what it holds.
protocol ProbedHolder {
    static var nothing: Any { get }
    static func schema(_ probe: (any Decodable.Type) -> StateSchema) -> StateSchema
}

/// A type that is a number in a natural range, which may not have nought in it.
protocol ProbedNumber {
    static var lowest: Any { get }
    static var schema: StateSchema { get }
}

extension Limited: ProbedNumber {
    static var lowest: Any { Self(wrappedValue: Range.range.lowerBound) }
    static var schema: StateSchema { Range.schema }
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

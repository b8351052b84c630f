/// Finds out what a type consists of by letting it be decoded from nothing, and noting what it asks for.
///
/// Fields come in the order in which they are declared, since that is the order in which the compiler's own decoding
/// asks for them. Enums that list their cases are asked for them; of the others, each case is tried.
package enum SchemaProbe {
    /// What a type consists of; unknown for one that reads its data in its own way, which is edited by what is there.
    package static func schema<Value: Decodable>(of type: Value.Type) -> StateSchema {
        finding(type)?.schema ?? .unknown
    }

    /// The plainest value of a type: what it becomes when all that it asks for is nought, empty or the first of several; `nil`
    /// for a type that reads its data in a way of its own.
    package static func plain<Value: Decodable>(_ type: Value.Type) -> Value? { finding(type)?.value }

    private static func finding<Value: Decodable>(_ type: Value.Type) -> Probing.Finding<Value>? {
        do {
            return try Probing().probe(type)
        } catch {
            return nil
        }
    }
}

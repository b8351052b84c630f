import Foundation

extension JSONValue {
    /// What a value is written as; `nil` for one that JSON cannot hold, such as a number that is none.
    package init?(encoding value: some Encodable) {
        do {
            self = try JSONValue(JSONEncoder().encode(value))
        } catch {
            return nil
        }
    }

    /// The value that is written so, in Swift's form or in that of people; `nil` where it does not fit the type.
    package func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
        swiftDecoded(as: type) ?? SchemaProbe.schema(of: type).unabridged(self).swiftDecoded(as: type)
    }

    private func swiftDecoded<Value: Decodable>(as type: Value.Type) -> Value? {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            return nil
        }
    }
}

import Foundation

/// The states of components, read from JSON.
enum StateData {
    /// - Throws: `DecodingError` with the place of what does not fit.
    static func state<State: Decodable>(_ type: State.Type, from data: Data) throws -> State {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
            // Of a number that its type cannot hold Foundation says that the data is no JSON, and not where it stands.
            let schema = SchemaProbe.schema(of: type)
            let places = try schema.numberPlaces(in: JSONValue(data), ofAllElements: true)
            guard let place = places.first(where: { $0.schema.refuses($0.value) }) else {
                throw DecodingError.dataCorrupted(context)
            }
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: place.path.map(StepKey.init),
                    debugDescription: "wants \(StateProblem.words(for: place.schema) ?? "another number")"))
        }
    }
}

/// A step of a way into data as decoding names it.
private struct StepKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ step: JSONValue.Step) {
        switch step {
        case .key(let key): (stringValue, intValue) = (key, nil)
        case .index(let index): (stringValue, intValue) = ("\(index)", index)
        }
    }

    init?(stringValue: String) { self.init(.key(stringValue)) }
    init?(intValue: Int) { self.init(.index(intValue)) }
}

/// A value by itself, for a type that reads itself from options.
struct SingleOption: SingleValueDecodingContainer {
    let decoder: OptionDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.value == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}

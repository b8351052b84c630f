/// Fields by name, for a type that reads itself from options.
struct KeyedOptions<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let fields: [String: JSONValue]
    private let decoder: OptionDecoder

    init(_ fields: [String: JSONValue], in decoder: OptionDecoder) {
        self.fields = fields
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        decoder.takesAnyName = true
        return fields.keys.compactMap { Key(stringValue: $0) }
    }

    private func place(of key: Key) -> OptionPlace { .step(key, in: decoder.place) }

    private func isExcused(_ key: Key) -> Bool { decoder.notes.isExcused(place(of: key).steps) }

    func contains(_ key: Key) -> Bool {
        decoder.note(asking: key.stringValue)
        return fields[key.stringValue] != nil || isExcused(key)
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        contains(key) && fields[key.stringValue] == .null && !isExcused(key)
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try inner(key).decode(type) }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        decoder.note(asking: key.stringValue)
        guard let value = fields[key.stringValue], value != .null else { return nil }
        return try inner(key).decode(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { try inner(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try inner(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { OptionDecoder(decoder.value, at: decoder.place, decoder.notes) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try inner(key) }

    private func inner(_ key: Key) throws -> OptionDecoder {
        guard contains(key) else {
            let context = DecodingError.Context(codingPath: codingPath, debugDescription: "a field is missing")
            throw DecodingError.keyNotFound(key, context)
        }
        return OptionDecoder(fields[key.stringValue] ?? .null, at: place(of: key), decoder.notes)
    }
}

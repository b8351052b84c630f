/// Elements in their order, for a type that reads itself from options.
struct ListedOptions: UnkeyedDecodingContainer {
    private let elements: [JSONValue]
    private let decoder: OptionDecoder
    private(set) var currentIndex = 0

    init(_ elements: [JSONValue], in decoder: OptionDecoder) {
        self.elements = elements
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, elements[currentIndex] == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try inner(type).decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> { try next([String: Any].self).container(keyedBy: type) }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next([Any].self).unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next((any Decoder).self) }

    private mutating func next(_ type: any Any.Type) throws -> OptionDecoder {
        defer { currentIndex += 1 }
        return try inner(type)
    }

    private func inner(_ type: any Any.Type) throws -> OptionDecoder {
        let place = OptionPlace.step(OptionPlace.Index(currentIndex), in: decoder.place)
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                type, DecodingError.Context(codingPath: place.codingPath, debugDescription: "there are no more"))
        }
        return OptionDecoder(elements[currentIndex], at: place, decoder.notes)
    }
}

/// Gives a type that is decoded plain values, whatever it asks for.
struct ProbeDecoder: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    let notes = ProbeNotes()
    private let probing: Probing
    /// The case that an enum is told to be.
    private let chosenCase: String?

    init(_ probing: Probing, chosenCase: String? = nil) {
        self.probing = probing
        self.chosenCase = chosenCase
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(
            ProbeKeyedContainer(probing: probing, notes: notes, chosenCase: chosenCase, fields: \.fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw ProbeFailure() }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        ProbeSingleContainer(probing: probing, notes: notes)
    }
}

private struct ProbeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let codingPath: [any CodingKey] = []
    let probing: Probing
    let notes: ProbeNotes
    let chosenCase: String?
    /// Where fields are noted.
    let fields: ReferenceWritableKeyPath<ProbeNotes, [StateSchema.Field]>

    /// Only enums ask for all keys: the one that is there says which case it is.
    var allKeys: [Key] {
        if let chosenCase { return Key(stringValue: chosenCase).map { [$0] } ?? [] }
        notes.caseNames = EnumCaseNames.names(of: Key.self)?.filter { Key(stringValue: $0) != nil }
        return []
    }

    func contains(_ key: Key) -> Bool { true }

    /// Whoever asks this can do without the value.
    func decodeNil(forKey key: Key) -> Bool {
        note(key, .optional(.unknown))
        return false
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let finding = try probing.probe(type)
        note(key, finding.schema, Probing.content(of: type))
        return finding.value
    }

    /// What may be missing and cannot be looked through is missing here, and takes nothing else with it.
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
        note(key, .optional(.unknown))
        do {
            return try decode(type, forKey: key)
        } catch {
            return nil
        }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        guard key.stringValue == chosenCase else { throw ProbeFailure() }
        return KeyedDecodingContainer(
            ProbeKeyedContainer<NestedKey>(probing: probing, notes: notes, chosenCase: nil, fields: \.payload))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw ProbeFailure() }
    func superDecoder() throws -> any Decoder { throw ProbeFailure() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw ProbeFailure() }

    /// Notes a field once; one that has been asked whether it is there stays optional.
    private func note(_ key: Key, _ schema: StateSchema, _ type: Any.Type? = nil) {
        let name = key.stringValue
        guard let place = notes[keyPath: fields].firstIndex(where: { $0.name == name }) else {
            return notes[keyPath: fields].append(StateSchema.Field(name: name, schema: schema, type: type))
        }
        if case .optional(.unknown) = notes[keyPath: fields][place].schema {
            notes[keyPath: fields][place] = StateSchema.Field(
                name: name, schema: .optional(schema.unwrapped), type: type)
        }
    }
}

private struct ProbeSingleContainer: SingleValueDecodingContainer {
    let codingPath: [any CodingKey] = []
    let probing: Probing
    let notes: ProbeNotes

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let finding = try probing.probe(type)
        notes.only = finding.schema
        return finding.value
    }
}

import Foundation

/// Reads what a page says of a source as a Swift type, whatever way that has of reading itself, and finds all that is wrong at
/// once: what does not fit is noted down, something plain stands in its place, and the rest is read once more.
final class OptionDecoder: Decoder {
    let value: JSONValue
    let place: OptionPlace
    let notes: OptionNotes
    let userInfo: [CodingUserInfoKey: Any] = [:]
    /// The names that have been asked for, in their order; `nil` where nobody has asked for any.
    private(set) var asked: [String]?
    var takesAnyName = false

    init(_ value: JSONValue, at place: OptionPlace, _ notes: OptionNotes) {
        self.value = value
        self.place = place
        self.notes = notes
    }

    /// Mistakes that are told of one source.
    private static let mostMistakes = 100

    /// - Throws: ``OptionMistakes``.
    static func decode<Options: Decodable>(_ type: Options.Type, from value: JSONValue) throws -> Options {
        let notes = OptionNotes()
        var options: Options?
        while options == nil, notes.misfits.count < mostMistakes {
            notes.begin()
            do {
                options = try OptionDecoder(value, at: .top, notes).decode(type)
            } catch let error as DecodingError {
                guard notes.excuse(error) else { break }
            }
        }
        let mistakes = notes.misfits + notes.strangers
        guard mistakes.isEmpty, let options else { throw OptionMistakes(all: mistakes) }
        return options
    }

    // MARK: Decoder

    var codingPath: [any CodingKey] { place.codingPath }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(KeyedOptions(try fields(), in: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { ListedOptions(try elements(), in: self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { SingleOption(decoder: self) }

    // MARK: Values

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if notes.excusesAll, let scalar = try? scalar(type) { return scalar }
        if notes.isExcused(place.steps), let plain = plain(type) { return plain }
        if let scalar = try scalar(type) { return scalar }
        let known = notes.strangers.count
        do {
            let decoder = OptionDecoder(value, at: place, notes)
            let decoded = try Value(from: decoder)
            decoder.noteStrangers()
            return decoded
        } catch {
            notes.forgetStrangers(downTo: known)
            throw isNoChoice(error, of: type) ? misfit(type) : error
        }
    }

    /// Something plain of a type, in place of what does not fit; `nil` where nothing plain fits either.
    private func plain<Value: Decodable>(_ type: Value.Type) -> Value? {
        if let plain = SchemaProbe.plain(type) { return plain }
        for value in Self.plainValues {
            let notes = OptionNotes(excusingAll: true)
            if let plain = try? Value(from: OptionDecoder(value, at: .top, notes)) { return plain }
        }
        return nil
    }

    private static let plainValues: [JSONValue] = [.integer(2), .string("-"), .bool(false), .array([]), .object([:])]

    /// Notes down that a name has been asked for.
    func note(asking name: String) {
        if asked?.contains(name) != true { asked = (asked ?? []) + [name] }
    }

    /// Notes down the names that nobody has asked for, once all have been that will be.
    private func noteStrangers() {
        guard let asked, !takesAnyName, case .object(let fields) = value,
            fields.count > asked.count || !fields.keys.allSatisfy(asked.contains)
        else { return }
        let strangers = fields.keys.filter { !asked.contains($0) }.sorted()
        notes.add(strangers: strangers, among: asked, at: place.steps)
    }

    /// Whether an error says that a value is none of the few that a type has, which misfits say better.
    private func isNoChoice<Value: Decodable>(_ error: any Error, of type: Value.Type) -> Bool {
        guard case DecodingError.dataCorrupted(let context) = error, context.underlyingError == nil,
            context.codingPath.count == codingPath.count, case .choice = SchemaProbe.schema(of: type)
        else { return false }
        return true
    }

    private func fields() throws -> [String: JSONValue] {
        if asked == nil { asked = [] }
        if case .object(let fields) = value { return fields }
        throw misfit([String: Any].self)
    }

    private func elements() throws -> [JSONValue] {
        if case .array(let elements) = value { return elements }
        throw misfit([Any].self)
    }

    func misfit(_ type: any Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "another kind of value is wanted")
        return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    /// The value as a type that consists of nothing else; `nil` for a type that does.
    private func scalar<Value>(_ type: Value.Type) throws -> Value? {
        let scalar: (any Sendable)?
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(JSONValue.self): scalar = value
        case ObjectIdentifier(String.self): scalar = text
        case ObjectIdentifier(Bool.self): scalar = flag
        case ObjectIdentifier(Int.self): scalar = integer(Int.self)
        case ObjectIdentifier(Double.self): scalar = value.nearestNumber
        case ObjectIdentifier(Decimal.self): scalar = value.exactNumber
        case ObjectIdentifier(Float.self): scalar = value.nearestNumber.map { Float($0) }
        case ObjectIdentifier(URL.self): scalar = text.flatMap { URL(string: $0) }
        case ObjectIdentifier(Data.self): scalar = text.flatMap { Data(base64Encoded: $0) }
        default:
            guard let whole = type as? any (FixedWidthInteger & Sendable).Type else { return nil }
            scalar = integer(whole)
        }
        guard let scalar else { throw misfit(type) }
        return scalar as? Value
    }

    private var text: String? { if case .string(let text) = value { text } else { nil } }

    private var flag: Bool? { if case .bool(let flag) = value { flag } else { nil } }

    private func integer<Whole: FixedWidthInteger & Sendable>(_ type: Whole.Type) -> (any Sendable)? {
        switch value {
        case .integer(let number): Whole(exactly: number)
        case .number(let number): Whole(exactly: number)
        case .decimal(let number): Whole("\(number)")
        default: nil
        }
    }
}

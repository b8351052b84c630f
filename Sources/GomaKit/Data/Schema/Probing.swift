import Foundation

/// One look through a type and all that it consists of.
final class Probing {
    /// The schema that a type turned out to have, and one value of it to go on with.
    typealias Finding<Value> = (value: Value, schema: StateSchema)

    private var inProgress: Set<ObjectIdentifier> = []

    func probe<Value: Decodable>(_ type: Value.Type) throws -> Finding<Value> {
        if let scalar = Self.scalar(type) { return scalar }
        if let listed = try Self.listed(type) { return listed }
        if type is any ProbedInItsWay.Type, let finding = try probeInItsWay(type) { return finding }
        // A type inside itself would be looked through for ever.
        guard inProgress.insert(ObjectIdentifier(type)).inserted else { throw ProbeFailure() }
        defer { inProgress.remove(ObjectIdentifier(type)) }
        let decoder = ProbeDecoder(self)
        do {
            let value = try Value(from: decoder)
            return (value: value, schema: Self.schema(decoder.notes.schema, of: type))
        } catch {
            guard let names = decoder.notes.caseNames else { throw error }
            return try probeCases(names, of: type)
        }
    }

    private func probeInItsWay<Value: Decodable>(_ type: Value.Type) throws -> Finding<Value>? {
        if let limited = type as? any ProbedNumber.Type, let value = limited.lowest as? Value {
            return (value: value, schema: limited.schema)
        }
        if let limited = type as? any LimitedText.Type {
            return (value: try Value(from: ProbeDecoder(self)), schema: .typedText(upTo: limited.most))
        }
        if let holder = type as? any ProbedHolder.Type, let value = holder.nothing as? Value {
            return (value: value, schema: holder.schema { self.schemaOrUnknown(of: $0) })
        }
        return nil
    }

    /// The type of what a type holds; itself where it holds nothing.
    static func content(of type: Any.Type) -> Any.Type {
        (type as? any ProbedHolder.Type).map { content(of: $0.content) } ?? type
    }

    /// A schema whose fields can be left out where their type says something sensible of them.
    private static func schema(_ schema: StateSchema, of type: any Any.Type) -> StateSchema {
        guard case .fields(let fields) = schema, let type = type as? any DefaultedData.Type,
            case .object(let said)? = said(by: type)
        else { return schema }
        return .fields(
            fields.map {
                StateSchema.Field(name: $0.name, schema: $0.schema, type: $0.type, saying: said[$0.name])
            })
    }

    private static func said<Value: DefaultedData>(by type: Value.Type) -> JSONValue? {
        JSONValue(encoding: type.defaults)
    }

    private func schemaOrUnknown(of type: any Decodable.Type) -> StateSchema {
        func open<Value: Decodable>(_ type: Value.Type) throws -> StateSchema { try probe(type).schema }
        do {
            return try open(type)
        } catch {
            return .unknown
        }
    }

    /// Decodes each case of an enum in turn.
    ///
    /// What the enum consists of is not known where one of them holds the enum itself, or what reads its data in a way of
    /// its own: data with that case would be taken for a mistake.
    private func probeCases<Value: Decodable>(_ names: [String], of type: Value.Type) throws -> Finding<Value> {
        var cases: [StateSchema.Case] = []
        var first: Value?
        var isWhole = true
        for name in names {
            let decoder = ProbeDecoder(self, chosenCase: name)
            do {
                let value = try Value(from: decoder)
                first = first ?? value
                cases.append(StateSchema.Case(name: name, payload: decoder.notes.payload))
            } catch {
                isWhole = false
            }
        }
        guard let first else { throw ProbeFailure() }
        return (value: first, schema: isWhole ? .cases(cases) : .unknown)
    }

    /// Values that consist of nothing else, one of each type. The schema of those is not known that are texts of a form of
    /// their own, such as addresses.
    private static let scalars: [(any Sendable, StateSchema)] = [
        (false, .bool), ("", .text), (0, .integer()), (Int8(), .integer()), (Int16(), .integer()),
        (Int32(), .integer()), (Int64(), .integer()), (UInt(), .integer()), (UInt8(), .integer()),
        (UInt16(), .integer()), (UInt32(), .integer()), (UInt64(), .integer()), (0.0, .decimal()),
        (Float(), .decimal()), (Decimal(), .decimal()),
        (Date(timeIntervalSinceReferenceDate: 0), .decimal()), (Duration.zero, .unknown),
        (JSONValue.null, .unknown), (URL(filePath: "/"), .unknown), (Data(), .unknown),
        (UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), .unknown),
    ]

    /// A type that consists of nothing else.
    private static func scalar<Value>(_ type: Value.Type) -> Finding<Value>? {
        for (value, schema) in scalars where Swift.type(of: value) == type {
            return (value as? Value).map { (value: $0, schema: schema) }
        }
        return nil
    }

    /// An enum that lists its cases.
    private static func listed<Value>(_ type: Value.Type) throws -> Finding<Value>? {
        guard let enumeration = type as? any CaseIterable.Type else { return nil }
        func all<Cases: CaseIterable>(_ type: Cases.Type) -> [Any] { Array(type.allCases) }
        let values = all(enumeration)
        guard let first = values.first as? Value else { return nil }
        let written = try values.compactMap { $0 as? any Encodable }
            .map { try JSONValue(JSONEncoder().encode($0)) }
        guard written.count == values.count else { return nil }
        return (value: first, schema: .choice(written))
    }
}

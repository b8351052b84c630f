import Foundation
import GomaUI

/// The reader of a mapping, field by field; errors say where they are.
struct PageReader {
    let file: String
    /// The way to this mapping, such as `parts[2]`.
    let place: String
    private let fields: [String: JSONValue]

    init(_ value: JSONValue, file: String, place: String) throws {
        guard case .object(let fields) = value else { throw PageError.notMapping(file: file, place: place) }
        self.file = file
        self.place = place
        self.fields = fields
    }

    /// - Throws: ``PageError/unknownField(file:place:field:known:)`` for a field that is not among those known.
    func allow(_ known: [String]) throws {
        guard let field = fields.keys.sorted().first(where: { !known.contains($0) }) else { return }
        throw PageError.unknownField(file: file, place: place, field: field, known: known)
    }

    subscript(field: String) -> JSONValue? { fields[field] }

    func text(_ field: String) throws -> String? {
        switch fields[field] {
        case nil, .null?: nil
        case .string(let text)?: text
        case .integer(let number)?: String(number)
        case .number(let number)?: String(number)
        case .decimal(let number)?: "\(number)"
        default: throw wrong(field, "text")
        }
    }

    /// One request as text, or a list of them; none where the field is missing.
    func requests(_ field: String) throws -> [RequestText] {
        guard let value = fields[field] else { return [] }
        let values = if case .array(let values) = value { values } else { [value] }
        return try values.map { value in
            guard case .string(let text) = value else { throw wrong(field, "a request, or a list of them") }
            do {
                return try RequestText(parsing: text)
            } catch {
                throw wrong(field, "a request such as app:open-page page=settings: \(error)")
            }
        }
    }

    func needed(_ field: String) throws -> String {
        guard let text = try text(field), !text.isEmpty else { throw wrong(field, "text") }
        return text
    }

    func count(_ field: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let value = fields[field] else { return nil }
        guard case .integer(let number) = value, range.contains(number) else {
            throw wrong(field, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func number(_ field: String) throws -> Double? {
        guard let value = fields[field], value != .null else { return nil }
        guard let number = value.nearestNumber else { throw wrong(field, "a number") }
        return number
    }

    /// An amount of money that is owned, exact to the digit.
    func amount(_ field: String) throws -> Decimal? {
        guard let value = fields[field], value != .null else { return nil }
        let range = 0...MoneyAmount.range.upperBound
        guard let amount = value.exactNumber, range.contains(amount) else {
            throw wrong(field, "an amount of money from \(range.lowerBound) to \(range.upperBound)")
        }
        return amount
    }

    /// Decimal odds, exact to the digit.
    func odds(_ field: String) throws -> Odds {
        guard let odds = fields[field]?.exactNumber.flatMap(Odds.init) else { throw wrong(field, Odds.wanted) }
        return odds
    }

    func flag(_ field: String) throws -> Bool? {
        guard let value = fields[field] else { return nil }
        guard case .bool(let flag) = value else { throw wrong(field, "true or false") }
        return flag
    }

    func choice<Choice: RawRepresentable & CaseIterable>(_ field: String) throws -> Choice?
    where Choice.RawValue == String {
        guard let word = try text(field) else { return nil }
        guard let choice = Choice(rawValue: word) else {
            throw wrong(field, "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    /// The mappings of a list; none where the field is missing.
    func list(_ field: String) throws -> [PageReader] {
        guard let value = fields[field] else { return [] }
        guard case .array(let values) = value else { throw wrong(field, "a list") }
        return try values.enumerated().map {
            try PageReader($0.element, file: file, place: "\(below(field))[\($0.offset)]")
        }
    }

    /// The mapping in a field; `nil` where the field is missing.
    func mapping(_ field: String) throws -> PageReader? {
        try fields[field].map { try PageReader($0, file: file, place: below(field)) }
    }

    func below(_ field: String) -> String { place.isEmpty ? field : "\(place).\(field)" }

    func wrong(_ field: String, _ wanted: String) -> PageError {
        .wrongType(file: file, place: below(field), wanted: wanted)
    }
}

import Foundation
import GomaUI

extension PageReader {
    /// A moment of UTC such as `2026-06-13 20:45`; `nil` where the field is missing.
    func moment(_ field: String) throws -> CalendarMoment? {
        guard let value = self[field], value != .null else { return nil }
        let wanted = "a moment such as 2026-06-13 20:45"
        guard case .string(let text) = value else { throw wrong(field, wanted) }
        guard let parts = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2}) ([0-9]{2}):([0-9]{2})/) else {
            throw wrong(field, "\(wanted), and \"\(text)\" is none")
        }
        let numbers = [parts.1, parts.2, parts.3, parts.4, parts.5].compactMap { Int($0) }
        let fields = Array(zip(["year", "month", "day", "hour", "minute"], numbers))
        do {
            let data = try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: fields))
            return try JSONDecoder().decode(CalendarMoment.self, from: data)
        } catch let error as DecodingError {
            throw PageError.badState(file: file, place: below(field), reason: StateProblem.words(for: error))
        }
    }
}

import Foundation
import GomaUI

/// A moment of UTC as a page's file holds it, such as `2026-06-13 20:45`.
struct MomentText: Decodable {
    /// `nil` for an empty text.
    let moment: CalendarMoment?

    private static let wanted = "wants a moment such as 2026-06-13 20:45"

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard !text.isEmpty else {
            moment = nil
            return
        }
        func refuse(_ words: String) -> DecodingError {
            .dataCorruptedError(in: container, debugDescription: words)
        }
        guard let parts = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2}) ([0-9]{2}):([0-9]{2})/) else {
            throw refuse("\(Self.wanted), and \"\(text)\" is none")
        }
        let numbers = [parts.1, parts.2, parts.3, parts.4, parts.5].compactMap { Int($0) }
        let fields = zip(["year", "month", "day", "hour", "minute"], numbers)
        do {
            moment = try JSONDecoder().decode(
                CalendarMoment.self, from: JSONEncoder().encode(Dictionary(uniqueKeysWithValues: Array(fields))))
        } catch let error as DecodingError {
            throw refuse("\(Self.wanted): \(StateProblem.words(for: error))")
        }
    }
}

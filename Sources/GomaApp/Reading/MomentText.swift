import Foundation

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
        guard let written = Self.read(text) else { throw refuse("\(Self.wanted), and \"\(text)\" is none") }
        // What no calendar has is another moment there; its own reader says which part that is.
        if CalendarMoment(written.date) == written {
            moment = written
            return
        }
        do {
            moment = try JSONDecoder().decode(CalendarMoment.self, from: JSONEncoder().encode(written))
        } catch let error as DecodingError {
            throw refuse("\(Self.wanted): \(StateProblem.words(for: error))")
        }
    }

    /// A digit stands for itself, and anything else for what stands there.
    private static let form = Array("0000-00-00 00:00".utf8)

    /// The numbers of a text of that form, be they in the calendar or not; `nil` for any other. Each match of a long list has one,
    /// which an expression that is made for it would take most of the time of reading.
    private static func read(_ text: String) -> CalendarMoment? {
        let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
        var numbers = [0]
        guard text.utf8.count == form.count else { return nil }
        for (letter, place) in zip(text.utf8, form) {
            if place != zero {
                guard letter == place else { return nil }
                numbers.append(0)
            } else {
                guard (zero...nine).contains(letter) else { return nil }
                numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(letter - zero)
            }
        }
        return CalendarMoment(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
    }
}

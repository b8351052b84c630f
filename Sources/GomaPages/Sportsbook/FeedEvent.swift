import Foundation
import GomaUI

/// An event of a feed, one line of newline-delimited JSON (https://github.com/ndjson/ndjson-spec).
///
/// ```
/// {"at":12.5,"type":"odds","match":"m1","market":"1x2","outcome":"home","odds":1.95}
/// {"at":13,"type":"suspended","match":"m1","market":"1x2","suspended":true}
/// {"at":20,"type":"score","match":"m1","home":1,"away":0}
/// {"at":21,"type":"clock","match":"m1","period":"1st Half","minute":23}
/// {"at":90,"type":"ended","match":"m1"}
/// {"at":91,"type":"settled","match":"m1","market":"double","winners":["1x","12"]}
/// ```
package struct FeedEvent: Hashable, Sendable {
    /// The change of a match that an event tells.
    enum Change: Hashable, Sendable {
        case odds(market: String, outcome: String, Odds)
        case suspended(market: String, Bool)
        case score(home: Int, away: Int)
        /// No minute in a break.
        case clock(period: String, minute: Int?)
        case ended
        /// Which outcomes won; none of them where the market is void.
        case settled(market: String, winners: [String])
    }

    /// Since the recording began; `nil` for events that count as they come.
    let time: Duration?
    let match: String
    let change: Change
}

extension FeedEvent: Decodable {
    private enum Key: String, CodingKey {
        case at, type, match, market, outcome, odds, suspended, home, away, period, minute, winners
    }

    private enum Kind: String, CaseIterable, Decodable { case odds, suspended, score, clock, ended, settled }

    /// - Throws: `DecodingError` that names the field, for odds outside their range and for a minute that no match has too.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) throws -> String { try values.decode(String.self, forKey: key) }
        let seconds = try values.decodeIfPresent(Double.self, forKey: .at)
        if let seconds, !(0...86_400).contains(seconds) {
            throw Self.wrong(.at, "wants seconds from 0 to 86400", values)
        }
        time = seconds.map { .milliseconds(Int(($0 * 1000).rounded())) }
        guard let kind = Kind(rawValue: try text(.type)) else {
            throw Self.wrong(.type, "wants one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))", values)
        }
        match = try text(.match)
        switch kind {
        case .odds:
            let odds = try values.decode(Odds.self, forKey: .odds)
            change = .odds(market: try text(.market), outcome: try text(.outcome), odds)
        case .suspended:
            change = .suspended(market: try text(.market), try values.decode(Bool.self, forKey: .suspended))
        case .score:
            change = .score(
                home: try values.decode(Int.self, forKey: .home), away: try values.decode(Int.self, forKey: .away))
        case .clock:
            let minute = try values.decodeIfPresent(Int.self, forKey: .minute)
            if let minute, !(0...999).contains(minute) {
                throw Self.wrong(.minute, "wants a minute from 0 to 999", values)
            }
            change = .clock(period: try text(.period), minute: minute)
        case .ended: change = .ended
        case .settled:
            change = .settled(
                market: try text(.market), winners: try values.decode([String].self, forKey: .winners))
        }
    }

    private static func wrong(
        _ key: Key, _ wanted: String, _ container: KeyedDecodingContainer<Key>
    ) -> DecodingError {
        .dataCorruptedError(forKey: key, in: container, debugDescription: wanted)
    }
}

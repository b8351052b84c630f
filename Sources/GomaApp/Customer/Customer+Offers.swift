import Foundation
import GomaUI

/// What the customer is offered, is told, and looks for.
extension Customer {
    /// Claims an offer, whose bonus comes with the next deposit.
    func claim(_ id: String) throws(AppRefusal) {
        guard isLoggedIn else { throw .account(.loggedOut) }
        guard !service.troubles.contains(.expiredOffers) else { throw .offer(.expired(now)) }
        try change { (record, moment) throws(AppRefusal) in
            guard let index = record.offers.firstIndex(where: { $0.id == id }) else { throw .unknown }
            try refusing(AppRefusal.offer, try record.offers[index].claim(at: moment))
            record.note(.claimed(offer: id), at: moment)
        }
    }

    // MARK: Notices

    /// - Parameter id: all of them where `nil`.
    func read(_ id: String? = nil) {
        change { record, _ in
            for index in record.notices.indices where id == nil || record.notices[index].id == id {
                record.notices[index].isRead = true
            }
        }
    }

    /// - Parameter id: all of them where `nil`.
    func delete(_ id: String? = nil) {
        change { record, _ in record.notices.removeAll { id == nil || $0.id == id } }
    }

    // MARK: Searches

    /// Searches that are kept at most.
    private static let mostSearches = 8

    func searched(for text: String) {
        change { record, _ in
            record.searches = Array(([text] + record.searches.filter { $0 != text }).prefix(Self.mostSearches))
        }
    }

    func forget(search text: String) { change { record, _ in record.searches.removeAll { $0 == text } } }

    // MARK: Codes

    /// Keeps the selections of a slip under a code.
    func share(_ selections: [BetSlip.Selection]) -> String {
        if let known = record.codes.first(where: { $0.value == selections })?.key { return known }
        return change { record, _ in
            record.count += 1
            let code = "GOMA\(1000 + record.count)"
            record.codes[code] = selections
            return code
        }
    }

    /// The selections behind a code.
    func selections(of code: String) throws(AppRefusal) -> [BetSlip.Selection] {
        guard let known = record.codes[code.uppercased()] else { throw .unknown }
        return known
    }
}

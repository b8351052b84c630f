import Foundation
import GomaUI

/// What the customer is offered, is told, and looks for.
extension Customer {
    /// Whether no offer counts any more, claimed or not.
    var areOffersOver: Bool { service.troubles.contains(.expiredOffers) }

    /// Claims an offer, whose bonus comes with the next deposit.
    func claim(_ id: String) throws(AppRefusal) {
        guard isLoggedIn else { throw .account(.loggedOut) }
        guard !areOffersOver else { throw .offer(.expired(now)) }
        try change { (record, moment) throws(AppRefusal) in
            guard let index = record.offers.firstIndex(where: { $0.id == id }) else { throw .unknown }
            try refusing(AppRefusal.offer, try record.offers[index].claim(at: moment))
            record.note(.claimed(offer: id), at: moment)
        }
    }

    // MARK: Notices

    /// The identities of what the customer has been told up to a notice; none where that is not there.
    func notices(upTo latest: String) -> Set<String> {
        guard let last = record.notices.firstIndex(where: { $0.id == latest }) else { return [] }
        return Set(record.notices[...last].map(\.id))
    }

    func read(_ notices: Set<String>) {
        change { record, _ in
            for index in record.notices.indices where notices.contains(record.notices[index].id) {
                record.notices[index].isRead = true
            }
        }
    }

    func delete(_ notices: Set<String>) {
        change { record, _ in record.notices.removeAll { notices.contains($0.id) } }
    }

    // MARK: Searches

    /// Searches that are kept at most.
    private static let mostSearches = 8

    func searched(for text: String) {
        change { record, _ in
            let others = record.interests.searches.filter { $0 != text }
            record.interests.searches = Array(([text] + others).prefix(Self.mostSearches))
        }
    }

    func forget(search text: String) { change { record, _ in record.interests.searches.removeAll { $0 == text } } }
}

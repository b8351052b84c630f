import Foundation

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

    /// What is said of an offer: with which deposit its bonus comes, or why it comes no more.
    func words(of offer: Offer) -> String {
        switch offer.phase(at: now) {
        case .used: environment.text(.deniedOfferUsed)
        case .expired: environment.text(.deniedOfferExpired)
        case .open, .claimed: areOffersOver ? environment.text(.deniedOfferExpired) : wordsOfBonus(by: offer)
        }
    }

    /// With which deposit a bonus comes, or came.
    /// - Parameter offer: the one that it is of; `nil` where that is not known any more.
    func wordsOfBonus(by offer: Offer?) -> String {
        let least = max(offer?.bonus.minimum ?? 0, Self.deposits.least)
        let waits = offer.map { hasToWait($0, with: least) } ?? false
        let key: LocalizationKey = waits ? .bonusLater : .bonusNext
        return environment.text(key, ["amount": environment.money.string(Money(least, currency))])
    }

    /// What has to be done before the bonus of an offer is the customer's.
    func terms(of offer: Offer) -> [String] {
        let times = Int(offer.bonus.turnover.nearest)
        guard times > 0 else { return [] }
        let days = Int((offer.secondsToWager ?? 0) / 86_400)
        let stakes = environment.counted(times, .offerStakeOnce, .offerStakeTimes)
        return days > 0 ? [stakes, environment.counted(days, .offerOneDay, .offerDays)] : [stakes]
    }

    /// Whether a deposit brings another bonus than that of an offer, or none while another is wagered.
    private func hasToWait(_ offer: Offer, with deposit: Amount) -> Bool {
        let moment = now
        guard isLoggedIn else { return false }
        if case .used = offer.phase(at: moment) { return false }
        let earlier = record.offers.prefix { $0.id != offer.id }
        return wallet.openBonus != nil || earlier.contains { (try? $0.bonus(for: deposit, at: moment)) ?? 0 > 0 }
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

    private static let mostSearches = 8

    /// Blanks around a text make no other search of it, as in a field; it is forgotten without them.
    func searched(for text: String) {
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !words.isEmpty else { return }
        change { record, _ in
            let others = record.interests.searches.filter { $0 != words }
            record.interests.searches = Array(([words] + others).prefix(Self.mostSearches))
        }
    }

    func forget(search text: String) { change { record, _ in record.interests.searches.removeAll { $0 == text } } }
}

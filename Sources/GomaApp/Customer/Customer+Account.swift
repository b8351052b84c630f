import Foundation

/// How the customer comes and goes.
extension Customer {
    /// The account that is logged in; `nil` for guests.
    var account: Account? { record.member }

    var isLoggedIn: Bool { account != nil }

    /// Opens an account, which is not logged in before its code has come; until then its details can be said anew.
    func open(name: String, email: String, phone: String) throws(AppRefusal) {
        guard openedAccount(email)?.isVerified != true else { throw .addressTaken }
        select(email) { known in
            var new = CustomerRecord(currency: known.wallet.currency)
            (new.offers, new.count) = (known.offers.map(\.anew), known.count)
            new.account = Account(id: email.lowercased())
            return new
        }
        change { record, _ in
            record.account?.name = name
            record.phone = phone
        }
    }

    /// The code that was sent is the right one: the customer is who the account says, and comes in. What a guest has marked
    /// and looked for is that of one who has not been there before.
    func enter() throws(AppRefusal) {
        try change { (record, moment) throws(AppRefusal) in
            guard let account = record.account else { throw .noAccount }
            let interests = record.interests
            record.account?.isVerified = true
            record.account?.logIn(at: moment)
            record.guestInterests = nil
            if !account.isVerified {
                record.interests = interests
                record.note(.welcome, at: moment)
            }
        }
    }

    /// The customer names an account, and is asked for its code.
    func find(_ email: String) throws(AppRefusal) {
        guard hasAccount(email) else { throw .noAccount }
        select(email) { _ in nil }
    }

    /// Changes what is known of the customer; the name as long as no document has proved it, or is looked at for that.
    func setProfile(name: String, phone: String) throws(AppRefusal) {
        guard isLoggedIn else { throw .account(.loggedOut) }
        let isOpen = documents.lack(.identity)
        try change { (record, _) throws(AppRefusal) in
            guard name == record.account?.name || isOpen else { throw .nameProved }
            record.account?.name = name
            record.phone = phone
        }
    }

    func leave() { change { $0.account?.logOut(at: $1) } }

    /// Looks whether the customer may do something.
    func check(_ act: Account.Act) throws(AppRefusal) {
        guard let account = record.account else { throw .account(.loggedOut) }
        if let obstacle = account.obstacle(to: act) { throw .account(obstacle) }
    }
}

extension Offer {
    /// The same offer, of which nobody has made use.
    var anew: Offer {
        Offer(id: id, bonus: bonus, starts: starts, ends: ends, secondsToWager: secondsToWager)
    }
}

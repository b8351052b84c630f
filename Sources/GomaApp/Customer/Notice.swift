import Foundation

/// Something that a customer has been told.
struct Notice: Codable, Hashable, Sendable, Identifiable {
    /// What it is about.
    enum Kind: Codable, Hashable, Sendable {
        case welcome
        case deposit(Amount, bonus: Amount)
        /// A bet is decided, and has paid so much.
        case settled(bet: String, Bet.State, paid: Amount)
        /// A bet is decided, and nothing has come of what it brings: its stake was a bonus that has expired.
        case forfeited(bet: String)
        case cashedOut(bet: String, Amount)
        case withdrawal(Amount, Transaction.Status)
        case bonusReleased(Amount)
        /// Another limit counts from a moment on, or none where there is no amount. What was kept before limits of other than
        /// deposits could be set does not say what is limited.
        case limit(LimitPeriod, Amount?, begins: Date, of: Limit.Kind? = nil)
        case claimed(offer: String)
        /// A tournament is over for one who took part.
        case tournament(id: String, rank: Int, prize: Amount)
        /// Somebody has looked at a document, and accepts it or cannot read it.
        case document(VerificationDocument.Proof, isAccepted: Bool)
    }

    let id: String
    let kind: Kind
    let moment: Date
    var isRead = false
}

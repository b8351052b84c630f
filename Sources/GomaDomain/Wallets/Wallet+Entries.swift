import Foundation

/// What all operations begin and end with.
extension Wallet {
    /// Looks whether something can be done at all.
    /// - Parameter amount: what is to be paid; `nil` where that is looked at elsewhere.
    mutating func begin(_ id: String, _ amount: Amount? = nil, at moment: Date) throws(Refusal) {
        pass(to: moment)
        guard !transactions.contains(where: { $0.id == id }) else { throw .known }
        guard amount?.isPayable != false else { throw .amount }
    }

    /// Where a transaction is that can still become something.
    func pending(_ kind: Transaction.Kind, _ id: String) throws(Refusal) -> Int {
        guard let index = transactions.firstIndex(where: { $0.kind == kind && $0.id == id }) else { throw .unknown }
        guard transactions[index].status == .pending else { throw .over }
        return index
    }

    mutating func enter(
        _ kind: Transaction.Kind, _ change: Funds, id: String, at moment: Date, _ status: Transaction.Status = .done,
        for reference: String? = nil
    ) {
        funds = funds + change
        transactions.append(
            Transaction(
                id: id, kind: kind, funds: change, moment: moment, status: status, balance: total,
                reference: reference))
    }
}

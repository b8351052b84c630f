/// A withdrawal that is on its way.
public struct PendingWithdrawDisplayState: DisplayState, Identifiable {
    /// When it was asked for; `nil` where nobody knows.
    public var moment: CalendarMoment?
    /// How far it has come.
    public var status: PendingWithdrawStatus
    /// Words in place of the status's own, such as those of a payment provider; `nil` for none.
    public var statusText: String?
    /// Caption of the amount; `nil` for the component's own.
    public var amountTitle: String?
    /// What is paid out.
    public var amount: Money
    /// Caption of the number; `nil` for the component's own.
    public var transactionTitle: String?
    /// What the payment provider knows it by.
    public var transactionID: String
    /// Whether the number can be copied.
    public var canBeCopied: Bool
    /// How far the number has come on its way to the clipboard.
    public var copying: CopyPhase
    /// Whether the customer can still take it back.
    public var canBeCancelled: Bool
    /// Whether it is being taken back.
    public var cancellation: PendingWithdrawCancellation

    /// The payment provider's number, which no other withdrawal has.
    public var id: String { transactionID }

    public static let blank = Self(
        moment: nil, status: .queued, amount: Money(0, ""), transactionID: "", canBeCopied: false)
    public static let defaults = Self(
        moment: nil, status: .queued, amount: Money(0, ""), transactionID: "")

    public init(
        moment: CalendarMoment?, status: PendingWithdrawStatus, statusText: String? = nil, amountTitle: String? = nil,
        amount: Money, transactionTitle: String? = nil, transactionID: String, canBeCopied: Bool = true,
        copying: CopyPhase = .none, canBeCancelled: Bool = false, cancellation: PendingWithdrawCancellation = .none
    ) {
        self.moment = moment
        self.status = status
        self.statusText = statusText
        self.amountTitle = amountTitle
        self.amount = amount
        self.transactionTitle = transactionTitle
        self.transactionID = transactionID
        self.canBeCopied = canBeCopied
        self.copying = copying
        self.canBeCancelled = canBeCancelled
        self.cancellation = cancellation
    }
}

/// What may happen to a withdrawal.
extension PendingWithdrawDisplayState {
    /// Whether taking it back can be asked for.
    public var isOpenToCancel: Bool { canBeCancelled && !status.isFinal && cancellation != .asked }

    /// Another status. With one that is final there is nothing left to take back.
    public mutating func move(to status: PendingWithdrawStatus) {
        self.status = status
        statusText = nil
        guard status.isFinal else { return }
        canBeCancelled = false
        cancellation = .none
    }

    /// Asks the customer whether it is to be taken back, where that is possible.
    public mutating func cancel() {
        if isOpenToCancel { cancellation = .confirming }
    }

    /// It was meant: taking it back is asked for.
    public mutating func confirmCancellation() {
        if isOpenToCancel, cancellation == .confirming { cancellation = .asked }
    }

    /// It was not meant.
    public mutating func keep() {
        if cancellation == .confirming { cancellation = .none }
    }
}

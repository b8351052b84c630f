extension DepositBonusInfoCatalog {
    static let guide = ComponentGuide(
        purpose: """
            Below the field for a deposit, where a bonus comes with it. What the customer has already is WalletStatus \
            or WalletDetail.
            """,
        data: """
            Caption, currency and the sum of deposit and bonus, from the rules of the bonus; no sum while nothing is \
            entered.
            """,
        answers: "Nothing; it is only read.",
        time: "The sum follows what is entered elsewhere.",
        reading: "The caption, then the sum with its currency, or \"none\" while nothing has been entered.")
}

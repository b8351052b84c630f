extension WalletWidgetCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the top bar of customers who are logged in, as a part of MultiWidgetToolbar. Where the parts of a balance \
            are told, take a wallet's page.
            """,
        data: """
            The balance with its currency, or that it is not known yet, and whether it is masked; from the account. \
            The amount is written as the customer's language does; its currency goes where room runs out.
            """,
        answers: """
            The balance leads to the wallet, and once it is known its second key masks it or shows it again. The other \
            half leads to the deposit.
            """,
        time: "A balance that is not known yet takes its place as soon as the account tells it.",
        reading: "The balance, that it is hidden or not known yet, and \"closed\" for the wallet; then the deposit.")
}

extension LocalizationKey {
    static let walletWidgetBalance = Self("walletWidgetBalance", english: "Balance {amount}")
    static let walletWidgetUnknown = Self("walletWidgetUnknown", english: "Balance not known yet")
    static let walletWidgetHidden = Self("walletWidgetHidden", english: "Balance hidden")
    static let keyOpenWallet = Self("keyOpenWallet", english: "open the wallet")
    static let keyToggleBalance = Self("keyToggleBalance", english: "hide or show the balance")
    static let keyDeposit = Self("keyDeposit", english: "deposit")
}

/// The components that show the customer's money.
@MainActor
enum WalletChapter {
    static let entries: [any CatalogEntry.Type] = [
        AmountPillCatalog.self,
        AmountPillsContainerCatalog.self,
        DepositBonusInfoCatalog.self,
        PendingWithdrawCatalog.self,
        TransactionItemCatalog.self,
        TransactionVerificationCatalog.self,
        WalletDetailCatalog.self,
        WalletStatusCatalog.self,
        WalletWidgetCatalog.self,
    ]
}

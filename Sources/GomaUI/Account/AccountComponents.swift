/// The components of this room, by their views.
@MainActor
public enum AccountComponents {
    /// In the order of their names.
    public static let all: [any StandardComponent.Type] = [
        AdaptiveTabBarView.self,
        AmountPillView.self,
        AmountPillsContainerView.self,
        CustomNavigationView.self,
        DepositBonusInfoView.self,
        EmptyStateActionView.self,
        FloatingOverlayView.self,
        LanguageSelectorView.self,
        MultiWidgetToolbarView.self,
        NavigationActionView.self,
        NotificationListView.self,
        PendingWithdrawView.self,
        ProfileMenuListView.self,
        ProgressInfoCheckView.self,
        ProgressSegmentsView.self,
        QuickLinksTabBarView.self,
        SeeMoreButtonView.self,
        ShareChannelsGridView.self,
        SimpleNavigationBarView.self,
        StatusInfoView.self,
        StatusNotificationView.self,
        ThemeSwitcherView.self,
        ToasterView.self,
        TransactionItemView.self,
        TransactionVerificationView.self,
        UserLimitCardView.self,
        WalletDetailView.self,
        WalletStatusView.self,
        WalletWidgetView.self,
    ]
}

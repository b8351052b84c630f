extension QuickLinksTabBarDisplayState {
    static let gaming = Self(links: [
        QuickLink(.aviator), QuickLink(.virtual), QuickLink(.slots),
        QuickLink(.crash), QuickLink(.promos),
    ])
    static let sports = Self(links: [
        QuickLink(.football), QuickLink(.basketball),
        QuickLink(.tennis), QuickLink(.golf),
    ])
    static let account = Self(links: [
        QuickLink(.deposit), QuickLink(.withdraw), QuickLink(.help),
        QuickLink(.settings),
    ])
    static let many = Self(links: [
        QuickLink(.sports), QuickLink(.live),
        QuickLink(.favourites),
        QuickLink(.mainFilter), QuickLink(.aviator),
        QuickLink(.slots), QuickLink(.promos, title: "Promotions"), QuickLink(.lite),
        QuickLink(.help),
    ])
    static let captions = Self(links: [
        QuickLink(kind: .sports, icon: nil), QuickLink(kind: .live, icon: nil),
        QuickLink(kind: .promos, icon: nil),
    ])
    static let empty = Self(links: [])
}

enum QuickLinksTabBarCatalog: CatalogEntry {
    typealias ComponentType = QuickLinksTabBarView

    static let category = Category.navigation
    static let subcategory = "TabBars"
    static let summary = "Shortcuts side by side, each a picture over a caption."
    static let tags = ["navigation", "shortcuts", "scroll"]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [
        OpenPage("virtual"),
        OpenDeposit(),
        OpenWithdrawal(),
        OpenSport(id: "golf"),
        OpenFilters(),
    ]
    static let variants: [Variant<QuickLinksTabBarDisplayState>] = [
        Variant("Gaming links", .gaming),
        Variant("Sports links", .sports),
        Variant("Account links", .account),
        Variant("Many", .many, summary: "More shortcuts than there is room for"),
        Variant("Captions alone", .captions),
        Variant("Empty", .empty),
    ]
    static let plays = [
        Play(
            "Go to a game", state: "Gaming links",
            """
            press Tab Right
            frame "The second shortcut has the focus"
            press Enter
            expect call "QuickLinksTabBar.openQuickLink(\\"virtual\\")"
            expect request app:open-page page=virtual
            """),
        Play(
            "Go to the deposit", state: "Account links",
            """
            click "Deposit"
            expect call "QuickLinksTabBar.openQuickLink(\\"deposit\\")"
            expect request account:open-deposit
            press Right Enter
            expect request account:open-withdrawal
            """),
        Play(
            "Go to a sport", state: "Sports links",
            """
            focus link-golf
            press it
            expect request betting:open-sport id=golf
            """),
        Play(
            "To the last shortcut", state: "Many",
            """
            press Tab Right Right Right
            press Enter
            expect request betting:open-filters
            press Right Right Right Right Right
            frame "The last shortcut glides into view"
            wait 200ms
            expect "Help"
            frame "The last shortcut has been scrolled to"
            """),
    ]
}

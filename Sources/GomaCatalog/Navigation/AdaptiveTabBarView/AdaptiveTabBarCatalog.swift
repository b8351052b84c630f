extension TabSetDisplayState {
    static let home = Self(
        id: "home",
        items: [
            TabItemDisplayState(
                id: "nextUpEvents", title: "Sports", icon: .football, isActive: true, switchesTo: "home"),
            TabItemDisplayState(id: "inPlayEvents", title: "Live", icon: .live),
            TabItemDisplayState(id: "myBets", title: "My bets", icon: .ticket),
            TabItemDisplayState(id: "sportsSearch", title: "Search", icon: .search),
            TabItemDisplayState(id: "casinoHome", title: "Casino", icon: .casino, switchesTo: "casino"),
        ])
    static let casino = Self(
        id: "casino",
        items: [
            TabItemDisplayState(id: "casinoHome", title: "Casino", icon: .casino, isActive: true),
            TabItemDisplayState(id: "casinoVirtualSports", title: "Virtuals", icon: .virtuals),
            TabItemDisplayState(id: "casinoAviatorGame", title: "Aviator", icon: .aviator),
            TabItemDisplayState(id: "casinoSearch", title: "Search", icon: .search),
            TabItemDisplayState(id: "nextUpEvents", title: "Sports", icon: .football, switchesTo: "home"),
        ])

    /// The same set with another tab active.
    func selecting(_ id: String) -> Self {
        Self(
            id: self.id,
            items: items.map { item in item.with { $0.isActive = item.id == id } })
    }
}

extension AdaptiveTabBarDisplayState {
    static let home = Self(tabSets: [.home, .casino], activeTabSetID: "home")
    static let casino = Self(
        tabSets: [.home.selecting("casinoHome"), .casino], activeTabSetID: "casino", history: ["home"])
    static let selecting = Self(tabSets: [.home.selecting("myBets"), .casino], activeTabSetID: "home")
    static let animating = switching(by: .slideLeftToRight)
    static let switchingBack = Self(
        tabSets: [.home, .casino.selecting("nextUpEvents")], activeTabSetID: "home",
        setSwitch: TabSetSwitch(from: "casino", direction: .back))
    static let withoutMotion = Self(
        tabSets: [.home.selecting("sportsSearch"), .casino], activeTabSetID: "home", animation: .none)
    static let blurred = Self(
        tabSets: [.home.selecting("inPlayEvents"), .casino], activeTabSetID: "home", ground: .blur)
    static let transparent = blurred.with { $0.ground = .transparent }
    static let solid = blurred.with { $0.ground = .solid }
    static let singleActive = single(
        TabItemDisplayState(id: "profile", title: "Profile", icon: .profile, isActive: true))
    static let singleInactive = single(TabItemDisplayState(id: "profile", title: "Profile", icon: .profile))
    static let textOnly = single(TabItemDisplayState(id: "profile", title: "Profile", isActive: true))
    static let longCaption = Self(
        tabSets: [
            TabSetDisplayState(
                id: "home",
                items: [
                    TabItemDisplayState(id: "promotions", title: "Promotions", icon: .promotions, isActive: true),
                    TabItemDisplayState(id: "welcome", title: "Welcome bonus and daily deals", icon: .ticket),
                    TabItemDisplayState(id: "tournaments", title: "Tournaments", icon: .trophy),
                ])
        ], activeTabSetID: "home")

    /// On the way from the sportsbook to the casino.
    static func switching(by animation: TabSwitchAnimation) -> Self {
        Self(
            tabSets: [.home.selecting("casinoHome"), .casino], activeTabSetID: "casino",
            setSwitch: TabSetSwitch(from: "home", direction: .forward), history: ["home"], animation: animation)
    }

    private static func single(_ item: TabItemDisplayState) -> Self {
        Self(tabSets: [TabSetDisplayState(id: "home", items: [item])], activeTabSetID: "home")
    }
}

enum AdaptiveTabBarCatalog: CatalogEntry {
    typealias ComponentType = AdaptiveTabBarView

    static let category = Category.navigation
    static let subcategory = "TabBars"
    static let summary = "Sets of tabs, one at a time, that make way for each other."
    static let tags = ["navigation", "tabs", "animation"]
    static let defaultWidth = 66
    static let requests: [any ComponentRequest] = [ChooseItem(id: "inPlayEvents", group: "home")]
    static let variants: [Variant<AdaptiveTabBarDisplayState>] = [
        Variant("Home", .home, summary: "The sportsbook's tabs"),
        Variant("Casino", .casino),
        Variant("Selecting", .selecting, summary: "Another tab of the same set"),
        Variant("Animating", .animating, summary: "The casino slides in from the right"),
        Variant("Animating by flip", .switching(by: .horizontalFlip), summary: "Narrows to the middle, then grows"),
        Variant("Animating by cube", .switching(by: .verticalCube), summary: "Rolls upwards"),
        Variant("Animating by morph", .switching(by: .modernMorphSlide), summary: "Is uncovered in place"),
        Variant("Switching back", .switchingBack, summary: "The sportsbook slides in from the left"),
        Variant("Without motion", .withoutMotion, summary: "Sets change at once"),
        Variant("Background solid", .solid),
        Variant("Background blur", .blurred, summary: "The page shows through, the rule is broken"),
        Variant("Background transparent", .transparent, summary: "On the page, the rule is light"),
        Variant("Single active", .singleActive),
        Variant("Single inactive", .singleInactive),
        Variant("Text only", .textOnly),
        Variant("Long caption", .longCaption, summary: "Captions are cut, icons stand above"),
    ]
    static let plays = [
        Play(
            "Switch tabs", state: "Home",
            """
            focus tab-inPlayEvents
            press it
            expect call "AdaptiveTabBar.selectTab(id: \\"inPlayEvents\\", inSet: \\"home\\")"
            frame "live"
            press Left Enter
            frame "sports"
            """)
    ]
}

extension StackViewBlockDisplayState {
    static let wholePage = Self(blocks: [
        ContentBlock(component: "GradientHeader", state: GradientHeaderDisplayState.welcomeBonus),
        ContentBlock(component: "DescriptionBlock", state: DescriptionBlockDisplayState.welcome),
        ContentBlock(component: "ImageBlock", state: ImageBlockDisplayState.stadium),
        ContentBlock(component: "TitleBlock", state: TitleBlockDisplayState.leftAligned),
        ContentBlock(component: "ListBlock", state: ListBlockDisplayState.first),
        ContentBlock(component: "ListBlock", state: ListBlockDisplayState.threeLines),
        ContentBlock(component: "VideoBlock", state: VideoBlockDisplayState.ready),
        ContentBlock(component: "TextSection", state: TextSectionDisplayState.weights),
        ContentBlock(component: "ActionButtonBlock", state: ActionButtonBlockDisplayState.claimBonus),
    ])
    static let single = Self(blocks: [
        ContentBlock(component: "TitleBlock", state: TitleBlockDisplayState.welcomeBonus)
    ])
    static let two = Self(blocks: [
        ContentBlock(component: "TitleBlock", state: TitleBlockDisplayState.welcomeBonus),
        ContentBlock(component: "DescriptionBlock", state: DescriptionBlockDisplayState.welcome),
    ])
    static let list = Self(blocks: [
        ContentBlock(component: "TitleBlock", state: TitleBlockDisplayState.welcomeBonus),
        ContentBlock(component: "DescriptionBlock", state: DescriptionBlockDisplayState.short),
        ContentBlock(component: "BulletItemBlock", state: BulletItemBlockDisplayState.welcomeBonus),
        ContentBlock(component: "BulletItemBlock", state: BulletItemBlockDisplayState.freeSpins),
        ContentBlock(component: "BulletItemBlock", state: BulletItemBlockDisplayState.long),
    ])
    static let otherComponents = Self(blocks: [
        ContentBlock(component: "TitleBlock", state: TitleBlockDisplayState.leftAligned),
        ContentBlock(component: "PillItem", state: PillItemDisplayState(id: "football", title: "Football")),
        ContentBlock(component: "StackViewBlock", state: Self.two),
    ])
    static let withNotices = Self(blocks: [
        ContentBlock(component: "TitleBlock", state: TitleBlockDisplayState.welcomeBonus),
        ContentBlock(component: "LotteryBlock", state: TitleBlockDisplayState.short),
        ContentBlock(component: "VideoBlock", state: TitleBlockDisplayState.short),
        ContentBlock(component: "DescriptionBlock", state: DescriptionBlockDisplayState.short),
    ])
}

enum StackViewBlockCatalog: BlockCatalogEntry {
    typealias ComponentType = StackViewBlockView

    static let summary = "A page of blocks, each a registered component by its name, from data."
    static let tags = ["promotion", "page", "container", "data"]
    static let children: [any StandardComponent.Type] = [
        ActionButtonBlockView.self, BulletItemBlockView.self, DescriptionBlockView.self,
        GradientHeaderView.self, ImageBlockView.self, ListBlockView.self, PillItemView.self,
        TextSectionView.self, TitleBlockView.self, VideoBlockView.self,
    ]
    static let defaultWidth = 56
    static let requests: [any ComponentRequest] = [
        TakeOffer(action: "claim_bonus", url: "https://example.com/claim"),
        SwitchItem(id: "football", isOn: true),
    ]
    static let variants: [Variant<StackViewBlockDisplayState>] = [
        Variant("Whole page", .wholePage, summary: "All kinds of blocks, from the head to the button"),
        Variant("Single", .single),
        Variant("Two blocks", .two),
        Variant("List", .list, summary: "Its lines stand together"),
        Variant("Other components", .otherComponents, summary: "Whatever is registered can be a block"),
        Variant(
            "Unknown and unfit", .withNotices,
            summary: "A quiet notice stands in the place of what cannot be shown"),
        Variant("Empty", .init(blocks: [])),
    ]
    static let plays = [
        Play(
            "Go through a page", state: "Whole page",
            """
            wait 1s
            frame "The pictures have come"
            press Tab Enter
            expect call "VideoBlock.togglePlayback()"
            wait 2s
            expect "0:01 / 0:04"
            press Tab Enter
            expect call "ActionButtonBlock.takeOffer()"
            expect "0:01 / 0:04"
            frame "The video plays on"
            """),
        Play(
            "Press a component from elsewhere", state: "Other components",
            """
            press Tab Enter
            expect call "PillItem.toggleSelection()"
            frame "The pill is selected"
            """),
    ]

    /// Whatever the library has can be a block.
    static func makeViewModel(
        _ state: StackViewBlockDisplayState, in environment: ViewEnvironment
    ) -> StackViewBlockViewModel {
        let model = StackViewBlockViewModel(state, in: environment)
        model.components = .goma
        return model
    }
}

/// The components of offers and bonuses.
@MainActor
enum PromotionsChapter {
    static let entries: [any CatalogEntry.Type] = [
        ActionButtonBlockCatalog.self,
        BonusCardCatalog.self,
        BonusInfoCardCatalog.self,
        BulletItemBlockCatalog.self,
        DescriptionBlockCatalog.self,
        GradientHeaderCatalog.self,
        ImageBlockCatalog.self,
        ImageSectionCatalog.self,
        ListBlockCatalog.self,
        PromotionCardCatalog.self,
        PromotionItemCatalog.self,
        PromotionSelectorBarCatalog.self,
        PromotionalBonusCardCatalog.self,
        PromotionalBonusCardsScrollCatalog.self,
        PromotionalHeaderCatalog.self,
        SingleButtonBannerCatalog.self,
        StackViewBlockCatalog.self,
        TextSectionCatalog.self,
        TitleBlockCatalog.self,
        TopBannerSliderCatalog.self,
        VideoBlockCatalog.self,
        VideoSectionCatalog.self,
    ]
}

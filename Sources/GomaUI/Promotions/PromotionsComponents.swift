/// The components of this room, by their views.
@MainActor
public enum PromotionsComponents {
    /// In the order of their names.
    public static let all: [any StandardComponent.Type] = [
        ActionButtonBlockView.self,
        BonusCardView.self,
        BonusInfoCardView.self,
        BulletItemBlockView.self,
        DescriptionBlockView.self,
        GradientHeaderView.self,
        ImageBlockView.self,
        ImageSectionView.self,
        ListBlockView.self,
        PromotionCardView.self,
        PromotionItemView.self,
        PromotionSelectorBarView.self,
        PromotionalBonusCardView.self,
        PromotionalBonusCardsScrollView.self,
        PromotionalHeaderView.self,
        SingleButtonBannerView.self,
        StackViewBlockView.self,
        TextSectionView.self,
        TitleBlockView.self,
        TopBannerSliderView.self,
        VideoBlockView.self,
        VideoSectionView.self,
    ]
}

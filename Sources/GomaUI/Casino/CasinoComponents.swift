/// The components of this room, by their views.
@MainActor
public enum CasinoComponents {
    /// In the order of their names.
    public static let all: [any StandardComponent.Type] = [
        CasinoCategoryBarView.self,
        CasinoCategorySectionView.self,
        CasinoGameCardView.self,
        CasinoGameImageGridSectionView.self,
        CasinoGameImagePairView.self,
        CasinoGameImageView.self,
        CasinoGamePlayModeSelectorView.self,
        CasinoGameSearchedView.self,
        RecentlyPlayedGamesView.self,
    ]
}

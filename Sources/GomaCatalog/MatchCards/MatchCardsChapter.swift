/// The components that show a match.
@MainActor
enum MatchCardsChapter {
    static let entries: [any CatalogEntry.Type] = [
        CompactMatchHeaderCatalog.self,
        CompactOutcomesLineCatalog.self,
        InlineMatchCardCatalog.self,
        InlineScoreCatalog.self,
        InlineScoreColumnCatalog.self,
        MatchBannerCatalog.self,
        MatchDateNavigationBarCatalog.self,
        MatchHeaderCatalog.self,
        MatchHeaderCompactCatalog.self,
        MatchParticipantsInfoCatalog.self,
        ScoreCatalog.self,
        ScoreCellCatalog.self,
        TallOddsMatchCardCatalog.self,
    ]
}

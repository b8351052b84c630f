extension LocalizationKey {
    static let loadMore = Self("loadMore", english: "Load more")
    static let loadMoreCount = Self("loadMoreCount", english: "Load {count} more")
    static let moreFailed = Self("moreFailed", english: "More could not be loaded")
    static let allLoaded = Self("allLoaded", english: "Nothing more to load")
    static let keyLoadMore = Self("keyLoadMore", english: "load more")
}

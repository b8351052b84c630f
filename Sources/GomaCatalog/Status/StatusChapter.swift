/// The components that say how something stands.
@MainActor
enum StatusChapter {
    static let entries: [any CatalogEntry.Type] = [
        EmptyStateActionCatalog.self,
        FloatingOverlayCatalog.self,
        NotificationListCatalog.self,
        ProgressInfoCheckCatalog.self,
        ProgressSegmentsCatalog.self,
        SeeMoreButtonCatalog.self,
        StatusInfoCatalog.self,
        StatusNotificationCatalog.self,
        ToasterCatalog.self,
    ]
}

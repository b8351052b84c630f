/// Brings a component what the values of its page come to, for as long as it is kept.
@MainActor
final class LiveFields {
    private var followers: [AnyObject] = []
    /// Shows the fields as they are now; nothing comes of it while the component is out of the window.
    let show: () -> Void

    init(_ fields: PartFields, in scope: PageScope, _ show: @escaping () -> Void) {
        self.show = show
        // What stands inside a collection is followed along with the collection.
        followers = fields.steps.filter(\.collections.isEmpty).map { scope.follow($0.way, show) }
    }
}

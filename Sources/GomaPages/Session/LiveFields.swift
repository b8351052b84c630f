import GomaKit

/// Brings a component what the values of its page come to, for as long as it is kept.
@MainActor
final class LiveFields {
    private var followers: [AnyObject] = []

    /// - Parameter show: shows the fields as they are now.
    init(_ fields: PartFields, in scope: PageScope, _ show: @escaping () -> Void) {
        // What stands inside a collection is followed along with the collection.
        followers = fields.steps.filter(\.collections.isEmpty).map { scope.follow($0.way, show) }
    }
}

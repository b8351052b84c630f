/// Hears of changes along a way, which may lead elsewhere after each.
@MainActor
final class WayFollower {
    private let way: PageWay
    private let scope: PageScope
    private let body: () -> Void
    private var subscriptions: [AnyObject] = []

    init(_ way: PageWay, in scope: PageScope, _ body: @escaping () -> Void) {
        self.way = way
        self.scope = scope
        self.body = body
        follow()
    }

    private func follow() {
        subscriptions = scope.sources(along: way).compactMap(\.self).map { source in
            source.follow { [weak self] in
                self?.changed()
            }
        }
    }

    private func changed() {
        follow()
        body()
    }
}

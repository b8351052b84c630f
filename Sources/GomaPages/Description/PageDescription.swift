/// A whole screen as data: components by name, what they show, how they share the room, and where they lead.
public struct PageDescription: Sendable {
    /// The file that it was read from, for messages.
    package let file: String
    /// The page that all begins with.
    package let page: PageRoute
    /// The other pages, by the names under which one goes there; the first that fits is meant.
    let routes: [(pattern: RoutePattern, page: PageRoute)]
    /// The pages, by their names, that each begin a stack of their own, beside the one that all begins with.
    package let tabs: [String]
    /// What can be done on all pages.
    let commands: [PageCommand]
    /// Where values come from, by the names that parts call them by.
    let sources: [PageSourceDescription]
    /// What was wrong with it when it was read; what is read is what is right.
    public let mistakes: [PageMistake]
    /// Whether parts come one by one after what is described here.
    package var isArriving = false

    /// Whether its parts have the keys from the start on every page, as in an app; there one leaves a page rather than its parts.
    package var isInside: Bool { page.focus != nil }

    /// The part that has the keys first on one of its pages; `nil` where the page itself has them.
    func focus(on page: PageRoute) -> String? { page.focus ?? self.page.focus.map { _ in PageRoute.inside } }

    /// The names of the other pages, such as `match/{id}`.
    package var routeNames: [String] { routes.map(\.pattern.description) }

    /// The names of the other pages that are whole names, without parameters.
    package var plainRouteNames: [String] { routes.map(\.pattern).filter(\.parameters.isEmpty).map(\.description) }

    /// The page that a name means, and its parameters; `nil` where there is none.
    package func route(_ name: String) -> (pattern: RoutePattern, page: PageRoute, parameters: [String: String])? {
        for (pattern, page) in routes {
            if let parameters = pattern.parameters(in: name) { return (pattern, page, parameters) }
        }
        return nil
    }

    var allParts: [PagePart] { ([page] + routes.map(\.page)).flatMap(\.screen.parts) }
}

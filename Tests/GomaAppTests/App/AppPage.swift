import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// A page of the app, by its name with real identities in it.
struct AppPage: CustomStringConvertible, Sendable {
    /// The route that it is an example of; empty for the page that all begins with.
    let route: String
    /// What stands for the route's parameter.
    var subject = Subject.none
    /// Whether it opens in a box.
    var isBox = false

    /// What a page is about.
    enum Subject: Sendable {
        case none
        case named(String)
        case upcomingMatch
        case liveMatch
        case openBet
        case settledBet
    }

    var description: String {
        if case .none = subject { return route.isEmpty ? "home" : route }
        return "\(route) \(subject)"
    }

    /// All pages that the app leads to, each of those with a parameter by an example of each kind.
    static let all = [
        Self(route: ""), Self(route: "live"), Self(route: "bets"), Self(route: "casino"), Self(route: "account"),
        Self(route: "filters", isBox: true), Self(route: "search"), Self(route: "slip", isBox: true),
        Self(route: "match/{id}", subject: .upcomingMatch), Self(route: "match/{id}", subject: .liveMatch),
        Self(route: "bet/{id}", subject: .openBet), Self(route: "bet/{id}", subject: .settledBet),
        Self(route: "category/{id}", subject: .named("new")), Self(route: "game/{id}", subject: .named("starburst")),
        Self(route: "play/{game}", subject: .named("starburst")),
        Self(route: "practice/{game}", subject: .named("starburst")),
        Self(route: "offers"), Self(route: "promotion/{id}", subject: .named("tournament")),
        Self(route: "promotion/{id}", subject: .named("welcome")),
        Self(route: "terms/{id}", subject: .named("welcome"), isBox: true),
        Self(route: "explain/{id}", subject: .named("odds"), isBox: true),
        Self(route: "text/{id}", subject: .named("terms"), isBox: true), Self(route: "register"), Self(route: "login"),
        Self(route: "code"), Self(route: "wallet"), Self(route: "deposit"), Self(route: "withdraw"),
        Self(route: "history"), Self(route: "limits"), Self(route: "limit"), Self(route: "notifications"),
        Self(route: "settings"), Self(route: "help"),
    ]

    /// The name by which an app goes to it; `nil` where there is nothing that it could be about.
    @MainActor
    func name(in app: PageHarness) -> String? {
        let book = app.presenter.book
        let matches = book.matchIDs.compactMap { book.matches[$0] }.filter { !$0.markets.isEmpty }
        let id: String? =
            switch subject {
            case .none: ""
            case .named(let name): name
            case .upcomingMatch: matches.first(where: { !$0.isLive })?.id
            case .liveMatch: matches.first(where: \.isLive)?.id
            case .openBet: book.betIDs(isOpen: true).first
            case .settledBet: book.betIDs(isOpen: false).first
            }
        return id.map { id in route.split(separator: "{").first.map { "\($0)\(id)" } ?? "" }
    }

    /// Shows it in an app, whatever that has shown before; `false` where it is about nothing there.
    @MainActor
    func show(in app: PageHarness) throws -> Bool {
        guard let name = name(in: app) else { return false }
        app.presenter.goToRoot()
        app.presenter.goToFirst()
        if isBox { return app.presenter.open(name) }
        if !name.isEmpty { try app.presenter.begin(at: name) }
        // A tab has kept what lay over its first page.
        if app.presenter.session.description.tabs.contains(name) { app.presenter.goToFirst() }
        return true
    }
}

import PageTestSupport
import TerminalKit
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
    /// What is typed into its fields, in their order, before anything is pressed.
    var entries: [String] = []
    let section: Section

    /// Pages that are walked together.
    enum Section: CaseIterable, Sendable { case sports, matches, bets, casino, offers, entry, money, account }

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
        let name = if case .none = subject { route.isEmpty ? "home" : route } else { "\(route) \(subject)" }
        return entries.isEmpty ? name : "\(name), filled"
    }

    /// All pages that the app leads to, each of those with a parameter by an example of each kind, and those with fields without
    /// anything in them and with it.
    static let all = [
        Self(route: "", section: .sports), Self(route: "filters", isBox: true, section: .sports),
        Self(route: "search", section: .sports), Self(route: "search", entries: ["e"], section: .sports),
        Self(route: "search", entries: ["zz"], section: .sports),
        Self(route: "slip", isBox: true, section: .sports),
        Self(route: "slip", isBox: true, entries: ["10"], section: .sports),
        Self(route: "explain/{id}", subject: .named("odds"), isBox: true, section: .sports),
        Self(route: "live", section: .matches), Self(route: "match/{id}", subject: .upcomingMatch, section: .matches),
        Self(route: "match/{id}", subject: .liveMatch, section: .matches), Self(route: "bets", section: .bets),
        Self(route: "bet/{id}", subject: .openBet, section: .bets),
        Self(route: "bet/{id}", subject: .settledBet, section: .bets), Self(route: "casino", section: .casino),
        Self(route: "casino", entries: ["star"], section: .casino),
        Self(route: "casino", entries: ["zz"], section: .casino),
        Self(route: "category/{id}", subject: .named("new"), section: .casino),
        Self(route: "game/{id}", subject: .named("starburst"), section: .casino),
        Self(route: "play/{game}", subject: .named("starburst"), section: .casino),
        Self(route: "practice/{game}", subject: .named("starburst"), section: .casino),
        Self(route: "offers", section: .offers),
        Self(route: "tournament/{id}", subject: .named("tournament"), section: .offers),
        Self(route: "promotion/{id}", subject: .named("welcome"), section: .offers),
        Self(route: "terms/{id}", subject: .named("welcome"), isBox: true, section: .offers),
        Self(route: "register", section: .entry),
        Self(route: "register", entries: ["Eva Reis", "eva@goma.test", "923456789"], section: .entry),
        Self(route: "text/{id}", subject: .named("terms"), isBox: true, section: .entry),
        Self(route: "login", section: .entry), Self(route: "login", entries: ["ana@goma.test"], section: .entry),
        Self(route: "code", section: .entry), Self(route: "code", entries: ["24"], section: .entry),
        Self(route: "wallet", section: .money), Self(route: "deposit", section: .money),
        Self(route: "withdraw", section: .money), Self(route: "withdraw", entries: ["20", "24"], section: .money),
        Self(route: "history", section: .money), Self(route: "limits", section: .money),
        Self(route: "limit", section: .money), Self(route: "limit", entries: ["300"], section: .money),
        Self(route: "account", section: .account), Self(route: "notifications", section: .account),
        Self(route: "profile", section: .account),
        Self(route: "profile", entries: ["Eva Reis", "923456789"], section: .account),
        Self(route: "documents", section: .account),
        Self(route: "documents", entries: ["passport.pdf"], section: .account),
        Self(route: "text/{id}", subject: .named("privacy"), isBox: true, section: .account),
        Self(route: "settings", section: .account), Self(route: "help", section: .account),
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
            case .openBet: book.betIDs(in: .open).first
            case .settledBet: book.betIDs(in: .settled).first
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

    /// Types into the fields of the page that is shown, which have to have their places.
    @MainActor
    func fill(in app: PageHarness) {
        guard !entries.isEmpty, let view = app.window.topController?.view else { return }
        let parts = view.tree.compactMap { $0 as? PagePartView }.filter(\.isVisible)
        let fields = parts.flatMap(\.focusableViews).filter { field in
            field.answeringBindings().contains { $0.trigger == .text }
        }
        for (field, text) in zip(fields, entries) {
            app.window.moveFocus(to: field)
            app.type(text)
        }
        app.wait(.seconds(1))
    }
}

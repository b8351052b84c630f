import Expectations
import GomaCatalog
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// How much of the catalogue stands in the app, and that the table of it says what is so.
@MainActor
struct AppComponentsTests {
    private static let least = 60

    /// The components that are shown to somebody on the app's pages.
    private func shown(to visitor: AppVisitor) throws -> Set<String> {
        let names = Dictionary(ComponentRegistry.goma.components.map { ($0.viewName, $0.name) }) { first, _ in first }
        let app = try visitor.makeApp()
        return try AppPage.all.reduce(into: []) { found, page in
            guard try page.show(in: app) else { return }
            app.wait(.seconds(1))
            let views = try #require(app.window.topController).view.tree
            found.formUnion(views.filter(\.isVisible).compactMap { names[String(nameOf: type(of: $0))] })
        }
    }

    private func places() throws -> ComponentPlaces {
        ComponentPlaces(try PageHarness.app(matches: 1).presenter.session.description, registry: .goma)
    }

    @Test func `at least sixty components of the catalogue are shown, and the table names all of them`() throws {
        let places = try places()

        let shown = try AppVisitor.allCases.map(shown).reduce(Set()) { $0.union($1) }

        #expect(shown.count >= Self.least, "\(shown.sorted())")
        expect(shown.subtracting(places.entries.map(\.component)), is: [])
        expect(
            places.lines.last, is: "\(places.entries.count) of \(ComponentRegistry.goma.components.count) components")
    }

    @Test func `the table says on which pages a component stands itself, and on which in another`() throws {
        let places = try places()

        let card = try #require(places.entries.first { $0.component == "CasinoGameCard" })
        expect(card.pages, is: ["category/{id}"])
        expect(card.pagesInside, is: ["casino"])
        #expect(places.lines.contains { $0.hasPrefix("CasinoGameCard ") && $0.hasSuffix(" category/{id} (casino)") })
        let pill = try #require(places.entries.first { $0.component == "PillItem" })
        expectEmpty(pill.pages)
        expect(pill.pagesInside, contains: "first page")
    }
}

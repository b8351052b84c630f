import Expectations
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What the searches of the app show of matches and games.
@MainActor
struct AppSearchTests {
    /// A page of the app that has a search, and the model of that.
    private func open(_ page: String) throws -> (app: PageHarness, field: SearchViewModel) {
        let app = try AppVisitor.guest.makeApp()
        try app.presenter.begin(at: page)
        app.wait(.seconds(1))
        return (app, try #require(app.presenter.session.models.compactMap { $0 as? SearchViewModel }.first))
    }

    private func search(_ text: String, in field: SearchViewModel, on app: PageHarness) {
        field.updateText(text)
        field.submit()
        app.wait(.seconds(1))
    }

    /// Whether the keyboard is at what shows something.
    private func isFocused(_ path: String, on app: PageHarness) throws -> Bool {
        let focused = try #require(app.window.focusedView)
        let parts = app.window.topController?.view.tree.compactMap { $0 as? PagePartView } ?? []
        return parts.contains { $0.path == path && focused.isDescendant(of: $0) }
    }

    // MARK: Nothing found

    private static let (begin, nothing) = ("Type a team, a league or a country.", "No match has that name.")
    private static let asks = "Enter lists what is found."
    private static let noGame = "No game has that name."

    @Test func `a name that nobody has is said to find nothing while it is typed, until the field is emptied`() throws {
        let (app, field) = try open("search")
        expect(app.text, contains: Self.begin)
        expect(app.text, lacks: Self.nothing)

        field.updateText("zz")
        app.wait(.seconds(1))
        expect(app.text, contains: Self.nothing)
        expect(app.text, lacks: Self.begin)
        field.clearText()
        app.wait(.zero)

        expect(app.text, contains: Self.begin)
        expect(app.text, lacks: Self.nothing)
    }

    @Test func `a search that has found nothing says so no more once its field is emptied or finds something`() throws {
        let (app, field) = try open("search")
        let team = try #require(app.presenter.book.matchIDs.first.flatMap { app.presenter.book.matches[$0]?.home })

        for text in ["", team] {
            search("zz", in: field, on: app)
            expect(app.status, contains: Self.nothing)
            app.wait(.seconds(5))
            expect(app.text, contains: Self.nothing)
            expect(app.text, lacks: Self.begin)
            field.updateText(text)
            app.wait(.seconds(1))
            expect(app.text, contains: text.isEmpty ? Self.begin : Self.asks)
            expect(app.text, lacks: Self.nothing)
        }
    }

    @Test func `a search for games says that it finds nothing while it is typed and at Enter, until it is emptied`()
        throws
    {
        let (app, field) = try open("casino")
        expect(app.text, lacks: Self.noGame)

        field.updateText("zz")
        app.wait(.seconds(1))
        expect(app.text, contains: Self.noGame)
        expect(app.status, lacks: Self.noGame)
        field.submit()
        app.wait(.zero)
        expect(app.status, contains: Self.noGame)
        field.clearText()
        app.wait(.seconds(5))

        expect(app.text, lacks: Self.noGame)
    }

    // MARK: One search after another

    @Test func `what has been found is listed no more once another name is typed that finds nothing`() throws {
        let (matches, matchField) = try open("search")
        let (games, gameField) = try open("casino")
        let book = matches.presenter.book
        let team = try #require(book.matchIDs.first.flatMap { book.matches[$0]?.home })
        let foundMatches = try #require(matches.presenter.source.member("found"))
        let source = try #require(games.presenter.session.source(ofType: CustomerSource.self))
        let foundGames = try #require(source.member("found"))
        search(team, in: matchField, on: matches)
        search("Starburst", in: gameField, on: games)
        expect(foundMatches.elementIDs, is: book.matchIDs(foundBy: team))
        expect(foundGames.elementIDs, is: ["starburst"])

        for (app, field) in [(matches, matchField), (games, gameField)] {
            field.updateText("zz")
            app.wait(.seconds(1))
        }

        expect(foundMatches.elementIDs, is: [])
        expect(foundGames.elementIDs, is: [])
        expect(matches.text, contains: Self.nothing)
        expect(games.text, contains: Self.noGame)
    }

    @Test(arguments: ["", "  "])
    func `what has been found is listed no more once its field is emptied, or holds nothing but blanks`(
        text: String
    ) throws {
        let (matches, matchField) = try open("search")
        let (games, gameField) = try open("casino")
        let book = matches.presenter.book
        let team = try #require(book.matchIDs.first.flatMap { book.matches[$0]?.home })
        let foundMatches = try #require(matches.presenter.source.member("found"))
        let source = try #require(games.presenter.session.source(ofType: CustomerSource.self))
        let foundGames = try #require(source.member("found"))
        search(team, in: matchField, on: matches)
        search("Starburst", in: gameField, on: games)
        expect(foundMatches.elementIDs, is: book.matchIDs(foundBy: team))
        expect(foundGames.elementIDs, is: ["starburst"])

        for (app, field) in [(matches, matchField), (games, gameField)] {
            field.updateText(text)
            app.wait(.seconds(1))
        }

        expect(foundMatches.elementIDs, is: [])
        expect(foundGames.elementIDs, is: [])
        expect(matches.text, contains: Self.begin)
    }

    @Test func `a second search shows the matches that it finds, in place of those of the first`() throws {
        let (app, field) = try open("search")
        let book = app.presenter.book
        let teams = book.matchIDs.prefix(2).compactMap { book.matches[$0]?.home }
        expect(book.matchIDs(foundBy: teams[0]), isNot: book.matchIDs(foundBy: teams[1]))

        for team in teams {
            search(team, in: field, on: app)
            expect(app.presenter.source.member("found")?.elementIDs, is: book.matchIDs(foundBy: team))
        }
    }

    @Test func `a second search shows the games that it finds, in place of those of the first`() throws {
        let (app, field) = try open("casino")
        let source = try #require(app.presenter.session.source(ofType: CustomerSource.self))

        for (text, id) in [("Starburst", "starburst"), ("Aviator", "aviator")] {
            search(text, in: field, on: app)
            expect(source.member("found")?.elementIDs, is: [id])
        }
    }

    @Test func `what has been found is shown at the first Enter, and has the keyboard at the second`() throws {
        let (matches, matchField) = try open("search")
        let (games, gameField) = try open("casino")
        let book = matches.presenter.book
        let team = try #require(book.matchIDs.first.flatMap { book.matches[$0]?.home })
        let match = try #require(book.matchIDs(foundBy: team).first)

        search(team, in: matchField, on: matches)
        search("Starburst", in: gameField, on: games)
        #expect(try !isFocused("book.found.\(match)", on: matches) && !isFocused("me.found.starburst", on: games))
        search(team, in: matchField, on: matches)
        search("Starburst", in: gameField, on: games)

        #expect(try isFocused("book.found.\(match)", on: matches) && isFocused("me.found.starburst", on: games))
    }
}

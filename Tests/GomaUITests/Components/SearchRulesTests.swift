import Expectations
import GomaPictures
import Testing

@testable import GomaBetting
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Searches that are remembered, repeated and forgotten.
@MainActor
struct SearchRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [(0, 1), (3, 4), (4, 5), (5, 5), (9, 5)])
    func `five searches are remembered, the latest first`(before: Int, after: Int) {
        var state = SearchDisplayState(
            id: "book", placeholder: "", text: "new", recents: (0..<before).map { RecentSearchDisplayState("\($0)") })

        state.remember()
        state.remember()

        expect(state.recents.map(\.text), is: ["new"] + (0..<after - 1).map(String.init))
    }

    @Test(arguments: ["Porto", " Porto", "Porto ", "  Porto  "])
    func `blanks around a search make no other one of it`(text: String) {
        var state = SearchDisplayState(
            id: "book", placeholder: "", text: text,
            recents: ["FC Porto", " Porto", "Porto"].map { RecentSearchDisplayState($0) })

        state.remember()

        expect(state.recents.map(\.text), is: ["Porto", "FC Porto"])
        expect(state.text, is: text)
    }

    @Test func `a search that is repeated goes first, and one that is taken out twice is out`() {
        let model = SearchViewModel(
            SearchDisplayState(
                id: "book", placeholder: "", recents: ["a", "b", "c"].map { RecentSearchDisplayState($0) }),
            in: environment)

        model.recentSearchViewModels[1].repeatSearch()
        expect(model.currentDisplayState.text, is: "b")
        expect(model.currentDisplayState.progress, is: .searching)
        model.submit()
        expect(model.currentDisplayState.recents.map(\.text), is: ["b", "a", "c"])
        model.recentSearchViewModels[1].remove()
        model.recentSearchViewModels[1].remove()

        expect(model.currentDisplayState.recents.map(\.text), is: ["b"])
    }

    @Test func `a row that stays while the search becomes another is taken out of that one's history`() throws {
        let recents = [RecentSearchDisplayState("porto")]
        let model = SearchViewModel(
            SearchDisplayState(id: "book", placeholder: "", recents: recents), in: environment)
        let row = try #require(model.recentSearchViewModels.first)
        model.update { $0.id = "casino" }

        row.remove()

        expect(environment.owner.requests.map(\.description), is: ["app:forget-search search=casino text=porto"])
        expectEmpty(model.currentDisplayState.recents)
    }

    @Test(arguments: [("porto", true), ("", false), ("  ", false)])
    func `what is typed is asked for when it is submitted, and blanks are not`(text: String, isAsked: Bool) {
        let model = SearchViewModel(SearchDisplayState(id: "book", placeholder: "", text: text), in: environment)

        model.submit()

        expect(
            environment.owner.requests.map(\.description), is: (isAsked ? ["app:search search=book text=porto"] : []))
        expect(model.currentDisplayState.recents.map(\.text), is: (isAsked ? ["porto"] : []))
    }

    @Test(arguments: [
        (true, true, "", 1, true), (true, true, "x", 1, false), (true, false, "", 1, false),
        (false, true, "", 1, false),
        (true, true, "", 0, false),
    ])
    func `searches of before are offered in an empty field that has the keyboard`(
        isEnabled: Bool, isFocused: Bool, text: String, count: Int, isOffered: Bool
    ) {
        let state = SearchDisplayState(
            id: "book", placeholder: "", text: text, recents: (0..<count).map { RecentSearchDisplayState("\($0)") },
            isFocused: isFocused, isEnabled: isEnabled)

        expect(state.offersRecents, is: isOffered)
    }
}

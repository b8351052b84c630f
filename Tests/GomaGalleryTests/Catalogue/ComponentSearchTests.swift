import GomaUI
import Testing

@testable import GomaGallery

@MainActor
struct ComponentSearchTests {
    private let components = ComponentRegistry.goma.components

    private func names(_ filter: String) -> [String] {
        ComponentSearch(components).hits(for: filter).map { components[$0.index].name }
    }

    @Test func `letters in the name come first, however far apart`() {
        #expect(names("tomc").first == "TallOddsMatchCard")
        #expect(names("outcomei").first == "OutcomeItem")
    }

    @Test func `a name goes before a tag, a tag before a state, a state before a summary`() throws {
        let found = names("sel")
        let places = try ["PillSelectorBar", "PillItem"].map { try #require(found.firstIndex(of: $0)) }

        #expect(places[0] < places[1])
        #expect(names("locked").contains("OutcomeItem"))
        #expect(SearchHit(index: 9, field: .tag, score: 0) < SearchHit(index: 1, field: .state, score: 99))
        #expect(SearchHit(index: 9, field: .state, score: 0) < SearchHit(index: 1, field: .summary, score: 99))
        #expect(SearchHit(index: 9, field: .name, score: 5) < SearchHit(index: 1, field: .name, score: 4))
    }

    @Test func `every word has to be found, in whatever order`() {
        #expect(names("locked outcome").contains("OutcomeItem"))
        #expect(names("outcome locked").contains("OutcomeItem"))
        #expect(names("locked zebra").isEmpty)
    }

    @Test func `nothing typed finds everything in the registry's order`() {
        #expect(names("") == components.map(\.name))
        #expect(names("  ") == components.map(\.name))
    }

    @Test func `a field shows which of its letters answered`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")

        #expect(SearchMarks(FuzzyQuery("oi"), in: outcome).name == [0, 7])
        let state = SearchMarks(FuzzyQuery("unselected"), in: outcome)
        #expect(state.note == "state Normal unselected")
        #expect(state.text == Array(13..<23))
        #expect(SearchMarks(FuzzyQuery("bett"), in: outcome).category == [0, 1, 2, 3])
    }

    @Test func `what a row marks is what the search found`() {
        for filter in ["odds", "e", "live", "select", "a price"] {
            for hit in ComponentSearch(components).hits(for: filter) {
                let marks = SearchMarks(FuzzyQuery(filter), in: components[hit.index])
                let isMarked = !marks.name.isEmpty || !marks.text.isEmpty || !marks.category.isEmpty
                #expect(isMarked, "\(filter) in \(components[hit.index].name)")
            }
        }
    }
}

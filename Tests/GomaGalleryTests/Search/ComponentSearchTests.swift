import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct ComponentSearchTests {
    private let components = ComponentRegistry.goma.components

    private func names(_ filter: String) -> [String] {
        ComponentSearch(components).hits(for: filter).map { components[$0.index].name }
    }

    @Test func `letters in the name come first, however far apart`() {
        expect(names("tomc").first, is: "TallOddsMatchCard")
        expect(names("outcomei").first, is: "OutcomeItem")
    }

    @Test func `a name goes before a tag, a tag before a state, a state before a summary`() throws {
        let found = names("sel")
        let places = try ["PillSelectorBar", "PillItem"].map { try #require(found.firstIndex(of: $0)) }

        #expect(places[0] < places[1])
        expect(names("locked"), contains: "OutcomeItem")
        #expect(SearchHit(index: 9, field: .tag, score: 0) < SearchHit(index: 1, field: .state, score: 99))
        #expect(SearchHit(index: 9, field: .state, score: 0) < SearchHit(index: 1, field: .summary, score: 99))
        #expect(SearchHit(index: 9, field: .name, score: 5) < SearchHit(index: 1, field: .name, score: 4))
    }

    @Test(arguments: ["odds-up", "Odds up", "odds up", "ODDS-UP"])
    func `the name of a state wins, as it is written and as the command line writes it`(filter: String) throws {
        let found = names(filter)
        let named = found.prefix { name in
            components.first { $0.name == name }?.stateIndex(named: "odds-up") != nil
        }

        expect(named, contains: "OutcomeItem")
        let others = components.filter { $0.stateIndex(named: "odds-up") != nil }
        expect(named.count, is: others.count)
        for component in others {
            let marks = SearchMarks(FuzzyQuery(filter), in: component)
            expect(marks.state, is: component.stateIndex(named: "odds-up"))
        }
    }

    @Test func `each letter of a state's name keeps the components that have it`() throws {
        let search = ComponentSearch(components)
        for end in 1..."odds-up".count {
            let hits = search.hits(for: String("odds-up".prefix(end)))
            #expect(hits.contains { components[$0.index].name == "OutcomeItem" })
        }
        let first = try #require(search.hits(for: "odds-up").first)
        expect(components[first.index].stateIndex(named: "odds-up"), isNot: nil)
    }

    @Test func `the name of a component wins over that of a state`() {
        for component in components { expect(names(component.name).first, is: component.name) }
    }

    @Test func `a state answers where a word is in none but its name, and the one with most of them`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")
        func state(_ filter: String) -> String? {
            SearchMarks(FuzzyQuery(filter), in: outcome).state.map { outcome.states[$0].name }
        }

        expect(state("lock"), is: "Locked")
        expect(state("boosted selected"), is: "Boosted selected")
        expect(state("outcomeitem odds-up"), is: "Odds up")
        expect(state("outcome"), is: nil)
        expect(state("betting"), is: nil)
    }

    @Test(arguments: ["outcome odds-up", "odds-up outcome", "outcome odds up", "outc odds up"])
    func `a name and a state together lead to the component that has that very state`(filter: String) {
        expect(names(filter).first, is: "OutcomeItem")
    }

    @Test(arguments: ["otucome", "outocme", "outcoem"])
    func `two letters in each other's place still find the name, after what is written so`(filter: String) throws {
        let search = ComponentSearch(components)
        for end in 1...filter.count {
            let hits = search.hits(for: String(filter.prefix(end))).map { components[$0.index].name }
            expect(hits, contains: "OutcomeItem", "\(filter.prefix(end))")
        }

        let first = try #require(search.hits(for: filter).first)
        expect(components[first.index].name, is: "OutcomeItem")
        expect(SearchMarks(FuzzyQuery(filter), in: components[first.index]).name, is: Array(0..<7))
    }

    @Test func `every word has to be found, in whatever order`() {
        expect(names("locked outcome"), contains: "OutcomeItem")
        expect(names("outcome locked"), contains: "OutcomeItem")
        expectEmpty(names("locked zebra"))
    }

    @Test func `nothing typed finds everything in the registry's order`() {
        expect(names(""), is: components.map(\.name))
        expect(names("  "), is: components.map(\.name))
    }

    @Test func `a field shows which of its letters answered`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")

        expect(SearchMarks(FuzzyQuery("oi"), in: outcome).name, is: [0, 7])
        let state = SearchMarks(FuzzyQuery("unselected"), in: outcome)
        expect(state.note, is: "state Normal unselected")
        expect(state.text, is: Array(13..<23))
        expect(SearchMarks(FuzzyQuery("bett"), in: outcome).category, is: [0, 1, 2, 3])
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

import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Leagues in their countries: chosen, opened, missing and found again.
@MainActor
struct CountryLeaguesFilterRulesTests {
    private let environment = ViewEnvironment.simulated()

    private func options(_ ids: String...) -> [FilterOption] {
        ids.map { FilterOption(id: $0, title: $0, isAll: $0 == "all") }
    }

    private var countries: CountryLeaguesFilterDisplayState {
        CountryLeaguesFilterDisplayState(
            title: "",
            countries: [
                CountryLeagues(id: "en", title: "England", code: nil, leagues: options("a", "b"), isExpanded: false),
                CountryLeagues(id: "es", title: "Spain", code: nil, leagues: options("c"), isExpanded: true),
            ])
    }

    @Test func `a league that is chosen opens its country, and leaves the others as they are`() {
        var state = countries

        for league in ["a", "b"] { state.select(league) }
        expect(state.selectedLeague?.id, is: "b")
        expect(state.countries.map(\.isExpanded), is: [true, true])
        state.toggleCountry("en")
        state.toggleCountry("es")
        state.select("c")
        state.select("nobody")

        expect(state.selectedID, is: "c")
        expect(state.countries.map(\.isExpanded), is: [false, true])
    }

    @Test func `of a country whose events nobody has counted it is not said that there are none`() {
        let view = CountryLeaguesFilterView(environment: environment)

        view.configure(with: CountryLeaguesFilterViewModel(countries, in: environment))

        let rows = ComponentHarness(view, width: 48, in: environment).rows
        #expect(rows.contains { $0.contains("England") })
        #expect(!rows.contains { $0.contains("No events") })
        expect(CountryLeagues(id: "", title: "", leagues: []).eventCount, is: 0)
    }

    @Test func `a country opens and closes each time it is asked to, and one that is not there does neither`() {
        var state = countries
        for isExpanded in [true, false, true] {
            state.toggleCountry("en")
            state.toggleCountry("nobody")
            expect(state.countries.map(\.isExpanded), is: [isExpanded, true])
        }
    }

    @Test func `a league that goes missing stays chosen, and is found when it is back`() {
        let model = CountryLeaguesFilterViewModel(countries, in: environment)
        model.selectFilter(id: "c")
        let all = model.currentDisplayState.countries

        model.update { $0.countries = [all[0]] }
        #expect(model.currentDisplayState.selectedLeague == nil && model.currentDisplayState.selectedID == "c")
        model.update { $0.countries = all }
        expect(model.currentDisplayState.selectedLeague?.id, is: "c")
        model.reset()

        #expect(model.currentDisplayState.selectedID == nil && !model.currentDisplayState.canReset)
    }

    @Test func `of two countries of one ID the first opens`() {
        var state = countries
        state.countries.append(state.countries[0])

        state.toggleCountry("en")

        expect(state.countries.map(\.isExpanded), is: [true, true, false])
    }

    @Test func `a choice in two closed countries is seen at the first of them`() {
        var state = countries
        state.countries.append(CountryLeagues(id: "gb", title: "Britain", leagues: options("a")))
        state.selectedID = "a"

        expect(CountryLeagueRows(state, found: nil).selectedPlace, is: 0)
    }

    @Test func `of two leagues of one ID in a country the first is the choice`() {
        var state = countries
        state.countries[0].leagues.append(FilterOption(id: "a", title: "Another"))

        state.select("a")

        expect(state.selectedLeague?.title, is: "a")
    }
}

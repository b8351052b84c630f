import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import TerminalKit
@testable import GomaForms

@MainActor
struct FilterPanelTests {
    private let environment = ViewEnvironment.simulated(reducesMotion: true)

    private static let width = 44
    /// As many leagues as a large book has, each with a name of its own.
    private static let leagues = (0..<5_000).map { (place: Int) in
        FilterOption(id: "league-\(place)", title: "League \(place)", icon: .football, count: place)
    }
    /// The same leagues, fifty to each country.
    private static let countries = (0..<100).map { country in
        CountryLeagues(
            id: "country-\(country)", title: "Country \(country)", code: "C\(country)",
            leagues: Array(leagues[country * 50..<(country + 1) * 50]))
    }

    private func stage(_ model: LeaguesFilterViewModel) -> ComponentHarness<LeaguesFilterView> {
        let view = LeaguesFilterView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: Self.width, in: environment)
    }

    private func stage(_ model: CountryLeaguesFilterViewModel) -> ComponentHarness<CountryLeaguesFilterView> {
        let view = CountryLeaguesFilterView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: Self.width, in: environment)
    }

    private func model(_ leagues: [FilterOption]) -> LeaguesFilterViewModel {
        LeaguesFilterViewModel(LeaguesFilterDisplayState(leagues: leagues), in: environment)
    }

    private func focusOptions(in window: Window, of view: View) {
        window.moveFocus(to: view.tree.first { $0 is OptionList } ?? view)
        window.update()
    }

    private func isShared(_ one: [FilterOption], _ other: [FilterOption]) -> Bool {
        one.withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }
    }

    @Test func `a click where there is no row is left to others`() {
        let list = OptionList(in: environment)
        var chosen: [Int] = []
        list.onChoose = { chosen.append($0) }
        list.frame = Rect(x: 0, y: 0, width: 20, height: 4)

        #expect(!list.handle(MouseEvent(.press(.left), at: Point(x: 3, y: 2))))
        #expect(chosen.isEmpty && list.selectedRow == nil)
    }

    @Test func `a click on the scroll bar is none on the option beside it`() throws {
        let model = model(Array(Self.leagues.prefix(40)))
        let stage = stage(model)
        let list = try #require(stage.view.tree.first { $0 is OptionList })
        let place = list.convertToWindow(list.bounds)

        stage.click(x: place.maxX - 1, y: place.minY + 1)
        expect(model.currentDisplayState.selectedID, is: nil)
        stage.click(x: place.maxX - 2, y: place.minY + 1)

        expect(model.currentDisplayState.selectedID, is: "league-1")
    }

    @Test func `a closed panel that takes the place of an open one in the same view is closed at once`() {
        let environment = ViewEnvironment.simulated()
        let state = CountryLeaguesFilterDisplayState(title: "Countries", countries: Array(Self.countries.prefix(2)))
        var closed = state
        closed.isCollapsed = true
        let view = CountryLeaguesFilterView(environment: environment)
        view.configure(with: CountryLeaguesFilterViewModel(state, in: environment))
        let stage = ComponentHarness(view, width: Self.width, in: environment)
        let showsCountry = { stage.rows.contains { $0.contains("Country 0") } }
        #expect(showsCountry())

        view.configure(with: CountryLeaguesFilterViewModel(closed, in: environment))

        #expect(!showsCountry())
    }

    @Test func `the options of another model are seen from the first on, wherever the customer was before`() {
        let stage = stage(model(Self.leagues))
        focusOptions(in: stage.window, of: stage.view)
        stage.press(.end)
        stage.window.focus(nil)
        #expect(stage.view.interfaceState.firstRow > 0)

        stage.view.configure(with: model(Self.leagues))
        stage.window.update()

        expect(stage.view.interfaceState.firstRow, is: 0)
    }

    // MARK: Thousands of leagues

    @Test func `of 5,000 leagues only those in view have views`() {
        let few = stage(model(Array(Self.leagues.prefix(40))))
        let many = stage(model(Self.leagues))

        focusOptions(in: many.window, of: many.view)
        many.press(.pageDown, .end)

        expect(many.view.tree.count(where: { $0 is OptionRowView }), is: OptionList.mostRows)
        expect(many.view.tree.count, is: few.view.tree.count)
        #expect(many.rows.contains { $0.contains("League 4999") })
    }

    @Test func `a choice among 5,000 leagues draws no more than the panel twice`() {
        let model = model(Self.leagues)
        let stage = stage(model)
        focusOptions(in: stage.window, of: stage.view)
        stage.press(.end)

        stage.window.statistics = FrameStatistics()
        stage.press(.enter)

        expect(model.currentDisplayState.selectedID, is: "league-4999")
        #expect(stage.window.statistics.layoutPasses <= stage.view.tree.count + 1)
        #expect(stage.window.statistics.cellsTouched < 2 * stage.surface.bounds.area)
    }

    @Test func `a choice and a search leave the list of leagues as it is, uncopied`() {
        let model = model(Self.leagues)

        model.selectFilter(id: "league-4999")
        model.search(for: "league 12")
        model.toggleCollapse()
        model.reset()

        #expect(isShared(model.currentDisplayState.leagues, Self.leagues))
    }

    @Test func `opening a country leaves the leagues of all countries as they are, uncopied`() {
        let state = CountryLeaguesFilterDisplayState(title: "Countries", countries: Self.countries)
        let model = CountryLeaguesFilterViewModel(state, in: environment)

        model.toggleCountry(id: "country-7")
        model.selectFilter(id: "league-4999")

        let shared = zip(model.currentDisplayState.countries, Self.countries).filter {
            isShared($0.leagues, $1.leagues)
        }
        expect(shared.count, is: Self.countries.count)
        expect(model.currentDisplayState.countries.filter(\.isExpanded).map(\.id), is: ["country-7", "country-99"])
    }

    @Test func `5,000 leagues in open countries have views for those in view`() {
        var state = CountryLeaguesFilterDisplayState(title: "Countries", countries: Self.countries)
        for index in state.countries.indices { state.countries[index].isExpanded = true }
        let stage = stage(CountryLeaguesFilterViewModel(state, in: environment))

        focusOptions(in: stage.window, of: stage.view)
        stage.press(.end)

        expect(stage.view.tree.count(where: { $0 is OptionRowView }), is: OptionList.mostRows)
        #expect(stage.rows.contains { $0.contains("League 4999") })
    }

    // MARK: Rules

    @Test func `an id that no option has changes nothing`() {
        var state = LeaguesFilterDisplayState(leagues: Self.leagues, selectedID: "league-1")

        state.select("league-5000")

        expect(state.selectedID, is: "league-1")
    }

    @Test func `what stands for all is the choice while nothing is limited`() {
        let all = FilterOption(id: "all", title: "All", isAll: true)
        var state = LeaguesFilterDisplayState(leagues: [all] + Self.leagues.prefix(2), selectedID: "league-1")
        expect(state.selectedOption?.id, is: "league-1")

        state.select("all")

        expect(state.selectedID, is: nil)
        expect(state.selectedOption, is: all)
        #expect(!state.canReset)
    }

    @Test func `what is chosen and taken back is told with what it was chosen from, and what no option has is not`() {
        let all = FilterOption(id: "all", title: "All", isAll: true)
        let model = model([all] + Self.leagues.prefix(3))

        model.selectFilter(id: "league-5000")
        model.selectFilter(id: "league-1")
        model.selectFilter(id: "all")
        model.selectFilter(id: "league-2")
        model.reset()
        model.reset()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "app:choose group=leagues id=league-1", "app:clear-choice group=leagues",
                "app:choose group=leagues id=league-2", "app:clear-choice group=leagues",
            ])
    }

    @Test func `a choice that is missing is kept until it is there again`() {
        let model = model(Array(Self.leagues.prefix(3)))
        model.selectFilter(id: "league-2")

        model.update { $0.leagues = Array(Self.leagues.prefix(2)) }
        expect(model.currentDisplayState.selectedOption, is: nil)

        model.update { $0.leagues = Array(Self.leagues.prefix(3)) }
        expect(model.currentDisplayState.selectedOption?.id, is: "league-2")
    }

    @Test func `Left closes a country that is open with no leagues in it`() {
        let countries = [
            CountryLeagues(id: "x", title: "X", leagues: [], isExpanded: true),
            CountryLeagues(id: "y", title: "Y", leagues: Array(Self.leagues.prefix(2))),
        ]
        let model = CountryLeaguesFilterViewModel(
            CountryLeaguesFilterDisplayState(title: "", countries: countries), in: environment)
        let stage = stage(model)
        focusOptions(in: stage.window, of: stage.view)

        stage.press(.left)

        expect(model.currentDisplayState.countries.map(\.isExpanded), is: [false, false])
    }

    @Test func `a country counts the events of its leagues, and none for what stands for all of them`() {
        let country = CountryLeagues(
            id: "x", title: "X",
            leagues: [
                FilterOption(id: "all", title: "All", count: 30, isAll: true),
                FilterOption(id: "a", title: "A", count: 20), FilterOption(id: "b", title: "B", count: -1),
                FilterOption(id: "c", title: "C"),
            ])

        expect(country.eventCount, is: 20)
    }

    @Test(arguments: [
        ("", [0, 1, 2]), ("sup", [0]), ("SÜPER lig", [0]), ("lig", [0, 1]), ("1 lig", [1]), ("x", []),
    ])
    func `names are found by parts of words, whatever their case and accents`(_ text: String, _ found: [Int]) {
        let search = NameSearch(["Süper Lig", "Ligue 1", "Première"])

        expect(search.places(of: text), is: found)
    }

    @Test(arguments: [("lomza", [0]), ("ŁOMŻA", [0]), ("orsta", [1]), ("strasse", [2]), ("straße", [2])])
    func `names are found by letters without the strokes that theirs have`(_ text: String, _ found: [Int]) {
        let search = NameSearch(["KS Łomża", "Ørsta", "Straße"])

        expect(search.places(of: text), is: found)
    }

    @Test(arguments: [("o'h", [0]), ("O’HIGGINS", [0]), ("l'a", [1]), ("l’a", [1]), ("oh", [])])
    func `names are found by either apostrophe, whichever they are written with`(_ text: String, _ found: [Int]) {
        let search = NameSearch(["O’Higgins", "Coupe de l'Avenir"])

        expect(search.places(of: text), is: found)
    }
}

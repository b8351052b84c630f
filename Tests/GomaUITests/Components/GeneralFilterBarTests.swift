import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct GeneralFilterBarTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `other filters take the place of those there are, and are counted`() {
        let model = GeneralFilterBarViewModel(.standard, in: environment)
        let view = GeneralFilterBarView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 72, in: environment)

        model.update {
            $0.sports = [.selected]
            $0.items = [.selectedLeague, .nba]
            $0.countActive()
        }

        expect(stage.rows.first?.contains("▐█🏆 Premier League█▌"), is: true)
        expect(stage.rows.first?.contains("Filter  2 "), is: true)
        expect(model.currentDisplayState.mainFilter.activeCount, is: 2)
    }

    @Test func `without a sport the first pill is a filter`() {
        let model = GeneralFilterBarViewModel(.standard, in: environment)

        model.update {
            $0.sports = []
            $0.items = [.popular]
            $0.countActive()
        }

        expectEmpty(model.sportViewModels)
        expect(model.itemViewModels.count, is: 1)
        expect(model.currentDisplayState.mainFilter.activeCount, is: 0)
    }

    @Test func `a press on a filter asks for its choices, and of one that is not there for nothing`() {
        let model = GeneralFilterBarViewModel(.standard, in: environment)

        model.changeSport(id: "popular")
        model.changeFilter(id: "football")
        expectEmpty(environment.owner.requests)
        model.sportViewModels[0].openSports()
        model.itemViewModels[1].openChoices()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:open-sports current=football", "betting:open-filter id=leagues",
            ])
    }

    @Test func `the focus stays with its filter as another sport comes before it`() {
        let model = GeneralFilterBarViewModel(.standard, in: environment)
        let view = GeneralFilterBarView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 120, in: environment)
        for _ in 0..<3 { stage.tab() }

        model.update { $0.sports = [.football, .basketball] }
        stage.press(.enter)

        expect(environment.owner.requests.map(\.description), is: ["betting:open-filter id=leagues"])
    }

    @Test func `the focus stays with its sport as another sport comes before it`() {
        let model = GeneralFilterBarViewModel(.standard, in: environment)
        let view = GeneralFilterBarView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 120, in: environment)
        stage.tab()

        model.update { $0.sports = [.basketball, .football] }
        stage.press(.enter)

        expect(environment.owner.requests.map(\.description), is: ["betting:open-sports current=football"])
    }

    @Test func `a model with fewer pills than its state names has those that there are shown`() {
        let view = GeneralFilterBarView(environment: environment)

        view.configure(with: PillessFilterBarViewModel(.standard, in: environment))

        let row = ComponentHarness(view, width: 72, in: environment).rows.first
        expect(row?.contains("Filter"), is: true)
        expect(row?.contains("Football"), is: false)
    }
}

/// The model of a bar that makes none of its pills.
private final class PillessFilterBarViewModel: ViewModel<GeneralFilterBarDisplayState>,
    GeneralFilterBarViewModelProtocol
{
    var sportViewModels: [any SportSelectorCellViewModelProtocol] { [] }
    var itemViewModels: [any FilterOptionCellViewModelProtocol] { [] }
    var mainFilterViewModel: any MainFilterPillViewModelProtocol {
        part(\.mainFilter, MainFilterPillViewModel.init)
    }

    func changeSport(id: String) {}

    func changeFilter(id: String) {}
}

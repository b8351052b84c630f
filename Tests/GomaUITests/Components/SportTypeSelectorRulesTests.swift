import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Sports that are chosen.
@MainActor
struct SportTypeSelectorRulesTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [(String?.none, "b", "b"), ("b", "a", "a"), ("a", "off", "a"), ("a", "x", "a"), ("a", "a", "a")])
    func `of sports one that can be played is chosen, in a panel and on a screen`(
        before: String?, id: String, after: String?
    ) {
        let sports = ["a", "b", "off"].map {
            SportTypeSelectorItemDisplayState(id: $0, name: $0, isSelected: $0 == before, isEnabled: $0 != "off")
        }
        let panel = SportGamesFilterViewModel(
            SportGamesFilterDisplayState(title: "", sports: sports), in: .simulated())
        let screen = SportTypeSelectorViewModel(SportTypeSelectorDisplayState(sports: sports), in: environment)

        panel.selectSport(id: id)
        screen.selectSport(id: id)

        expect(panel.currentDisplayState.selectedSport?.id, is: after)
        expect(screen.currentDisplayState.sports.first(where: \.isSelected)?.id, is: after)
        expect(
            environment.owner.requests.map(\.description),
            is: (["a", "b"].contains(id) ? ["betting:open-sport id=\(id)"] : []))
        panel.reset()
        expect(panel.currentDisplayState.selectedSport, is: nil)
    }

    @Test func `the way out of a screen of sports ends where its tiles do`() {
        let view = SportTypeSelectorView(environment: environment)
        view.configure(with: SportTypeSelectorViewModel(.screen, in: environment))

        let rows = ComponentHarness(view, width: 40, in: environment).rows

        expect(rows[1].hasSuffix("Cancel"), is: true)
        expect(rows[1].count, is: rows[3].count)
    }

    @Test func `a sport on its own stays chosen, and one that is out of use asks for nothing`() {
        let model = SportTypeSelectorItemViewModel(
            SportTypeSelectorItemDisplayState(id: "a", name: "A"), in: environment)

        model.select()
        model.select()
        #expect(model.currentDisplayState.isSelected)
        model.replaceState(SportTypeSelectorItemDisplayState(id: "off", name: "Off", isEnabled: false))
        model.select()

        #expect(!model.currentDisplayState.isSelected)
        expect(
            environment.owner.requests.map(\.description), is: ["betting:open-sport id=a", "betting:open-sport id=a"])
    }

    @Test func `a panel of sports asks for nothing when a sport that is out of use is chosen`() {
        let sports = [SportTypeSelectorItemDisplayState(id: "off", name: "Off", isEnabled: false)]
        let model = SportGamesFilterViewModel(
            SportGamesFilterDisplayState(title: "", sports: sports), in: environment)

        model.selectSport(id: "off")

        expect(model.currentDisplayState.selectedSport, is: nil)
        expectEmpty(environment.owner.requests)
    }

    @Test func `a panel of sports tells that no sport is chosen any more, once`() {
        let sports = ["a", "b"].map { SportTypeSelectorItemDisplayState(id: $0, name: $0, isSelected: $0 == "b") }
        let model = SportGamesFilterViewModel(
            SportGamesFilterDisplayState(title: "", sports: sports), in: environment)

        model.reset()
        model.reset()

        expect(model.currentDisplayState.selectedSport, is: nil)
        expect(environment.owner.requests.map(\.description), is: ["app:clear-choice group=sports"])
    }
}

import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaAccount

@MainActor
struct QuickLinksTabBarTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: QuickLinkKind.allCases)
    func `every shortcut asks the owner once, and one that is not there asks nothing`(kind: QuickLinkKind) {
        let model = QuickLinksTabBarViewModel(.empty, in: environment)
        model.openQuickLink(kind)
        expectEmpty(environment.owner.requests)

        model.update { $0.links = [QuickLink(kind, title: "There")] }
        model.openQuickLink(kind)

        let request =
            switch kind {
            case .deposit: "account:open-deposit"
            case .withdraw: "account:open-withdrawal"
            case .mainFilter: "betting:open-filters"
            case .football, .basketball, .tennis, .golf: "betting:open-sport id=\(kind.rawValue)"
            default: "app:open-page page=\(kind.rawValue)"
            }
        expect(environment.owner.requests.map(\.description), is: [request])
    }

    @Test func `the focus stays with its shortcut as another comes before it`() {
        let model = QuickLinksTabBarViewModel(
            QuickLinksTabBarDisplayState(links: [QuickLink(.slots), QuickLink(.help)]), in: environment)
        let view = QuickLinksTabBarView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        stage.tab()

        model.update { $0.links.insert(QuickLink(.promos), at: 0) }
        stage.press(.enter)

        expect(environment.owner.requests.map(\.description), is: ["app:open-page page=slots"])
    }
}

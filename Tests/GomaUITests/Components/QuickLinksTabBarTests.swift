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
        #expect(environment.owner.requests.isEmpty)

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
        #expect(environment.owner.requests.map(\.description) == [request])
    }
}

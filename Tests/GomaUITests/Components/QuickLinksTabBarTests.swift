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

        model.updateQuickLinks([QuickLink(kind, title: "There")])
        model.openQuickLink(kind)

        let request: OwnerRequest? = [
            .deposit: .openDeposit, .withdraw: .openWithdrawal, .mainFilter: .openFilters,
            .football: .openSport("There"), .basketball: .openSport("There"), .tennis: .openSport("There"),
            .golf: .openSport("There"),
        ][kind]
        #expect(environment.owner.requests == [request ?? .openPage("There")])
    }
}

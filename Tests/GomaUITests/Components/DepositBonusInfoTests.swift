import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct DepositBonusInfoTests {
    @Test func `a sum that is not there is read as none, and one that comes as what it is`() {
        let environment = ViewEnvironment.simulated()
        let model = DepositBonusInfoViewModel(.placeholder, in: environment)
        let view = DepositBonusInfoView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 48, in: environment)
        expect(ReadingText.lines(of: stage.view), is: ["Your deposit + Bonus", "XAF, none"])

        model.update { $0.amount = 5 }
        stage.window.update()

        expect(ReadingText.lines(of: stage.view).last?.hasSuffix("5.00"), is: true)
    }
}

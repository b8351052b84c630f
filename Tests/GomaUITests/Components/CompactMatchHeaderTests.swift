import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct CompactMatchHeaderTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [(nil, false), (0, false), (-3, false), (1, true)] as [(Int?, Bool)])
    func `a count that counts nothing is not shown and leads nowhere`(count: Int?, leadsOn: Bool) {
        let model = CompactMatchHeaderViewModel(.today, in: environment)
        let stage = stage(model)

        model.update { $0.marketCount = count }
        model.openMarkets()

        #expect(stage.rows[0].contains("+") == leadsOn)
        #expect(stage.rows[0].hasSuffix("›") == leadsOn)
        #expect(stage.calls.isEmpty != leadsOn)
        #expect(stage.view.focusableViews.isEmpty != leadsOn)
    }

    @Test func `a press on the icons opens the markets, once`() {
        let stage = stage(.init(.today, in: environment))

        stage.click(x: 38, y: 0)

        #expect(stage.calls == ["CompactMatchHeader.openMarkets()"])
    }

    @Test func `a match begins and ends`() {
        let model = CompactMatchHeaderViewModel(.today, in: environment)
        let stage = stage(model)

        model.update { $0.mode = .live(status: "1'") }
        #expect(stage.rows[0].hasPrefix("● LIVE 1'"))
        model.update { $0.mode = .ended(status: "Full time") }

        #expect(stage.rows[0].hasPrefix("Full time "))
    }

    @Test func `where room is short the count stays`() {
        let stage = stage(.init(.liveTennis, in: environment), width: 16)

        #expect(stage.rows[0].contains("+123"))
    }

    private func stage(
        _ model: CompactMatchHeaderViewModel, width: Int = 48
    ) -> ComponentHarness<CompactMatchHeaderView> {
        let view = CompactMatchHeaderView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}

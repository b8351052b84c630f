import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct PillItemTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(_ state: PillItemDisplayState) -> ComponentHarness<PillItemView> {
        let view = PillItemView(environment: environment)
        view.configure(with: PillItemViewModel(state, in: environment))
        return ComponentHarness(view, width: 30, in: environment)
    }

    @Test func `a pill is selected and deselected`() {
        let stage = stage(.popular)
        stage.tab()

        stage.press(.enter)
        #expect(stage.rows[0].hasSuffix("█▌"))
        stage.press(.character(" "))

        #expect(stage.rows[0].hasSuffix("Popular ▌"))
        expect(stage.calls, is: ["PillItem.toggleSelection()", "PillItem.toggleSelection()"])
    }

    @Test func `a read-only pill ignores activation`() {
        let stage = stage(.readOnly)

        stage.click(x: 3, y: 0)
        stage.tab()
        stage.press(.enter)

        expectEmpty(stage.calls)
        expectEmpty(stage.view.focusableViews)
    }

    @Test func `a border is a tint of the ground, up to its ends`() {
        let rest = stage(.bordered)
        let tint = ColorReference.blend(.highlightPrimary, share: 0.25, on: GroundLevel.control.role)

        expect(rest.surface[2, 0].background, is: tint)
        expect(rest.surface[0, 0].foreground, is: tint)
        expect(rest.surface[11, 0].foreground, is: tint)
        expect(rest.surface[2, 0].foreground, is: .role(.textPrimary))
    }

    @Test func `an icon's tint is the accent, and one without keeps out of it`() {
        expect(stage(.popular).surface[2, 0].foreground, is: .role(.highlightPrimary))
        expect(stage(.untinted).surface[2, 0].foreground, is: .role(.iconSecondary))
    }

    @Test func `a count of zero is not shown`() {
        expect(stage(.tennis).rows[0], contains: "12")
        expect(stage(.emptyTennis).rows[0], lacks: "0")
    }

    @Test func `before there is a model, pills and searches show the shape of their words`() {
        let rows = [
            row(PillItemView(environment: environment)), row(FilterOptionCellView(environment: environment)),
            row(SportSelectorCellView(environment: environment)), row(MainFilterPillView(environment: environment)),
            row(PromotionItemView(environment: environment)), row(RecentSearchView(environment: environment)),
        ]

        #expect(rows.allSatisfy { $0.contains("░░░░░") })
    }

    private func row(_ view: some BindableView) -> String {
        ComponentHarness(view, width: 30, in: environment).rows[0]
    }
}

import GomaUI
import TerminalKit
import Testing

/// The README's ten lines of use work.
@MainActor
struct TenLinesTests {
    @Test func `what is pressed and what a feed brings is in the window`() {
        let environment = ViewEnvironment()
        let home = OutcomeItemDisplayState(id: "home", title: "Home", odds: 1.85)
        let model = OutcomeItemViewModel(home, in: environment)
        let view = OutcomeItemView(environment: environment)
        view.configure(with: model)

        model.toggleSelection()  // as a press does
        model.update { $0.movePrice(to: 1.95) }  // as a feed does
        let window = RootController(view, in: environment).makeWindow(size: Size(width: 40, height: 6))

        window.update()

        let text = window.surface.rows.joined(separator: "\n")
        #expect(text.contains("Home") && text.contains("1.95 ▲"))
        #expect(view.isSelected)
    }
}

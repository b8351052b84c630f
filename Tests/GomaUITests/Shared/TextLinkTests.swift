import Expectations
import TerminalKit
import Testing

@testable import GomaElements

@MainActor
struct TextLinkTests {
    @Test func `the hints say what following it does now, be it that nothing of it is drawn anew`() {
        let link = TextLink(actionTitle: "pause")
        link.render("Pages", leadsOn: true, isEnabled: true)
        let window = RootController(link).makeWindow(size: Size(width: 90, height: 6))
        window.update()
        expect(window.surface.rows.last?.hasPrefix(" Enter, Space pause"), is: true)

        link.actionTitle = "go on"
        window.update()

        expect(window.surface.rows.last?.hasPrefix(" Enter, Space go on"), is: true)
    }
}

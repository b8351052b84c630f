import Expectations
import PageTestSupport
import TerminalKit
import Testing

/// What actions change of what stands in lists.
@MainActor
struct ElementActionTests {
    @Test func `an element is changed by its identity, be the list the page's own or a part's`() throws {
        let page = try PageHarness(
            describing: """
                sources: {list: {value: [{id: a, title: One}, {id: b, title: Two}]}}
                parts:
                  - {component: Button, with: {id: press, title: Press, isEnabled: true}}
                  - {component: HeaderText, each: list, with: {title: "element ${it.title}"}}
                  - {component: PillSelectorBar, id: bar, with: {pills: [{id: x, title: Alpha}, {id: y, title: Beta}]}}
                on:
                  app:press: [{set: list.b.title, to: Due}, {set: bar.pills.y.title, to: Gamma}]
                """, width: 60, height: 20)
        expect(page.text, contains: "element Two")
        expect(page.text, contains: "Beta")

        try page.focus("Press")
        page.press(.enter)
        page.wait(.seconds(1))

        expect(page.text, contains: "element One")
        expect(page.text, contains: "element Due")
        expect(page.text, lacks: "Two")
        expect(page.text, contains: "Alpha")
        expect(page.text, contains: "Gamma")
        expect(page.text, lacks: "Beta")
    }
}

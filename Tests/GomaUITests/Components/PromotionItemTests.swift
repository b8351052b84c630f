import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaPromotions

@MainActor
struct PromotionItemTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a kind that is chosen takes a fifth of a second to the accent`() {
        let view = PromotionItemView(environment: environment)
        let model = PromotionItemViewModel(PromotionItemDisplayState(id: "sports", title: "Sports"), in: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 20, in: environment)
        let ground = { stage.surface[3, 0].background }
        expect(ground(), is: .level(.control))

        model.selectPromotion()
        environment.wait(.milliseconds(100))
        let between = ground()
        environment.wait(.milliseconds(100))

        expect(between, isNot: .level(.control))
        expect(between, isNot: .role(.highlightPrimary))
        expect(ground(), is: .role(.highlightPrimary))
    }

    @Test func `kinds that are narrowed have as many columns before their titles as behind them`() {
        let view = PromotionSelectorBarView(environment: environment)
        view.configure(with: PromotionSelectorBarViewModel(.withoutScrolling, in: environment))

        expect(
            ComponentHarness(view, width: 48, in: environment).rows,
            is: [" ▐Welcome▌   ▐█Sports█▌  ▐ Casino ▌  ▐Bonuses▌"])
    }

    @Test func `a chosen kind that comes in place of another with its identity has the accent at once`() {
        let view = PromotionItemView(environment: environment)
        let kinds = [false, true].map { PromotionItemDisplayState(id: "sports", title: "Sports", isSelected: $0) }
        view.configure(with: PromotionItemViewModel(kinds[0], in: environment))
        let stage = ComponentHarness(view, width: 20, in: environment)

        view.configure(with: PromotionItemViewModel(kinds[1], in: environment))

        expect(stage.surface[3, 0].background, is: .role(.highlightPrimary))
    }

    @Test func `a read-only kind stays as it is when it is pressed, and tells nobody`() {
        let kind = PromotionItemDisplayState(id: "sports", title: "Sports", isSelected: true, isReadOnly: true)
        let model = PromotionItemViewModel(kind, in: environment)
        var pressed: [String] = []

        model.selectPromotion()
        model.onPress = { pressed.append($0) }
        model.selectPromotion()

        expect(model.currentDisplayState, is: kind)
        expectEmpty(pressed)
        expectEmpty(environment.owner.requests)
    }

    @Test(arguments: [
        (String?.none, "› Sports, selected"), ("", "› Sports, selected"),
        ("New users", "› Sports, New users, selected"),
    ])
    func `a kind is read with whom it is for, where that is told`(category: String?, line: String) {
        let view = PromotionItemView(environment: environment)
        let kind = PromotionItemDisplayState(id: "sports", title: "Sports", category: category, isSelected: true)
        view.configure(with: PromotionItemViewModel(kind, in: environment))

        let stage = ComponentHarness(view, width: 20, in: environment)

        expect(ReadingText.lines(of: stage.view), is: [line])
    }

    @Test(arguments: [(2, 0), (3, 1), (20, 1)])
    func `a bar takes a row where there is room for a pill's end`(width: Int, rows: Int) {
        let view = PromotionSelectorBarView(environment: environment)
        let kinds = [PromotionItemDisplayState(id: "sports", title: "Sports")]
        view.configure(
            with: PromotionSelectorBarViewModel(
                PromotionSelectorBarDisplayState(id: "bar", items: kinds), in: environment))

        expect(view.measure(Size(width: width, height: View.unbounded)), is: Size(width: width, height: rows))
    }

    @Test func `a bar that gets other kinds keeps what was chosen where it is among them`() {
        let kinds = ["sports", "casino"].map { PromotionItemDisplayState(id: $0, title: $0) }
        let model = PromotionSelectorBarViewModel(
            PromotionSelectorBarDisplayState(id: "bar", items: kinds), in: environment)
        model.selectPromotion(id: "casino")

        model.updateItems([PromotionItemDisplayState(id: "virtuals", title: "Virtuals"), kinds[1]])
        expect(model.currentDisplayState.items.map(\.isSelected), is: [false, true])
        model.updateItems([kinds[0]])

        expect(model.currentDisplayState.selectedID, is: nil)
    }

    @Test func `what a read-only kind shows takes the choice from no other`() {
        let fixed = PromotionItemDisplayState(id: "fixed", title: "Fixed", isSelected: true, isReadOnly: true)
        let kinds = [fixed] + ["sports", "casino"].map { PromotionItemDisplayState(id: $0, title: $0) }
        let model = PromotionSelectorBarViewModel(
            PromotionSelectorBarDisplayState(id: "bar", items: kinds), in: environment)

        for id in ["sports", "casino"] { model.selectPromotion(id: id) }
        model.updateItems(kinds)

        expect(model.currentDisplayState.items.map(\.isSelected), is: [true, false, true])
    }

    @Test func `kinds that come to a bar where none of them was chosen bring their own choice`() {
        let model = PromotionSelectorBarViewModel(
            PromotionSelectorBarDisplayState(id: "bar", items: []), in: environment)

        model.updateItems([
            PromotionItemDisplayState(id: "sports", title: "Sports"),
            PromotionItemDisplayState(id: "casino", title: "Casino", isSelected: true),
        ])

        expect(model.currentDisplayState.selectedID, is: "casino")
    }

    @Test func `a bar that shows no choice tells what is pressed, and one out of use tells nothing`() {
        let kinds = ["sports", "casino"].map { PromotionItemDisplayState(id: $0, title: $0) }
        let silent = PromotionSelectorBarViewModel(
            PromotionSelectorBarDisplayState(id: "silent", items: kinds, showsChoice: false), in: environment)
        let off = PromotionSelectorBarViewModel(
            PromotionSelectorBarDisplayState(id: "off", items: kinds, isEnabled: false), in: environment)

        for model in [silent, off] { model.selectPromotion(id: "casino") }

        expect(environment.owner.requests.map(\.description), is: ["app:choose group=silent id=casino"])
        #expect(silent.currentDisplayState.selectedID == nil && off.currentDisplayState.selectedID == nil)
    }
}

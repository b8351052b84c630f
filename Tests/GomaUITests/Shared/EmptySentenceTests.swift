import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

/// Where what has nothing to show says so.
@MainActor
struct EmptySentenceTests {
    @Test(arguments: [
        ("LeaguesFilter", "Nothing to choose from"), ("CountryLeaguesFilter", "Nothing to choose from"),
        ("SelectOptions", "Nothing to choose from"), ("SportGamesFilter", "Nothing to choose from"),
        ("SportTypeSelector", "Nothing to choose from"), ("ProfileMenuList", "There is nothing in this menu"),
        ("LanguageSelector", "There is no other language yet"), ("StackViewBlock", "There is nothing on this page yet"),
        ("PromotionSelectorBar", "No promotions now"), ("AmountPillsContainer", "No amounts to choose from"),
        ("QuickLinksTabBar", "No shortcuts for now"), ("PillSelectorBar", "No filters to choose from"),
        ("SimpleSquaredFilterBar", "No filters to choose from"),
    ])
    func `a sentence in place of what there is stands in the middle`(name: String, sentence: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try #require(component.stateIndex(named: "Empty"))
        let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated())
        let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
        window.update()

        let before = try #require(window.surface.firstPlace(of: sentence)).x
        let after = window.surface.size.width - before - sentence.count
        #expect(abs(after - before) <= 1)
    }
}

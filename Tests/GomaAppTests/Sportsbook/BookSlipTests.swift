import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp

/// What a page can tell of a bet slip as a whole, and what the customer chooses for all of it.
@MainActor
struct BookSlipTests {
    private let environment = ViewEnvironment.simulated()
    private let book: Sportsbook

    init() {
        book = Sportsbook(
            matches: ["a", "b", "c"].map { .listed($0) }, balance: Money(100, "EUR"), in: environment)
    }

    private var slip: BookSlip { BookSlip(book: book) }

    private func choose(_ ids: String...) {
        for id in ids { book.toggle(BetSlip.Selection(match: id, market: "1x2", outcome: "home")) }
    }

    private func remove(_ ids: String...) {
        for id in ids { book.remove("\(id)/1x2/home") }
    }

    @Test func `three selections can be a system, and one that can be put back does not count`() {
        #expect(slip.isEmpty && slip.count == 0 && !slip.isSystem)

        choose("a", "b")
        #expect(!slip.isEmpty && slip.count == 2 && !slip.isSystem)
        choose("c")
        #expect(slip.count == 3 && slip.isSystem)
        remove("c")
        #expect(slip.count == 2 && !slip.isSystem)
        remove("a", "b")
        #expect(slip.count == 0 && !slip.isEmpty)
        environment.scheduler.advance(by: .seconds(5))

        #expect(slip.isEmpty)
    }

    @Test func `a slip has the code under which it was shared for as long as it is as it was then`() {
        // An empty slip has none, even where somebody has one for nothing.
        _ = book.customer.share([])
        #expect(slip.code == nil)

        choose("a")
        #expect(slip.code == nil)
        let code = book.customer.share(book.slip.active)
        #expect(slip.code == code)
        choose("b")
        #expect(slip.code == nil)
        remove("b")
        #expect(slip.code == code)
        book.undoRemoval("b/1x2/home")
        #expect(slip.code == nil)
        remove("a", "b")

        #expect(slip.code == nil)
    }

    @Test func `a way to bet is told when it becomes another, with what it was before`() {
        choose("a", "b", "c")
        let types = BookTypesModel(book)
        var told: [BetslipTypeSelection] = []
        let subscription = types.selectionPublisher.sink { told.append($0) }

        types.selectTab(id: "all")
        types.tabViewModels[2].select()
        for id in ["2", "3", "nobody"] { types.selectTab(id: id) }
        #expect(book.slip.betKind == .system(2) && types.currentDisplayState.selectedTabID == "2")
        types.tabViewModels[1].select()
        #expect(book.slip.betKind == .system(1))
        types.selectTab(id: "all")

        #expect(book.slip.betKind == .multiple && book.slip.systemSize == nil)
        #expect(
            told == [
                BetslipTypeSelection(selectedID: "2", previouslySelectedID: "all"),
                BetslipTypeSelection(selectedID: "1", previouslySelectedID: "2"),
                BetslipTypeSelection(selectedID: "all", previouslySelectedID: "1"),
            ])
        subscription.cancel()
    }

    @Test func `a system is none with too few selections, and is there again with the one that is put back`() {
        choose("a", "b", "c")
        let types = BookTypesModel(book)
        types.selectTab(id: "2")

        remove("c")
        #expect(
            types.currentDisplayState.tabs == [
                BetslipTypeTabItemDisplayState(id: "all", title: "Multiple", isSelected: true)
            ])
        book.undoRemoval("c/1x2/home")

        #expect(
            types.currentDisplayState.tabs == [
                BetslipTypeTabItemDisplayState(id: "all", title: "Multiple"),
                BetslipTypeTabItemDisplayState(id: "1", title: "Singles"),
                BetslipTypeTabItemDisplayState(id: "2", title: "2 of 3", isSelected: true),
            ])
    }

    @Test func `two selections are bet on together, although singles were chosen of three`() {
        choose("a", "b", "c")
        let types = BookTypesModel(book)
        types.selectTab(id: "1")
        #expect(book.slip.betKind == .system(1))

        remove("c")

        #expect(book.slip.betKind == .multiple)
        #expect(types.currentDisplayState.tabs.map(\.isSelected) == [true])
    }

    @Test func `consent to odds that move is given, taken back and given again`() {
        let model = BookAcceptanceModel(book)
        let (given, refused) = (
            OddsAcceptanceDisplayState(isAccepted: true, isLinkTappable: true),
            OddsAcceptanceDisplayState(isAccepted: false, isLinkTappable: true)
        )
        #expect(model.currentDisplayState == given && book.slip.acceptsOddsChanges)

        model.toggleAcceptance()
        #expect(model.currentDisplayState == refused && !book.slip.acceptsOddsChanges)
        model.toggleAcceptance()

        #expect(model.currentDisplayState == given && book.slip.acceptsOddsChanges)
    }
}

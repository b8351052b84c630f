import Expectations
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
        expect(slip.isEmpty, is: true)
        expect(slip.count, is: 0)
        expect(slip.isSystem, is: false)

        choose("a", "b")
        expect(slip.isEmpty, is: false)
        expect(slip.count, is: 2)
        expect(slip.isSystem, is: false)
        choose("c")
        expect(slip.count, is: 3)
        expect(slip.isSystem, is: true)
        remove("c")
        expect(slip.count, is: 2)
        expect(slip.isSystem, is: false)
        remove("a", "b")
        expect(slip.count, is: 0)
        expect(slip.isEmpty, is: false)
        environment.scheduler.advance(by: .seconds(5))

        expect(slip.isEmpty, is: true)
    }

    @Test func `a slip has the code under which it was shared for as long as it is as it was then`() {
        // An empty slip has none, even where somebody has one for nothing.
        _ = book.share([])
        expect(slip.code, is: nil)

        choose("a")
        expect(slip.code, is: nil)
        let code = book.share(book.slip.active)
        expect(slip.code, is: code)
        choose("b")
        expect(slip.code, is: nil)
        remove("b")
        expect(slip.code, is: code)
        book.undoRemoval("b/1x2/home")
        expect(slip.code, is: nil)
        remove("a", "b")

        expect(slip.code, is: nil)
    }

    @Test func `a way to bet that there is takes the place of another`() {
        choose("a", "b", "c")
        let types = BookTypesModel(book)

        types.selectTab(id: "all")
        types.tabViewModels[2].select()
        for id in ["2", "3", "nobody"] { types.selectTab(id: id) }
        expect(book.slip.betKind, is: .system(2))
        expect(types.currentDisplayState.selectedTabID, is: "2")
        types.tabViewModels[1].select()
        expect(book.slip.betKind, is: .system(1))
        types.selectTab(id: "all")

        #expect(book.slip.betKind == .multiple && book.slip.systemSize == nil)
    }

    @Test func `a system is none with too few selections, and is there again with the one that is put back`() {
        choose("a", "b", "c")
        let types = BookTypesModel(book)
        types.selectTab(id: "2")

        remove("c")
        expect(
            types.currentDisplayState.tabs,
            is: [
                BetslipTypeTabItemDisplayState(id: "all", title: "Multiple", isSelected: true),
                BetslipTypeTabItemDisplayState(id: "1", title: "Singles"),
            ])
        book.undoRemoval("c/1x2/home")

        expect(
            types.currentDisplayState.tabs,
            is: [
                BetslipTypeTabItemDisplayState(id: "all", title: "Multiple"),
                BetslipTypeTabItemDisplayState(id: "1", title: "Singles"),
                BetslipTypeTabItemDisplayState(id: "2", title: "2 of 3", isSelected: true),
            ])
    }

    @Test func `singles that are chosen of three are singles of two as well`() {
        choose("a", "b", "c")
        let types = BookTypesModel(book)
        types.selectTab(id: "1")
        expect(book.slip.betKind, is: .system(1))

        remove("c")

        expect(book.slip.betKind, is: .system(1))
        expect(types.currentDisplayState.tabs.map(\.isSelected), is: [false, true])
    }

    @Test func `consent to odds that move is given, taken back and given again`() {
        let model = BookAcceptanceModel(book)
        let (given, refused) = (
            OddsAcceptanceDisplayState(isAccepted: true, isLinkTappable: true),
            OddsAcceptanceDisplayState(isAccepted: false, isLinkTappable: true)
        )
        expect(model.currentDisplayState, is: given)
        expect(book.slip.acceptsOddsChanges, is: true)

        model.toggleAcceptance()
        expect(model.currentDisplayState, is: refused)
        expect(book.slip.acceptsOddsChanges, is: false)
        model.toggleAcceptance()

        expect(model.currentDisplayState, is: given)
        expect(book.slip.acceptsOddsChanges, is: true)
    }

    // MARK: Codes

    @Test func `what is shared again has the code that it had, and something else another`() throws {
        let selections = ["a", "b"].map { BetSlip.Selection(match: $0, market: "1x2", outcome: "home") }

        let code = book.share([selections[0]])
        let both = book.share(selections)

        expect(book.share([selections[0]]), is: code)
        expect(book.share(selections), is: both)
        expect(code, isNot: both)
        try expect(book.selections(of: code), is: [selections[0]])
        try expect(book.selections(of: both), is: selections)
    }

    @Test func `a code that one customer has made opens for another, and for a guest`() throws {
        let customer = book.customer
        choose("a")
        let code = book.share(book.slip.active)
        choose("a")

        customer.leave()
        try book.choose(try book.selections(of: code))
        expect(book.slip.active.map(\.match), is: ["a"])
        choose("a")
        try customer.open(name: "Rui Reis", email: "rui@goma.test", phone: "")
        try customer.enter()
        try book.choose(try book.selections(of: code))

        expect(book.slip.active.map(\.match), is: ["a"])
        expect(slip.code, is: code)
    }

    // MARK: As many as a bet has

    /// A book with a selection more on offer than its slip, which is full, can hold.
    private func makeFullBook() -> Sportsbook {
        let book = Sportsbook(
            matches: (0...Bet.mostSelections).map { .listed("m\($0)") }, balance: Money(100, "EUR"), in: environment)
        for number in 0..<Bet.mostSelections { book.toggle(selection(number)) }
        return book
    }

    private func selection(_ number: Int) -> BetSlip.Selection {
        BetSlip.Selection(match: "m\(number)", market: "1x2", outcome: "home")
    }

    @Test func `a full slip takes no more, which is told, and can be changed and placed`() throws {
        let book = makeFullBook()
        var told: [AppRefusal] = []
        let listening = book.refusals.subscribe { told.append($0) }

        book.toggle(selection(30))
        expect(book.slip.active.count, is: 30)
        expect(told, is: [.bet(.selectionCount)])
        book.toggle(BetSlip.Selection(match: "m0", market: "1x2", outcome: "away"))
        book.toggle(selection(1))
        book.toggle(selection(30))
        expect(book.slip.active.count, is: 30)
        expect(told.count, is: 1)
        expect(book.slip.active.suffix(2).map(\.id), is: ["m0/1x2/away", "m30/1x2/home"])
        try book.place(PlaceBet(stake: Money(10, "EUR"), odds: book.totalOdds ?? 2))

        expect(book.customer.bets.map(\.selections.count), is: [30])
        withExtendedLifetime(listening) {}
    }

    @Test func `what was taken off a full slip is put back where there is room, else that is told`() {
        let book = makeFullBook()
        var told: [AppRefusal] = []
        let listening = book.refusals.subscribe { told.append($0) }
        book.remove(selection(0).id)
        book.toggle(selection(30))

        book.undoRemoval(selection(0).id)
        expect(book.slip.active.count, is: 30)
        expect(told, is: [.bet(.selectionCount)])
        book.toggle(selection(30))
        book.undoRemoval(selection(0).id)

        expect(book.slip.active.count, is: 30)
        expect(book.slip.active.first, is: selection(0))
        expect(told.count, is: 1)
        withExtendedLifetime(listening) {}
    }

    @Test func `of several selections none is put onto a slip that has no room for all`() throws {
        let book = makeFullBook()
        book.toggle(selection(0))

        #expect(throws: AppRefusal.bet(.selectionCount)) { try book.choose([selection(0), selection(30)]) }
        expect(book.slip.active.count, is: 29)
        try book.choose([selection(1), selection(30)])

        expect(book.slip.active.count, is: 30)
        expect(book.slip.active.last, is: selection(30))
    }
}

extension BetslipTicketDisplayState {
    static let typical = manchester()
    static let rising = manchester(odds: 7.20, oddsChange: .up)
    static let falling = manchester(odds: 5.80, oddsChange: .down)
    static let suspended = manchester(status: .suspended(reason: nil))
    static let checked = manchester(status: .suspended(reason: "Held for a video review"))
    static let gone = manchester(presence: .gone)
    static let disabled = manchester(status: .disabled(reason: nil))
    static let conflicting = manchester(
        status: .disabled(reason: "Cannot be combined with Over 2.5 of the same match"))
    static let skeleton = manchester(status: .loading)
    static let removed = manchester(presence: .removed(secondsLeft: 5))
    static let longNames = Self(
        id: "wolves-gladbach", league: "UEFA Europa Conference League qualification",
        time: .start(
            CalendarMoment(year: 2025, month: 6, day: 17, hour: 20, minute: 45),
            now: CalendarMoment(year: 2025, month: 6, day: 16, hour: 12, minute: 0)),
        home: "Wolverhampton Wanderers Football Club", away: "Borussia Verein für Leibesübungen Mönchengladbach",
        selection: "Borussia Verein für Leibesübungen Mönchengladbach or draw", odds: 125.5)

    private static func manchester(
        odds: Odds = 6.50, oddsChange: OddsChange = .none, status: BetslipTicketStatus = .open,
        presence: BetslipTicketPresence = .shown
    ) -> Self {
        Self(
            id: "manchester-rangers", league: "Premier League",
            time: .start(CalendarMoment(year: 2025, month: 6, day: 17, hour: 11, minute: 0), now: nil),
            home: "Manchester United", away: "Glasgow Rangers", selection: "Manchester United", odds: odds,
            oddsChange: oddsChange, changeCount: oddsChange == .none ? 0 : 1, status: status, presence: presence)
    }
}

enum BetslipTicketCatalog: CatalogEntry {
    typealias ComponentType = BetslipTicketView

    static let category = Category.betting
    static let subcategory = "BetSlip"
    static let summary = "One selection of the bet slip: its match, its price, and the way to take it out."
    static let tags = ["bet slip", "selection", "odds", "removal", "undo"]
    static let defaultWidth = 52
    static let requests: [any ComponentRequest] = [RemoveSelection(id: "manchester-rangers", isRemoved: true)]
    static let variants: [Variant<BetslipTicketDisplayState>] = [
        Variant("Normal", .typical),
        Variant("Odds increased", .rising, summary: "The mark goes after four seconds"),
        Variant("Odds decreased", .falling, summary: "The mark goes after four seconds"),
        Variant("Disabled", .disabled, summary: "Cannot be bet on any more, and says so"),
        Variant("Disabled with reason", .conflicting, summary: "In the words of the feed"),
        Variant(
            "Suspended", .suspended, summary: "Its price is held back for a while, and once more",
            feed: .release({ ticket, _ in ticket.release() }, hold: { ticket, _ in ticket.hold() })),
        Variant(
            "Suspended with reason", .checked, summary: "In the words of the feed, for a while",
            feed: .release(
                { ticket, _ in ticket.release() },
                hold: { ticket, _ in ticket.hold(because: "A goal is checked") })),
        Variant(
            "Skeleton", .skeleton, summary: "What was selected comes after a while",
            feed: .arrival(while: { $0.status == .loading }) { ticket, _ in ticket.status = .open }),
        Variant("Removed", .removed, summary: "Can be put back for five seconds"),
        Variant("Gone", .gone, summary: "Cannot be put back any more; takes no room"),
        Variant("Long names", .longNames),
    ]
    static let plays = [
        Play(
            "Remove and put back", state: "Normal",
            """
            press Tab
            press Enter
            expect call "BetslipTicket.remove()"
            expect "Put back (5 s)"
            frame "taken out"
            wait 2s
            expect "Put back (3 s)"
            press Enter
            expect call "BetslipTicket.undoRemoval()"
            expect "6.50"
            frame "put back"
            """),
        Play(
            "Remove for good", state: "Suspended",
            """
            press Tab
            press Enter
            wait 5s
            expect not "Put back"
            expect not "Manchester"
            """),
        Play(
            "A price comes back", state: "Suspended",
            """
            expect "uspended"
            wait 4s
            expect not "uspended"
            frame "Open again"
            wait 2.5s
            expect "uspended"
            wait 2s
            expect not "uspended"
            """),
        Play(
            "A selection arrives", state: "Skeleton",
            """
            expect not "Manchester"
            wait 1.5s
            expect "6.50"
            frame "It has come"
            """),
        Play(
            "A rise fades", state: "Odds increased",
            """
            expect "7.20"
            frame "just risen"
            wait 4.1s
            frame "on the way out"
            wait 1s
            frame "shown for long enough"
            """),
    ]
}

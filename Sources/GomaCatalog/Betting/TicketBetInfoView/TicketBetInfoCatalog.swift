extension TicketBetInfoDisplayState {
    static let pending = bet(.single, [.teams], odds: 7.84, stake: 10, winnings: 78.40)
    static let combined = bet(
        .multiple, [.unitedLive, .barcelonaTomorrow], odds: 4.63, stake: 25, winnings: 115.75)
    static let system = bet(
        .system(of: 2), [.unitedLive, .barcelonaTomorrow, .championsLeague], odds: 6.47, stake: 30, winnings: 194.10)
    static let longNames = bet(.single, [.longNames.at(3.25)], odds: 3.25, stake: 10, winnings: 32.50)
    static let withAmount = pending.with { $0.cashoutAmount = .xaf(32, for: $0.id) }
    static let withSlider = pending.with { $0.cashoutSlider = .xaf(16_000, of: $0.id) }
    static let withFullCashout = pending.with { $0.fullCashout = Money(200, "XAF") }
    static let withAmountAndSlider = pending.with {
        $0.cashoutAmount = .xaf(200, for: $0.id, secondsLeft: 6)
        $0.cashoutSlider = .xaf(16_000, of: $0.id)
    }
    static let loading = withSlider.with { $0.cashingOut = Money(160, "XAF") }
    static let failed = pending.with { $0.cashoutAmount = .xaf(32, for: $0.id, phase: .failed(.refused)) }
    static let won = bet(.single, [.live.at(1.64).settled(as: .won)], odds: 1.64, stake: 10, winnings: 16.40)
        .with { $0.settle(as: .won) }
    static let lost = bet(
        .multiple, [.live.at(2.45).settled(as: .won), .liveDraw.at(3.20).settled(as: .lost)], odds: 7.84, stake: 10,
        winnings: 78.40
    ).with { $0.settle(as: .lost) }
    static let draw = bet(.single, [.liveDraw.at(3.20).settled(as: .draw)], odds: 3.20, stake: 15, winnings: 48)
        .with { $0.settle(as: .draw) }
    static let cashedOut = pending.with { $0.settle(as: .cashedOut) }
    static let notGiven = offered(Money(32, "XAF")).with { $0.refuseCashout(.refused) }
    static let notAddedToBetslip = pending.with { $0.repetition = .failed(.refused) }
    static let liveFeed = bet(
        .multiple, [.barcelonaTomorrow, .preLive], odds: 4.63, stake: 25, winnings: 115.75)

    /// With an offer for all of the bet.
    fileprivate static func offered(_ amount: Money) -> Self {
        pending.with {
            $0.cashoutAmount = CashoutAmountDisplayState(betID: $0.id, title: .full, amount: amount)
            $0.fullCashout = amount
        }
    }

    private static func bet(
        _ kind: BetKind, _ tickets: [TicketSelectionDisplayState], odds: Odds, stake: Int, winnings: Double
    ) -> Self {
        Self(
            id: "20870", kind: kind, placed: .april(18, 18, 59), number: "20870", cashOut: .askForCashout,
            tickets: tickets, totalOdds: odds, stake: Money(hundredths: stake * 100, "XAF"),
            winnings: Money(hundredths: Int((winnings * 100).rounded()), "XAF"))
    }
}

extension StateFeed where State == TicketBetInfoDisplayState {
    /// Every two seconds something happens: each match in turn begins, sees two goals, and decides its selection, the first
    /// of them for the customer.
    fileprivate static let matches = Self(
        zip([TicketSelectionDisplayState.barcelonaTomorrow, .preLive], [BetResult.won, .draw]).enumerated()
            .flatMap { place, course in
                let (ticket, result) = course
                func step(_ number: Int, _ change: @escaping Change) -> Step {
                    Step(at: .seconds(2 * (4 * place + number)), change)
                }
                let goals = (0...2).map { goals in
                    step(goals + 1) { bet, _ in bet.goLive(match: ticket.matchID, score: TicketScore(goals, 0)) }
                }
                return goals + [step(4) { bet, _ in bet.settle(selection: ticket.id, as: result) }]
            })
}

extension TicketSelectionDisplayState {
    static let teams = Self(
        id: "teams", competition: "Premier League", sport: .football, countryCode: "ENG", home: "Team 1",
        away: "Team 2", score: TicketScore(0, 0), time: .today(20, 0), tag: .live, market: "Match winner",
        selection: "Team 2", odds: 7.84)
    static let unitedLive = Self(
        id: "united-liverpool", competition: "Premier League", sport: .football, countryCode: "ENG",
        home: "Manchester United", away: "Liverpool", score: TicketScore(2, 1), time: .today(20, 0), tag: .live,
        market: "Match winner", selection: "Manchester United", odds: 2.50)
    static let barcelonaTomorrow = Self(
        id: "barcelona-madrid", competition: "La Liga", sport: .football, countryCode: "ESP", home: "Barcelona",
        away: "Real Madrid", time: .day(13, 20, 0), market: "Match winner", selection: "Barcelona", odds: 1.85)

    /// The same selection at another price.
    fileprivate func at(_ odds: Odds) -> Self { with { $0.odds = odds } }
}

enum TicketBetInfoCatalog: CatalogEntry {
    typealias ComponentType = TicketBetInfoView

    static let category = Category.betting
    static let subcategory = "MyBets"
    static let summary = "A whole placed bet, with its selections, its money and the ways to give it up."
    static let tags = ["ticket", "bet", "cash out", "live", "result", "loading", "error"]
    static let children: [any StandardComponent.Type] = [
        BetTicketStatusView.self, ButtonView.self, ButtonIconView.self, CashoutAmountView.self,
        CashoutSliderView.self, TicketSelectionView.self,
    ]
    static let defaultWidth = 60
    static let requests: [any ComponentRequest] = [
        OpenBet(id: "20870"),
        RepeatBet(id: "20870"),
        LoadCashout(bet: "20870", previous: Money(10, "XAF"), renewal: 0),
        CashOut(bet: "20870", amount: Money(8.6, "XAF")),
    ]
    static let variants: [Variant<TicketBetInfoDisplayState>] = [
        Variant("Pending", .pending),
        Variant("Pending, two selections", .combined),
        Variant("Pending, system", .system, summary: "Each two of three selections"),
        Variant("Pending, long names", .longNames),
        Variant("Cashout available", .withAmount, summary: "What is offered for the bet"),
        Variant("Partial cashout", .withSlider, summary: "A part of the bet to choose"),
        Variant("Full cashout", .withFullCashout),
        Variant("Amount and slider", .withAmountAndSlider, summary: "The offer stands for some seconds"),
        Variant("Cashout loading", .loading, summary: "Nothing can be used until the answer comes"),
        Variant("Cashout failed", .failed, summary: "Trying again brings an offer"),
        Variant("Cashout not given", .notGiven, summary: "What was offered has been asked for in vain"),
        Variant("Adding to betslip", .pending.with { $0.repetition = .asked }, summary: "The answer is waited for"),
        Variant("Added to betslip", .pending.with { $0.repetition = .done }, summary: "Said for two seconds"),
        Variant("Not added to betslip", .notAddedToBetslip, summary: "It can be asked for again"),
        Variant(
            "Refused", .offered(Money(48, "XAF")), answers: [.refused],
            summary: "Neither cash-out nor another offer is given, nor the same bet again"),
        Variant.failsOnce(
            .offered(Money(64, "XAF")),
            summary: "The cash-out is refused; trying again brings an offer that can be taken"),
        Variant("Times out", .offered(Money(80, "XAF")), answers: [.silence], summary: "No request is answered"),
        Variant("Settled won", .won),
        Variant("Settled lost", .lost, summary: "One selection won, the other lost the bet"),
        Variant("Settled void", .draw),
        Variant("Cashed out", .cashedOut, summary: "The match goes on without the bet"),
        Variant("Live feed", .liveFeed, summary: "The matches begin, and decide the bet", feed: .matches),
    ]
    static let plays = [
        Play(
            "Open the bet", state: "Pending",
            """
            focus TicketBetInfo
            press it
            expect call "TicketBetInfo.openBet()"
            focus rebet
            press it
            expect "Adding to bet slip"
            expect request betting:repeat-bet id=20870
            wait 0.5s
            expect "Added to bet slip"
            wait 2s
            expect "Rebet"
            """),
        Play(
            "Bet again in vain", state: "Refused",
            """
            focus rebet
            press it
            frame "Asked for"
            wait 0.5s
            expect "The selections could not be added to the bet slip"
            expect focus "rebet"
            frame "Refused"
            press it
            expect not "could not be added"
            """),
        Play(
            "Bet again without an answer", state: "Times out",
            """
            click "Rebet"
            wait 4.9s
            expect "Adding to bet slip"
            wait 0.1s
            expect "No answer"
            expect "Rebet"
            """),
        Play(
            "Ask, choose and cash out", state: "Pending",
            """
            focus cashOut
            press it
            frame "The offer is on its way"
            wait 1.2s
            expect "XAF 9.60"
            frame "What is offered"
            focus cashoutSlider.slider
            press PgDn
            expect "Cash out XAF 8.60"
            press Tab Enter
            expect "Loading"
            frame "Asked for"
            wait 1.5s
            expect not "Loading"
            expect "Cash out XAF 1.00"
            frame "What is left"
            """),
        Play(
            "Cash out all", state: "Full cashout",
            """
            focus fullCashout
            press it
            expect "Loading"
            wait 1.5s
            expect "Cashed out"
            """),
        Play(
            "An expired offer", state: "Amount and slider",
            """
            wait 5.9s
            expect "Cash out XAF 160.00"
            press Tab Tab Tab Tab Tab
            expect focus Slider
            press Tab
            expect focus ButtonView
            wait 0.3s
            expect "Offer expired"
            expect not "Cash out XAF"
            expect focus ButtonView
            frame "An amount can be chosen, but not asked for"
            press Enter
            expect not "Loading"
            click "Offer expired"
            expect not "Loading"
            press Shift-Tab Left
            wait 1s
            expect "Cash out XAF 158.00"
            press Tab Enter
            expect "Loading"
            frame "The next offer is taken"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            click "Cash out XAF 48.00"
            expect "Loading"
            wait 1.5s
            expect "Cashout failed"
            frame "Refused: there is no offer to take"
            click "Try again"
            expect "Waiting for an offer"
            wait 1.2s
            expect "No offer now"
            expect not "Cash out XAF"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            click "Cash out XAF 64.00"
            wait 1.5s
            expect "Cashout failed"
            click "Try again"
            wait 1.2s
            expect "Cash out XAF 61.44"
            frame "Another offer"
            click "Cash out XAF 61.44"
            wait 1.5s
            expect "Cashed out"
            frame "Taken"
            """),
        Play.noAnswer(
            to: "click \"Cash out XAF 80.00\"", meanwhile: "Loading", frame: "Another offer can be asked for"),
        Play(
            "The matches decide", state: "Live feed",
            """
            wait 2s
            expect "LIVE"
            wait 6s
            expect "Won"
            frame "The first selection is won"
            wait 8s
            expect "Void"
            expect "Won"
            frame "So is the bet"
            """),
    ]
}

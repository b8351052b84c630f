extension PageKit {
    /// A sportsbook, and the components that show its matches, its markets and its bet slip.
    mutating func addSportsbook() {
        addSource("sportsbook", options: SportsbookOptions.self) { options, setting in
            try SportsbookSource(options, in: setting)
        }
        addAction("share-slip") { task in
            guard let book = task.page.source(ofType: SportsbookSource.self)?.book, !book.slip.active.isEmpty else {
                return task.answer(.refused(reason: task.environment.text(.emptyBetSlip)))
            }
            let code = book.share(book.slip.withoutRemoved.selections)
            task.answer(.done(values: ["code": .string(code)]))
        }
        bindMatches()
        bindMarkets()
        bindSlip()
        bindBets()
    }

    private mutating func bindMatches() {
        func bind<Component: StandardComponent>(
            _ component: Component.Type, _ make: @escaping (Sportsbook, String) -> Component.ViewModel
        ) {
            self.bind(component, to: BookMatch.self) { make($0.value.book, $0.id) }
        }
        bind(TallOddsMatchCardView.self) { BookCardModel($0, match: $1) }
        bind(InlineMatchCardView.self) { BookInlineCardModel($0, match: $1) }
        bind(CompactMatchHeaderView.self) { BookCompactHeaderModel($0, match: $1) }
        bind(CompactOutcomesLineView.self) { BookCompactLineModel($0, match: $1) }
        bind(InlineScoreView.self) { book, match in
            InlineScoreViewModel(book.place(of: match) { known, _ in known.inlineScoreState })
        }
        bind(MatchHeaderCompactView.self) { BookHeadModel($0, match: $1) }
        bind(MatchDateNavigationBarView.self) { BookDateBarModel($0, match: $1) }
        bind(MarketGroupSelectorTabView.self) { BookGroupsModel($0, match: $1) }
        bind(MatchHeaderView.self) { BookHeaderModel($0, match: $1) }
        bind(ScoreView.self) { book, match in
            ScoreViewModel(book.place(of: match) { known, _ in known.scoreState })
        }
        bind(MarketInfoLineView.self) { BookInfoModel($0, match: $1) }
        bind(StatisticsWidgetView.self) { book, match in
            StatisticsWidgetViewModel(book.place(of: match) { $0.statisticsState(in: $1.environment) })
        }
        bind(MarketOutcomesMultiLineView.self) { BookGroupModel($0, match: $1, in: .all) }
    }

    private mutating func bindMarkets() {
        bind(MarketOutcomesLineView.self, to: BookMarket.self) { market in
            BookLineModel(market.value.book, match: market.value.match, market: market.id)
        }
        bind(MarketOutcomesMultiLineView.self, to: BookMarket.self) { market in
            BookGroupModel(market.value.book, match: market.value.match, in: .named([market.id]), isTitled: true)
        }
    }

    private mutating func bindBets() {
        bind(TicketBetInfoView.self, to: BookBet.self) { bet in
            let (book, id) = (bet.value.book, bet.value.id)
            return TicketBetInfoViewModel(bet.place(book.ticket(id)) { state, _ in book.show(id, in: &state) })
        }
        bind(BetDetailValuesSummaryView.self, to: BookBet.self) { bet in
            let (book, id) = (bet.value.book, bet.value.id)
            return BetDetailValuesSummaryViewModel(book.place([.bets]) { $0.details(of: id) })
        }
    }

    private mutating func bindSlip() {
        bind(BetslipTicketView.self, to: BookSelection.self) { BookTicketModel($0.value.book, $0.value.selection) }
        bind(BetInfoSubmissionView.self, to: BookSlip.self) { BetInfoSubmissionViewModel($0.value.book.submission) }
        bind(OddsAcceptanceView.self, to: BookSlip.self) { BookAcceptanceModel($0.value.book) }
        bind(BetslipHeaderView.self, to: BookSlip.self) { BookSlipHeaderModel($0.value.book) }
        bind(BetslipTypeSelectorView.self, to: BookSlip.self) { BookTypesModel($0.value.book) }
        bind(BetslipOddsBoostHeaderView.self, to: BookSlip.self) { slip in
            let book = slip.value.book
            return BetslipOddsBoostHeaderViewModel(
                book.place([.slip]) { BetslipOddsBoostHeaderDisplayState($0.winBoost) })
        }
        bind(BetslipFloatingView.self, to: BookSlip.self) { BookFloatingModel($0.value.book) }
    }
}

import GomaUI

/// The ways that lead on from a page's components.
@MainActor
struct PageWays {
    /// To the match of that ID.
    var openMatch: (String) -> Void
    /// To the bet slip.
    var openSlip: () -> Void
    /// To where the page was opened from.
    var goBack: () -> Void
}

/// The view models by which components show the book.
@MainActor
struct PageModels {
    let book: Sportsbook
    /// The page's own model; `nil` where it has none.
    let driver: (any PageDriver)?
    let ways: PageWays

    /// The subject that a component shows.
    enum Subject: Hashable {
        case match(String)
        case market(match: String, market: String)
        case selection(BetSlip.Selection)
        case betSlip
        case part(String)

        var words: String {
            switch self {
            case .match: "match"
            case .market: "market"
            case .selection: "selection"
            case .betSlip: "bet slip"
            case .part(let name): name
            }
        }
    }

    /// What the book lacks; `nil` where it has what is to be shown.
    func problem(with subject: Subject) -> (missing: String, known: [String])? {
        switch subject {
        case .match(let id): return book.matches[id] == nil ? ("match \"\(id)\"", book.matchIDs) : nil
        case .market(let match, let market):
            guard let known = book.matches[match] else { return ("match \"\(match)\"", book.matchIDs) }
            return known.market(market) == nil
                ? ("market \"\(market)\" of match \"\(match)\"", known.markets.map(\.id)) : nil
        case .part(let name):
            let known = [PageSubject.betSlipName] + (driver?.partNames ?? [])
            return known.contains(name) ? nil : ("\"\(name)\" that a part could be of", known)
        case .selection, .betSlip: return nil
        }
    }

    /// The model; `nil` where a component of that name does not show such a thing.
    func model(for component: String, showing subject: Subject) -> AnyObject? {
        switch subject {
        case .match(let id): matchModel(for: component, id)
        case .market(let match, let market): marketModel(for: component, match, market)
        case .selection(let selection): selectionModel(for: component, selection)
        case .betSlip: slipModel(for: component)
        case .part(let name): driver?.model(of: name)
        }
    }

    func canShowSelections(_ component: String) -> Bool { component == "BetslipTicket" }

    private func matchModel(for component: String, _ id: String) -> AnyObject? {
        switch component {
        case "TallOddsMatchCard": BookCardModel(book, match: id, onOpen: ways.openMatch)
        case "InlineMatchCard": BookInlineCardModel(book, match: id, onOpen: ways.openMatch)
        case "CompactMatchHeader": BookCompactHeaderModel(book, match: id, onOpen: ways.openMatch)
        case "CompactOutcomesLine": BookCompactLineModel(book, match: id)
        case "InlineScore": BookInlineScoreModel(book, match: id)
        case "MatchHeaderCompact": BookHeadModel(book, match: id)
        case "MatchDateNavigationBar": BookDateBarModel(book, match: id, onBack: ways.goBack)
        case "MarketGroupSelectorTab": BookGroupsModel(book, match: id)
        case "MatchHeader": BookHeaderModel(book, match: id)
        case "Score": BookScoreModel(book, match: id)
        case "MarketInfoLine": BookInfoModel(book, match: id)
        case "MarketOutcomesMultiLine":
            BookGroupModel(book, match: id, markets: book.matches[id]?.markets.map(\.id) ?? [])
        default: nil
        }
    }

    private func marketModel(for component: String, _ match: String, _ market: String) -> AnyObject? {
        switch component {
        case "MarketOutcomesLine": BookLineModel(book, match: match, market: market)
        case "MarketOutcomesMultiLine":
            BookGroupModel(
                book, match: match, markets: [market], title: book.matches[match]?.market(market)?.name ?? "")
        default: nil
        }
    }

    private func selectionModel(for component: String, _ selection: BetSlip.Selection) -> AnyObject? {
        component == "BetslipTicket" ? BookTicketModel(book, selection) : nil
    }

    private func slipModel(for component: String) -> AnyObject? {
        switch component {
        case "BetInfoSubmission": BookSubmissionModel(book)
        case "OddsAcceptance": BookAcceptanceModel(book)
        case "BetslipHeader": BookSlipHeaderModel(book)
        case "BetslipFloating": BookFloatingModel(book, onOpen: ways.openSlip)
        default: nil
        }
    }
}

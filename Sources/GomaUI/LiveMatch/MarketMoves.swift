extension MockMarketOutcomesLineViewModel {
    /// Does what a move means to one market.
    func play(_ move: MatchMove) {
        switch move {
        case .price(let side, _, let change):
            if currentDisplayState.mode == .outcomes { outcomeModels.moveOdds(of: side, change) }
        case .suspend:
            if currentDisplayState.mode == .outcomes { suspend(notice: environment.text(.marketSuspended)) }
        case .resume:
            if currentDisplayState.mode == .suspended { resume() }
        case .end:
            suspend(notice: environment.text(.marketClosed))
        case .minute, .point: break
        }
    }
}

extension MockMarketOutcomesMultiLineViewModel: LiveMatch {
    public var isOn: Bool { currentDisplayState.phase == .lines }

    /// Prices move in the line that is meant; the first line is the main market; the end closes all.
    public func play(_ move: MatchMove) {
        switch move {
        case .price(_, let market, _):
            if lineModels.indices.contains(market) { lineModels[market].play(move) }
        case .suspend, .resume: lineModels.first?.play(move)
        case .end: lineModels.forEach { $0.play(move) }
        case .minute, .point: break
        }
    }
}

extension MockCompactOutcomesLineViewModel: LiveMatch {
    public var isOn: Bool { !currentDisplayState.outcomes.isEmpty }

    public func play(_ move: MatchMove) {
        switch move {
        case .price(let side, let market, let change):
            if market == 0 { outcomeModels.moveOdds(of: side, change) }
        case .suspend: setAvailability(.locked)
        case .resume: setAvailability(.open)
        case .end: setAvailability(.unavailable)
        case .minute, .point: break
        }
    }
}

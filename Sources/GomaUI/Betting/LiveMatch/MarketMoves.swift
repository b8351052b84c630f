@MainActor
extension MarketOutcomesLineDisplayState {
    /// Does what a move means to one market.
    package mutating func play(_ move: MatchMove, in environment: ViewEnvironment) {
        switch move {
        case .price(let side, _, let change):
            if mode == .outcomes { outcomes.movePrice(of: side, change) }
        case .suspend:
            if mode == .outcomes { suspend(notice: environment.text(.marketSuspended)) }
        case .resume:
            if mode == .suspended { resume() }
        case .end:
            suspend(notice: environment.text(.marketClosed))
        case .minute, .point: break
        }
    }
}

extension MarketOutcomesMultiLineDisplayState: LiveMatch {
    package var isOn: Bool { phase == .lines }

    /// Prices move in the line that is meant; the first line is the main market, and is held back; what is held back
    /// comes again with it; the end closes all.
    package mutating func play(_ move: MatchMove, in environment: ViewEnvironment) {
        switch move {
        case .price(_, let market, _):
            if lines.indices.contains(market) { lines[market].play(move, in: environment) }
        case .suspend:
            if !lines.isEmpty { lines[0].play(move, in: environment) }
        case .resume, .end:
            for index in lines.indices { lines[index].play(move, in: environment) }
        case .minute, .point: break
        }
    }
}

extension CompactOutcomesLineDisplayState: LiveMatch {
    package var isOn: Bool { !outcomes.isEmpty }

    package mutating func play(_ move: MatchMove, in environment: ViewEnvironment) {
        switch move {
        case .price(let side, let market, let change):
            if market == 0 { outcomes.movePrice(of: side, change) }
        case .suspend: hold()
        case .resume: release()
        case .end: setAvailability(.unavailable)
        case .minute, .point: break
        }
    }
}

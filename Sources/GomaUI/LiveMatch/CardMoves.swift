extension MockTallOddsMatchCardViewModel: LiveMatch {
    public var isOn: Bool { currentDisplayState.header.isLive }

    public func play(_ move: MatchMove) {
        switch move {
        case .price, .suspend, .resume: outcomesModel.play(move)
        case .minute: update { $0.header.time = MatchClock.afterMinute($0.header.time) }
        case .point(let side):
            update { state in
                guard state.score?.phase == .display, var columns = state.score?.columns else { return }
                ScoreProgress.award(side, in: &columns)
                state.score?.columns = columns
            }
        case .end:
            outcomesModel.play(move)
            update {
                $0.header.time = environment.text(.fullTime)
                $0.header.isLive = false
            }
        }
    }
}

extension MockInlineMatchCardViewModel: LiveMatch {
    public var isOn: Bool { currentDisplayState.header.mode.isLive }

    public func play(_ move: MatchMove) {
        switch move {
        case .price, .suspend, .resume: outcomesModel.play(move)
        case .minute:
            if case .live(let status) = currentDisplayState.header.mode {
                headerModel.updateMode(to: .live(status: MatchClock.afterMinute(status)))
            }
        case .point(let side):
            update { state in
                if var columns = state.score?.columns {
                    ScoreProgress.award(side, in: &columns)
                    state.score?.columns = columns
                }
                if var columns = state.detailedScore?.columns {
                    ScoreProgress.award(side, in: &columns)
                    state.detailedScore?.columns = columns
                }
            }
        case .end:
            outcomesModel.play(move)
            headerModel.updateMode(to: .ended(status: environment.text(.fullTime)))
        }
    }
}

extension MockMatchBannerViewModel: LiveMatch {
    public var isOn: Bool { currentDisplayState.isLive }

    public func play(_ move: MatchMove) {
        switch move {
        case .price, .suspend, .resume: outcomesModel.play(move)
        case .minute: update { $0.time = MatchClock.afterMinute($0.time) }
        case .point(let side):
            update { state in
                switch side {
                case .home: state.homeScore = state.homeScore.map { $0 + 1 }
                case .away: state.awayScore = state.awayScore.map { $0 + 1 }
                }
            }
        case .end:
            outcomesModel.play(move)
            update {
                $0.time = environment.text(.fullTime)
                $0.isLive = false
            }
        }
    }
}

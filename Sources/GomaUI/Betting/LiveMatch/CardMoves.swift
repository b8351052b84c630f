extension TallOddsMatchCardDisplayState: LiveMatch {
    package var isOn: Bool { header.isLive }

    package mutating func play(_ move: MatchMove, in environment: ViewEnvironment) {
        switch move {
        case .price, .suspend, .resume: outcomes.play(move, in: environment)
        case .minute: header.time = MatchClock.afterMinute(header.time)
        case .point(let side):
            guard score?.phase == .display, var columns = score?.columns else { return }
            ScoreProgress.award(side, in: &columns)
            score?.columns = columns
        case .end:
            outcomes.play(move, in: environment)
            header.time = environment.text(.fullTime)
            header.isLive = false
        }
    }
}

extension InlineMatchCardDisplayState: LiveMatch {
    package var isOn: Bool { header.mode.isLive }

    package mutating func play(_ move: MatchMove, in environment: ViewEnvironment) {
        switch move {
        case .price, .suspend, .resume: outcomes.play(move, in: environment)
        case .minute:
            if case .live(let status) = header.mode { header.mode = .live(status: MatchClock.afterMinute(status)) }
        case .point(let side):
            if var columns = score?.columns {
                ScoreProgress.award(side, in: &columns)
                score?.columns = columns
            }
            if var columns = detailedScore?.columns {
                ScoreProgress.award(side, in: &columns)
                detailedScore?.columns = columns
            }
        case .end:
            outcomes.play(move, in: environment)
            header.mode = .ended(status: environment.text(.fullTime))
        }
    }
}

extension MatchBannerDisplayState: LiveMatch {
    package var isOn: Bool { isLive }

    package mutating func play(_ move: MatchMove, in environment: ViewEnvironment) {
        switch move {
        case .price, .suspend, .resume: outcomes.play(move, in: environment)
        case .minute: matchTime = MatchClock.afterMinute(matchTime)
        case .point(let side):
            switch side {
            case .home: homeScore = homeScore.map { $0 + 1 }
            case .away: awayScore = awayScore.map { $0 + 1 }
            }
        case .end:
            outcomes.play(move, in: environment)
            matchTime = environment.text(.fullTime)
            isLive = false
        }
    }
}

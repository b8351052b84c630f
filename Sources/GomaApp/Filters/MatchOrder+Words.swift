extension MatchOrder {
    var title: LocalizationKey {
        switch self {
        case .popular: .orderPopular
        case .soonest: .orderSoonest
        case .lowestOdds: .orderLowestOdds
        }
    }

    var icon: Pictogram {
        switch self {
        case .popular: .flame
        case .soonest: .clock
        case .lowestOdds: .chart
        }
    }
}

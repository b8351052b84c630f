extension Sport {
    /// The sport's sign.
    var pictogram: Pictogram {
        switch self {
        case .football: .football
        case .basketball: .basketball
        case .baseball: .baseball
        case .tennis: .tennis
        case .volleyball: .volleyball
        case .hockey: .hockey
        case .americanFootball: .americanFootball
        case .golf: .golf
        case .cricket: .cricket
        case .boxing: .boxing
        case .darts: .darts
        case .tableTennis: .tableTennis
        case .racing: .racing
        }
    }
}

/// A bonus that is advertised with who has chosen it, as the customer sees it.
public struct PromotionalBonusCardDisplayState: DisplayState, Identifiable {
    /// Tells the bonus from others.
    public var id: String
    /// What the bonus is called, in small letters.
    public var header: String
    /// What is offered.
    public var title: String
    /// Some of those who have chosen it; the first four show.
    public var players: [BonusPlayer]
    /// How many have chosen it; `nil` where nobody counts.
    @LimitedIfPresent<Quantity> public var playerCount: Int?
    /// The picture, by name; `nil` for none.
    public var pictureName: String?
    /// Whether the ground goes over into the colour of promotions.
    public var hasGradient: Bool
    /// What claiming the bonus is called; `nil` for the customer's word for it.
    public var claimTitle: String?
    /// Whether the terms have a page.
    public var hasTerms: Bool
    /// What the terms are called; `nil` for the customer's word for them.
    public var termsTitle: String?
    /// How far the customer has come with it.
    public var progress: OfferProgress

    public static let blank = Self(id: "", header: "", title: "", hasTerms: false)
    public static let defaults = Self(id: "", header: "", title: "")

    public init(
        id: String, header: String, title: String, players: [BonusPlayer] = [], playerCount: Int? = nil,
        pictureName: String? = nil, hasGradient: Bool = true, claimTitle: String? = nil, hasTerms: Bool = true,
        termsTitle: String? = nil, progress: OfferProgress = .open
    ) {
        self.id = id
        self.header = header
        self.title = title
        self.players = players
        self.playerCount = playerCount
        self.pictureName = pictureName
        self.hasGradient = hasGradient
        self.claimTitle = claimTitle
        self.hasTerms = hasTerms
        self.termsTitle = termsTitle
        self.progress = progress
    }
}

/// The parts of an advertised bonus.
extension PromotionalBonusCardDisplayState {
    /// The customer claims it, where that can be.
    mutating func claim() { progress.ask() }

    @MainActor
    func claimButton(in environment: ViewEnvironment) -> ButtonDisplayState {
        .offer(
            id: "claim", title: claimTitle ?? environment.text(.bonusClaim), taken: environment.text(.offerClaimed),
            progress, in: environment)
    }

    @MainActor
    func termsButton(in environment: ViewEnvironment) -> ButtonDisplayState? {
        guard hasTerms else { return nil }
        return ButtonDisplayState(
            id: "terms", title: termsTitle ?? environment.text(.bonusTerms), style: .transparent)
    }

    var content: OfferContent {
        OfferContent(pictureName: pictureName, caption: header, title: title, progress: progress)
    }
}

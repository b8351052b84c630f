/// A bonus that is offered, as the customer sees it.
public struct BonusCardDisplayState: DisplayState {
    /// Tells the bonus from others.
    public var id: String
    /// What is offered, in a few words.
    public var title: String
    /// What is offered, in sentences.
    public var text: String
    /// The picture, by name; `nil` for none.
    public var pictureName: String?
    /// On the flag at the card's edge; `nil` for none.
    public var tag: String?
    /// What claiming the bonus is called.
    public var claimTitle: String
    /// Where claiming it leads; `nil` where the owner knows.
    public var claimURL: String?
    /// Whether the bonus can be claimed now.
    public var canClaim: Bool
    /// What the terms are called, or what has to be known beside the offer; empty for nothing.
    public var termsText: String
    /// Where the terms are; `nil` where they have no page, and their text leads nowhere.
    public var termsURL: String?
    /// How far the customer has come with it.
    public var progress: OfferProgress
    /// Whether its button is what the screen is for, and filled; those of other offers have an outline.
    public var isMain: Bool

    public static let blank = Self(id: "", title: "", text: "", claimTitle: "", canClaim: false)
    public static let defaults = Self(id: "", title: "", text: "", claimTitle: "")

    public init(
        id: String, title: String, text: String, pictureName: String? = nil, tag: String? = nil,
        claimTitle: String, claimURL: String? = nil, canClaim: Bool = true, termsText: String = "",
        termsURL: String? = nil, progress: OfferProgress = .open, isMain: Bool = true
    ) {
        self.id = id
        self.title = title
        self.text = text
        self.pictureName = pictureName
        self.tag = tag
        self.claimTitle = claimTitle
        self.claimURL = claimURL
        self.canClaim = canClaim
        self.termsText = termsText
        self.termsURL = termsURL
        self.progress = progress
        self.isMain = isMain
    }
}

/// The parts of an offered bonus.
extension BonusCardDisplayState {
    /// Whether the terms can be opened.
    public var hasTermsPage: Bool { termsURL != nil && !termsText.isEmpty }

    /// The customer claims it, where that can be.
    mutating func claim() { if canClaim { progress.ask() } }

    @MainActor
    func claimButton(in environment: ViewEnvironment) -> ButtonDisplayState {
        .offer(
            id: "claim", title: claimTitle, isMain: isMain, taken: environment.text(.offerClaimed),
            canBeTaken: canClaim, progress, in: environment)
    }

    var termsButton: ButtonDisplayState? {
        hasTermsPage ? ButtonDisplayState(id: "terms", title: termsText, style: .transparent) : nil
    }

    var content: OfferContent {
        OfferContent(
            pictureName: pictureName, tag: tag, title: title, text: text, remark: hasTermsPage ? "" : termsText,
            progress: progress)
    }
}

/// A promotion in a list, as the customer sees it.
public struct PromotionCardDisplayState: DisplayState {
    /// Tells the promotion from others.
    public var id: String
    /// What it is, in a few words.
    public var title: String
    /// What kind it is, below the title; `nil` for nothing.
    public var note: String?
    /// What it is, in sentences; `nil` for nothing.
    public var text: String?
    /// The picture, by name; `nil` for none.
    public var pictureName: String?
    /// On the flag at the card's edge; `nil` for none.
    public var tag: String?
    /// What taking part is called; `nil` where there is nothing to take part in.
    public var actionTitle: String?
    /// Where taking part leads; `nil` where the owner knows.
    public var actionURL: String?
    /// Whether there is a button that leads to more.
    public var showsReadMore: Bool
    /// How far the customer has come with it.
    public var progress: OfferProgress
    /// Whether its button is what the screen is for, and filled; those of other offers have an outline.
    public var isMain: Bool

    public static let blank = Self(id: "", title: "")

    public init(
        id: String, title: String, note: String? = nil, text: String? = nil, pictureName: String? = nil,
        tag: String? = nil, actionTitle: String? = nil, actionURL: String? = nil, showsReadMore: Bool = false,
        progress: OfferProgress = .open, isMain: Bool = true
    ) {
        self.id = id
        self.title = title
        self.note = note
        self.text = text
        self.pictureName = pictureName
        self.tag = tag
        self.actionTitle = actionTitle
        self.actionURL = actionURL
        self.showsReadMore = showsReadMore
        self.progress = progress
        self.isMain = isMain
    }
}

/// The parts of a promotion.
extension PromotionCardDisplayState {
    /// The customer takes part, where that can be.
    mutating func takePart() { if actionTitle != nil { progress.ask() } }

    @MainActor
    func actionButton(in environment: ViewEnvironment) -> ButtonDisplayState? {
        actionTitle.map {
            .offer(
                id: "action", title: $0, isMain: isMain, taken: environment.text(.offerJoined), progress,
                in: environment)
        }
    }

    @MainActor
    func readMoreButton(in environment: ViewEnvironment) -> ButtonDisplayState? {
        guard showsReadMore else { return nil }
        return ButtonDisplayState(id: "readMore", title: environment.text(.readMore), style: .transparent)
    }

    var content: OfferContent {
        OfferContent(
            pictureName: pictureName, tag: tag, title: title, note: note ?? "", text: text ?? "",
            progress: progress)
    }
}

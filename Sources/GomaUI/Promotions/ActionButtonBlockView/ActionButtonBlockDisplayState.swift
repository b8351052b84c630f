/// The one thing to do at the end of a promotion's page.
public struct ActionButtonBlockDisplayState: DisplayState {
    /// What a press does, in the customer's words.
    public var title: String
    /// What the offer is called where it is counted, such as "claim_bonus"; it is not shown.
    public var actionID: String
    /// Where a press leads; `nil` where the app knows by the title.
    public var destination: String?
    /// Whether the offer can be taken.
    public var isEnabled: Bool
    /// How far the customer has come with it.
    public var progress: OfferProgress

    public static let blank = Self(title: "", actionID: "", isEnabled: false)
    public static let defaults = Self(title: "", actionID: "")

    public init(
        title: String, actionID: String, destination: String? = nil, isEnabled: Bool = true,
        progress: OfferProgress = .open
    ) {
        self.title = title
        self.actionID = actionID
        self.destination = destination
        self.isEnabled = isEnabled
        self.progress = progress
    }

    /// Asks for the offer, where it can be taken.
    mutating func take() { if isEnabled { progress.ask() } }

    /// The button that says it, and what came of it.
    @MainActor
    func button(in environment: ViewEnvironment) -> ButtonDisplayState {
        .offer(
            id: actionID, title: title, taken: environment.text(.offerTaken), canBeTaken: isEnabled, progress,
            in: environment)
    }
}

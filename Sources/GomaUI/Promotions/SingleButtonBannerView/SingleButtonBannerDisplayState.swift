/// A message over a picture, with at most one thing to do.
public struct SingleButtonBannerDisplayState: DisplayState {
    /// Tells the banner from others.
    public var id: String
    /// What it says; line breaks begin new lines.
    public var message: String
    /// The picture, by name; `nil` for none.
    public var pictureName: String?
    /// The one thing to do; `nil` for none.
    public var button: ButtonDisplayState?
    /// Whether a press beside the button leads to what the message is about.
    public var leadsOn: Bool
    /// Whether it is there at all; an invisible one takes no room.
    public var isVisible: Bool
    /// How far the customer has come with what the button offers.
    public var progress: OfferProgress

    public static let blank = Self(id: "", message: "", leadsOn: false)
    public static let defaults = Self(id: "", message: "")

    public init(
        id: String, message: String, pictureName: String? = nil, button: ButtonDisplayState? = nil,
        leadsOn: Bool = true, isVisible: Bool = true, progress: OfferProgress = .open
    ) {
        self.id = id
        self.message = message
        self.pictureName = pictureName
        self.button = button
        self.leadsOn = leadsOn
        self.isVisible = isVisible
        self.progress = progress
    }

    /// Asks for what the button offers, where it can be taken.
    mutating func take() { if button?.isEnabled == true { progress.ask() } }

    /// The button, and how far the customer has come with it.
    @MainActor
    func offerButton(in environment: ViewEnvironment) -> ButtonDisplayState? {
        button?.offering(progress, taken: environment.text(.offerTaken), in: environment)
    }
}

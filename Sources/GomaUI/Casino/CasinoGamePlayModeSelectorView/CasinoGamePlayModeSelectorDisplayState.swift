/// A game before it is played: what it is, and the ways to play it.
public struct CasinoGamePlayModeSelectorDisplayState: DisplayState {
    /// Tells the game from others.
    public var id: String
    /// What the game is called.
    public var name: String
    /// The picture, by name; `nil` where the game has none.
    public var pictureName: String?
    /// The picture behind the game's own, by name; `nil` for none.
    public var backgroundName: String?
    /// Who makes it; `nil` where that is not told.
    public var provider: String?
    /// How it pays; `nil` where that is not told.
    public var volatility: CasinoGameVolatility?
    /// The least that a round costs; `nil` where that is not told.
    public var minimumStake: Money?
    /// What there is to say about it; may be empty.
    public var description: String
    /// What stands between the customer and the game.
    public var access: CasinoGameAccess
    /// Whether it can be played without money.
    public var hasPractice: Bool
    /// The owner's own ways to play, from above; empty for the component's, which follow from ``access``.
    public var buttons: [CasinoGameButton]
    /// Whether what the game is like is still on its way.
    public var isLoading: Bool
    /// How far the game has been started.
    public var start: CasinoGameStart

    public static let blank = Self(id: "", name: "", isLoading: true)
    public static let defaults = Self(id: "", name: "")

    public init(
        id: String, name: String, pictureName: String? = nil, backgroundName: String? = nil, provider: String? = nil,
        volatility: CasinoGameVolatility? = nil, minimumStake: Money? = nil, description: String = "",
        access: CasinoGameAccess = .guest, hasPractice: Bool = true, buttons: [CasinoGameButton] = [],
        isLoading: Bool = false, start: CasinoGameStart = .choosing
    ) {
        self.id = id
        self.name = name
        self.pictureName = pictureName
        self.backgroundName = backgroundName
        self.provider = provider
        self.volatility = volatility
        self.minimumStake = minimumStake
        self.description = description
        self.access = access
        self.hasPractice = hasPractice
        self.buttons = buttons
        self.isLoading = isLoading
        self.start = start
    }
}

/// Two games above each other, or one.
public struct CasinoGameImagePairDisplayState: DisplayState, Identifiable {
    /// Tells the pair from others.
    public var id: String
    /// The upper game.
    public var top: CasinoGameImageDisplayState
    /// The lower game; `nil` where there is but one.
    public var bottom: CasinoGameImageDisplayState?

    public static let blank = Self(id: "", top: .blank, bottom: .blank)

    public init(id: String, top: CasinoGameImageDisplayState, bottom: CasinoGameImageDisplayState? = nil) {
        self.id = id
        self.top = top
        self.bottom = bottom
    }

    /// Games in twos, each pair named after its upper one; of an odd number the last stands alone.
    public static func pairs(of games: [CasinoGameImageDisplayState]) -> [Self] {
        stride(from: 0, to: games.count, by: 2).map { index in
            Self(
                id: games[index].id, top: games[index], bottom: index + 1 < games.count ? games[index + 1] : nil)
        }
    }
}

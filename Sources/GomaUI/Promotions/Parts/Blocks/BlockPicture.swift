/// A picture in a promotion: what it is called, what it shows, and its shape, which is known before it has come.
public struct BlockPicture: DefaultedData, Codable, Hashable, Sendable {
    /// The picture, by name; `nil` where there is none.
    public var name: String?
    /// What there is to see, in words: they stand where nothing can be drawn, and are read aloud.
    public var alternative: String
    /// Width by height, such as 2 for one that is twice as wide as it is high; at least 0.5 and at most 8 are drawn.
    @Limited<Proportion> public var proportion: Double

    public static let defaults = Self(name: nil, alternative: "")

    public init(name: String?, alternative: String, proportion: Double = 2) {
        self.name = name
        self.alternative = alternative
        self.proportion = proportion
    }
}

/// A tile that stands for one sport.
public struct SportTypeSelectorItemDisplayState: DisplayState, Identifiable, OneOfMany {
    /// Tells the sport from others.
    public var id: String
    /// What the sport is called.
    public var name: String
    /// Over the name; `nil` for none.
    public var icon: Pictogram?
    /// Whether it is the chosen one.
    public var isSelected: Bool
    /// Whether it can be chosen.
    public var isEnabled: Bool

    public static let blank = Self(id: "", name: "")

    public init(
        id: String, name: String, icon: Pictogram? = nil, isSelected: Bool = false, isEnabled: Bool = true
    ) {
        self.id = id
        self.name = name
        self.icon = icon
        self.isSelected = isSelected
        self.isEnabled = isEnabled
    }
}

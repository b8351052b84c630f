/// The branded head of a sheet as the customer sees it.
public struct CustomNavigationDisplayState: DisplayState {
    /// Which sheet it heads.
    public var id: String
    /// The brand's name, set as its mark; `nil` for a head without one.
    public var brand: String?
    /// The brand's picture before its name; `nil` for none.
    public var pictureName: String?
    /// What closes the sheet, such as a house that leads home; `nil` for a cross.
    public var closeIcon: Pictogram?
    /// The roles it is drawn in.
    public var style: CustomNavigationStyle

    public static let blank = Self(id: "")

    public init(
        id: String, brand: String? = nil, pictureName: String? = nil, closeIcon: Pictogram? = nil,
        style: CustomNavigationStyle = .standard
    ) {
        self.id = id
        self.brand = brand
        self.pictureName = pictureName
        self.closeIcon = closeIcon
        self.style = style
    }
}

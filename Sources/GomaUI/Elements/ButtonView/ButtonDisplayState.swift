/// A button as the customer sees it.
public struct ButtonDisplayState: DisplayState {
    /// Tells the button from others beside it.
    public var id: String
    /// What a press does, in the customer's words.
    public var title: String
    /// How the button is drawn.
    public var style: ButtonStyle
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// How much room it takes.
    public var density: ButtonDensity
    /// How strong the title is.
    public var emphasis: ButtonEmphasis
    /// Colours other than the style's own.
    public var customization: ButtonCustomization

    public static let blank = Self(id: "", title: "", isEnabled: false)
    public static let defaults = Self(id: "", title: "")

    public init(
        id: String, title: String, style: ButtonStyle = .solid, isEnabled: Bool = true,
        density: ButtonDensity = .regular, emphasis: ButtonEmphasis = .strong,
        customization: ButtonCustomization = .standard
    ) {
        self.id = id
        self.title = title
        self.style = style
        self.isEnabled = isEnabled
        self.density = density
        self.emphasis = emphasis
        self.customization = customization
    }
}

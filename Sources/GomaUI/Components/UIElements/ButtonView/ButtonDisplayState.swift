/// A button as the customer sees it.
public struct ButtonDisplayState: DisplayState {
    public var id: String
    public var title: String
    public var style: ButtonStyle
    public var isEnabled: Bool
    public var density: ButtonDensity
    public var emphasis: ButtonEmphasis
    public var customization: ButtonCustomization

    public static let blank = Self(id: "", title: "", isEnabled: false)

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

/// One bet type to switch the bet slip to.
public struct BetslipTypeTabItemDisplayState: DisplayState {
    public var id: String
    public var title: String
    public var icon: Pictogram?
    public var isSelected: Bool

    public static let blank = Self(id: "", title: "")

    public init(id: String, title: String, icon: Pictogram? = nil, isSelected: Bool = false) {
        self.id = id
        self.title = title
        self.icon = icon
        self.isSelected = isSelected
    }
}

extension BetslipTypeTabItemDisplayState: OneOfMany {}

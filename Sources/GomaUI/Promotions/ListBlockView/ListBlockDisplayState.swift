/// One step of a promotion: its number or picture, and the lines beside it.
public struct ListBlockDisplayState: DisplayState {
    /// What stands before the lines.
    public var marker: ListBlockMarker
    /// The lines, in their order.
    public var items: [BulletItemBlockDisplayState]

    public static let blank = Self(marker: .ring, items: [])

    public init(marker: ListBlockMarker, items: [BulletItemBlockDisplayState]) {
        self.marker = marker
        self.items = items
    }
}

/// The screen of one component, as its presenter sees it.
@MainActor
protocol ComponentScreen: AnyObject {
    /// Opens a panel in place of the one that is open, or closes that.
    func show(panel: PanelKind?)
    /// Says whether the state on show is an edited one.
    func show(edited content: PreviewContent)
    /// Whether there is room for other states.
    var hasRoomForTiles: Bool { get }
}

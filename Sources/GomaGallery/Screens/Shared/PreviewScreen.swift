/// A screen with a preview, as its presenter sees it.
protocol PreviewScreen: MessageScreen {
    /// Shows a component, or none where none is chosen.
    func show(preview: PreviewContent?)
    /// Says which of its states are edited, and what the one on show has become.
    func show(edited content: PreviewContent)
    func showTheme()
    /// Shows the component in other columns, characters or colours.
    func show(_ arrangement: PreviewArrangement)
    /// Says what is not as usual about the preview.
    func show(notes: [String])
    /// Says the same of time that has gone on by itself: what was said stays to be read.
    func update(notes: [String])
    /// Shows other states beside or below the one on show, or that alone.
    /// - Parameter isNew: whether the components have to be made anew.
    func show(tiles content: TilesContent?, current: Int, isNew: Bool)
    /// The components of other states are there.
    func tilesMade()
    /// Columns that the component is offered now; `nil` where there is none or no room for it.
    var offeredColumns: Int? { get }
    /// Takes the keys back from the component.
    func leaveComponent()
}

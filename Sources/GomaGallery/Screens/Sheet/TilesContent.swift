/// The content of tiles: the states of a component, and how they are shown.
@MainActor
struct TilesContent {
    let component: ComponentDescriptor
    let width: PreviewWidth
    /// The characters of the components; `nil` for those of the window.
    let glyphs: Glyphs?
    /// How their cells look; `nil` leaves them as everything else on the screen.
    let colors: EmulatedColors?
    /// The states that have been edited, as they are by now, by their places.
    let edited: [Int: JSONValue]

    /// Columns up to which names make tiles wider.
    private static let widestName = 30

    /// What the preview's settings ask for, of a component's states with what has been edited in them.
    init(_ component: ComponentDescriptor, services: GalleryServices) {
        self.component = component
        width = services.places.preview.width
        glyphs = services.previews.emulatedGlyphs
        colors = services.previews.emulatedColors
        edited = services.edits.edited(component)
    }

    /// The number and the name of a state, with a mark where it has been edited.
    /// - Parameter glyphs: those of the window.
    func title(ofState index: Int, in glyphs: Glyphs) -> DisplayText {
        let mark = edited[index] == nil ? "" : " \(glyphs.edited)"
        return DisplayText("\(index + 1)  \(component.states[index].name)\(mark)")
    }

    /// Columns of a tile in which most names have room.
    func nameWidth(in glyphs: Glyphs) -> Int {
        let name = component.states.indices.map { title(ofState: $0, in: glyphs).width }.max() ?? 0
        return min(name + PreviewBlock.margin.horizontal, Self.widestName)
    }
}

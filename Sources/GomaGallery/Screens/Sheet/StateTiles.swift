/// The tiles of a component's states that are at work in a view, each made when it is first asked for.
@MainActor
final class StateTiles {
    /// Makes the component in one of its states; `nil` where that cannot be done.
    var makeInstance: ((Int) -> ComponentInstance?)?
    private(set) var content: TilesContent?
    private weak var view: View?
    private var tiles: [Int: Tile] = [:]

    private struct Tile {
        let view: TileView
        let instance: ComponentInstance
        /// The state as it had been edited when this was made; `nil` where it had not been.
        let edited: JSONValue?
    }

    /// - Parameter view: holds the tiles, below all else that it holds.
    init(in view: View) { self.view = view }

    /// - Parameter isNew: whether the components have to be made anew; else those at work are shown in another way, but for
    ///   those whose states have been edited meanwhile.
    func show(_ content: TilesContent?, isNew: Bool) {
        self.content = content
        if isNew || content == nil { keep([]) }
        guard let content else { return }
        keep(Set(tiles.filter { $0.value.edited == content.edited[$0.key] }.keys))
        for tile in tiles.values { tile.view.show(content) }
    }

    /// How many states there are, at work or not.
    var count: Int { content?.component.states.count ?? 0 }

    /// The tile of a state, made unless it is at work already; `nil` where that cannot be done.
    func tile(at index: Int) -> TileView? {
        if let known = tiles[index] { return known.view }
        guard let content, let view, let instance = makeInstance?(index) else { return nil }
        let tile = TileView(
            number: index + 1, title: content.title(ofState: index, in: view.glyphs), component: instance.view,
            content: content)
        tiles[index] = Tile(view: tile, instance: instance, edited: content.edited[index])
        view.insertSubview(tile, at: 0)
        return tile
    }

    /// The tile of a state that is at work already.
    func known(at index: Int) -> TileView? { tiles[index]?.view }

    /// Rows that the tile of a state wants.
    /// - Parameter columns: offered to the component.
    func height(at index: Int, offering columns: Int) -> Int { tile(at: index)?.height(offering: columns) ?? 1 }

    /// Lets all tiles go but those of some states.
    func keep(_ states: Set<Int>) {
        for (index, tile) in tiles where !states.contains(index) {
            tile.view.removeFromSuperview()
            tiles[index] = nil
        }
    }

    /// The state whose tile lies at a place of the view.
    func state(at place: Point) -> Int? { tiles.first { $0.value.view.frame.contains(place) }?.key }
}

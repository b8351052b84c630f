/// One of the lines of a view that layout can pin, or one of its extents.
enum LayoutAttribute: Hashable, Sendable {
    case start, end, center, extent
}

/// The place to which something is scrolled, in rows.
public struct ScrollPlace: Hashable, Sendable {
    /// Rows before the first in view.
    public let offset: Int
    /// Rows that there is room for.
    public let room: Int
    /// Rows of all of it.
    public let length: Int

    /// A place among `length` rows, of which there is room for some.
    public init(offset: Int, room: Int, length: Int) {
        (self.offset, self.room, self.length) = (offset, room, length)
    }
}

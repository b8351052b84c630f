/// Something that is in a list for as long as somebody keeps it.
package protocol Leaving {
    /// Whether nobody does any more.
    var isGone: Bool { get }
}

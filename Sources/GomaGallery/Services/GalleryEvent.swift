/// An entry of the event log: something that somebody did in the gallery.
package struct GalleryEvent: Hashable, Sendable, CustomStringConvertible {
    let time: Instant
    /// What was done, such as "open component".
    let name: String
    /// To what, such as "goma:PillItem"; may be empty.
    let subject: String

    package var description: String { subject.isEmpty ? name : "\(name): \(subject)" }
}

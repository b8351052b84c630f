/// One column of one row as a dump tells of it.
struct DrawnCell: Equatable, Sendable {
    /// The cluster; empty in the right half of a wide one.
    var text: String
    var style: DrawnStyle

    static let blank = DrawnCell(text: " ", style: .plain)

    var isBlank: Bool { text == " " }
}

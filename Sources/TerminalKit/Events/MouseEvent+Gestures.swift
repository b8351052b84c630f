extension MouseEvent {
    /// Rows or columns that one notch of the wheel moves.
    package static let wheelStep = 3

    /// What a click with the left button sends.
    package static func click(at place: Point) -> [MouseEvent] {
        [MouseEvent(.press(.left), at: place), MouseEvent(.release(.left), at: place)]
    }

    /// What the left button sends that is pressed at one cell, and let go at another.
    package static func drag(from start: Point, to end: Point) -> [MouseEvent] {
        [
            MouseEvent(.press(.left), at: start), MouseEvent(.drag(.left), at: end),
            MouseEvent(.release(.left), at: end),
        ]
    }
}

/// What one frame cost.
package struct FrameCost: Hashable, Sendable {
    /// What its time went to.
    package enum Part: String, CaseIterable, Sendable {
        /// Handling what had arrived, without the layout that it led to.
        case events
        case layout
        case draw
        /// Looking for what differs from the picture before, and writing it into ncurses' picture.
        case compare
        /// ncurses' own comparison, and the terminal.
        case output
    }

    private var times: [Part: Duration] = [:]
    package var viewsLaidOut = 0
    package var viewsDrawn = 0
    /// Cells drawn, a cell drawn twice counted twice.
    package var cells = 0
    /// Bytes sent to the terminal; `nil` where the system does not tell.
    package var bytes: Int?

    package init() {}

    package subscript(part: Part) -> Duration {
        get { times[part, default: .zero] }
        set { times[part] = newValue }
    }

    package var time: Duration { times.values.reduce(.zero, +) }

    /// A time such as `0.38 ms`, to the nearest hundredth.
    package static func text(of time: Duration) -> String {
        let hundredths = (time + .microseconds(5)) / Duration.microseconds(10)
        let (whole, rest) = Int(hundredths.rounded(.down)).quotientAndRemainder(dividingBy: 100)
        return "\(whole).\(rest.padded(to: 2)) ms"
    }
}

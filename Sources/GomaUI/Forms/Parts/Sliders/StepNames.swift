/// The names of a slider's steps, each in the middle below its step. Where room runs out, the chosen one stays, then
/// those of both ends, then every second or third.
package final class StepNames: View {
    private lazy var labels = RepeatedViews(in: self) { Label(style: TextStyle(.textPrimary)) }
    private var widths: [Int] = []
    private var chosen = 0
    /// The column of each step; the slider writes it whenever it lays this view out.
    package var centers: [Int] = []

    /// Columns of the first name and of the last.
    package var outerWidths: (first: Int, last: Int) { (widths.first ?? 0, widths.last ?? 0) }

    /// - Parameter isEnabled: whether another step can be chosen.
    package func show(_ names: [String], chosen: Int, isEnabled: Bool) {
        self.chosen = chosen
        widths = names.map { DisplayText($0).width }
        labels.show(Array(names.enumerated())) { label, name in
            label.text = name.element
            label.accessibilityLabel = ""
            label.style = Self.style(isChosen: name.offset == chosen, isEnabled: isEnabled)
        }
        setNeedsLayout()
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: widths.reduce(max(0, widths.count - 1), +), height: widths.allSatisfy { $0 == 0 } ? 0 : 1)
    }

    override package func layoutSubviews() {
        let room = Spacing.xs..<max(Spacing.xs, bounds.width)
        let places = Self.places(of: widths, around: centers, chosen: chosen, in: room)
        for (label, place) in zip(labels.views, places) {
            label.frame = place.map { Rect(x: $0.lowerBound, y: 0, width: $0.count, height: 1) } ?? .zero
        }
    }

    /// The columns of each name; `nil` for those without room.
    /// - Parameters:
    ///   - widths: columns of the names.
    ///   - centers: the columns that they stand around, one for each.
    ///   - chosen: the one that is there in any case.
    ///   - room: columns there are.
    package static func places(of widths: [Int], around centers: [Int], chosen: Int, in room: Range<Int>) -> [Range<
        Int
    >?] {
        var places = [Range<Int>?](repeating: nil, count: widths.count)
        guard centers.count == widths.count, !room.isEmpty else { return places }
        let wishes = zip(widths, centers).map { width, center in
            let width = min(width, room.count)
            let start = max(room.lowerBound, min(center - (width - 1) / 2, room.upperBound - width))
            return start..<start + width
        }
        let order = [chosen, 0, widths.count - 1].filter(widths.indices.contains) + evenlyApart(wishes)
        for index in order where places[index] == nil && widths[index] > 0 {
            let isFree = places.allSatisfy { $0.map { isApart($0, wishes[index]) } ?? true }
            if isFree { places[index] = wishes[index] }
        }
        return places
    }

    /// Every name, every second or every third, and so on: the first of these of which no two would touch.
    private static func evenlyApart(_ wishes: [Range<Int>]) -> [Int] {
        let choices = (1...max(1, wishes.count)).lazy.map { Array(stride(from: 0, to: wishes.count, by: $0)) }
        return choices.first { zip($0, $0.dropFirst()).allSatisfy { isApart(wishes[$0], wishes[$1]) } } ?? []
    }

    private static func isApart(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.upperBound < other.lowerBound || other.upperBound < one.lowerBound
    }

    private static func style(isChosen: Bool, isEnabled: Bool) -> TextStyle {
        guard isEnabled else { return TextStyle(.textSecondary, isChosen ? [.bold, .dim] : .dim) }
        return isChosen ? TextStyle(.highlightPrimary, .bold) : TextStyle(.textPrimary)
    }
}

/// One state of a component, drawn in one size after the other in the same window.
@MainActor
final class SizeSweep {
    /// A comparison of a picture with the one at full width.
    struct Finding {
        /// Whether everything is drawn.
        let isComplete: Bool
        /// Whether nothing is cut and everything can be used.
        let isUsable: Bool
        let height: Int
    }

    private let view: View
    private let window: Window
    private let ellipsis: Cluster?
    private let reference: Content
    private var findings: [Int: Finding] = [:]
    /// Findings by the size that the component takes: what it draws hangs on nothing else of the width.
    private var findingsBySize: [Size: Finding] = [:]
    private(set) var pictureCount = 0

    /// The readable content of a picture.
    private struct Content {
        var inks: [Cluster: Int] = [:]
        var words: Set<[Cluster]> = []
        var ellipses = 0
        var stops = 0
        /// Whether a strip is narrower than one of its items.
        var hasTightStrip = false
    }

    init(_ instance: ComponentInstance) {
        view = instance.view
        window = ComponentRenderer.hosting(instance, width: SizeOracle.widths.upperBound)
        ellipsis = instance.environment.glyphs.ellipsis.elements.first?.cluster
        window.update()
        reference = Self.content(of: view, in: window.surface, ellipsis: ellipsis)
        pictureCount = 1
    }

    subscript(width: Int) -> Finding {
        if let known = findings[width] { return known }
        let size = ComponentRenderer.fittingSize(of: view, width: width)
        if let known = findingsBySize[size] {
            findings[width] = known
            return known
        }
        window.resize(to: size)
        window.update()
        pictureCount += 1
        let content = Self.content(of: view, in: window.surface, ellipsis: ellipsis)
        let finding = Finding(
            isComplete: content.inks == reference.inks,
            isUsable: content.ellipses <= reference.ellipses && content.stops >= reference.stops
                && !content.hasTightStrip && content.words.isSubset(of: reference.words),
            height: size.height)
        findings[width] = finding
        findingsBySize[size] = finding
        return finding
    }

    /// The width with the rows that the state takes at it.
    func extent(at width: Int) -> ComponentSizes.Extent {
        ComponentSizes.Extent(width: width, height: self[width].height)
    }

    // MARK: Reading a picture

    private static func content(of view: View, in surface: Surface, ellipsis: Cluster?) -> Content {
        var content = Content()
        let strips = strips(in: view)
        content.stops = stops(in: view, strips)
        content.hasTightStrip = strips.contains(where: isTight)
        let covered = strips.filter { $0.canScrollLeft || $0.canScrollRight }.flatMap(cutItems)
        for y in 0..<surface.size.height {
            var word: [Cluster] = []
            for x in 0..<surface.size.width {
                let cell = surface[x, y]
                if cell.isContinuation { continue }
                let ink = Ink(cell.cluster)
                if ink != .none { content.inks[cell.cluster, default: 0] += 1 }
                let isCutByStrip = covered.contains { $0.contains(Point(x: x, y: y)) }
                if cell.cluster == ellipsis, !isCutByStrip { content.ellipses += 1 }
                if ink == .letter, !isCutByStrip {
                    word.append(cell.cluster)
                } else if !word.isEmpty {
                    content.words.insert(word)
                    word = []
                }
            }
            if !word.isEmpty { content.words.insert(word) }
        }
        return content
    }

    /// Parts that scroll sideways.
    private static func strips(in view: View) -> [ScrollView] {
        guard !view.isHidden else { return [] }
        let own = (view as? ScrollView).map { $0.axis == .horizontal ? [$0] : [] }
        return (own ?? []) + view.subviews.flatMap(strips)
    }

    /// Whether a row that scrolls sideways is narrower than one of its items; pages of a carousel are as wide as it is.
    private static func isTight(_ strip: ScrollView) -> Bool {
        guard let row = row(of: strip) else { return false }
        return row.subviews.filter { !$0.isHidden }.contains {
            $0.measure(Size(width: View.unbounded, height: View.unbounded)).width > strip.bounds.width
        }
    }

    private static func row(of strip: ScrollView) -> StackView? {
        (strip.content as? StackView) ?? strip.content?.subviews.first as? StackView
    }

    /// Where items of a strip are drawn that are not wholly in view.
    private static func cutItems(of strip: ScrollView) -> [Rect] {
        let window = strip.visibleRect
        return (row(of: strip) ?? strip.content ?? strip).subviews.filter { !$0.isHidden && !$0.frame.isEmpty }
            .map { $0.convertToWindow($0.bounds) }
            .filter { $0.minX < window.minX || $0.maxX > window.maxX }
            .map { $0.intersection(window) }
    }

    /// Places that can have the focus; in what scrolls sideways all controls, as each can be scrolled to.
    private static func stops(in view: View, _ strips: [ScrollView]) -> Int {
        let outside = view.focusableViews.filter { stop in !strips.contains { stop.isDescendant(of: $0) } }
        let inside = strips.flatMap { $0.content?.tree ?? [] }
            .filter { ($0 as? Control).map { $0.isEnabled && !$0.keyBindings.isEmpty } ?? false }
        return outside.count + inside.count
    }

    /// The purpose of a cluster in a picture.
    private enum Ink {
        /// Blank, a line or a fill.
        case none
        case letter
        case mark

        init(_ cluster: Cluster) {
            guard let scalar = cluster.scalar else {
                self = .mark
                return
            }
            switch scalar.value {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
            case 0x20, 0x2D, 0x5F, 0x7C, 0x2500...0x259F: self = .none
            case 0..<0x80: self = .mark
            default: self = scalar.properties.isAlphabetic ? .letter : .mark
            }
        }
    }
}

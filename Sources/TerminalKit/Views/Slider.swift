/// A slider: a whole number between two ends, which a thumb on a track chooses.
///
/// It only asks: its owner decides, and sets ``value``. So an owner may prefer some values, such as the ends.
open class Slider: Control {
    /// Both ends; the number may stand for anything, such as hundredths of a currency.
    public var range: ClosedRange<Int> {
        didSet { if range != oldValue { setNeedsDisplay() } }
    }
    /// What is chosen; anything outside the range counts as the nearer end.
    public var value: Int {
        didSet { if value != oldValue { setNeedsDisplay() } }
    }
    /// How far an arrow key moves.
    public var step = 1
    /// How far PgUp and PgDn move.
    public var pageStep = 10
    /// Called with the value that the customer wants, never the one there is.
    public var onChange: ((Int) -> Void)?
    /// Called once the customer is done choosing: when the mouse is let go of, and after each key that asked for a value.
    package var onSettle: (() -> Void)?
    /// What Enter and Space do with the value that is chosen, in a word or two for help lines, and the doing; `nil` where
    /// its owner has no use for that.
    public var submission: (title: String, action: () -> Void)?
    /// What a screen reader says of the value; the number itself where `nil`.
    public var valueText: String?
    /// Values that have a mark on the track, in their order; none is drawn where two would stand side by side.
    package var marks: [Int] = [] {
        didSet { if marks != oldValue { setNeedsDisplay() } }
    }
    /// The thumb; the one that all sliders have where `nil`.
    package var thumb: DisplayText? {
        didSet { if thumb != oldValue { setNeedsDisplay() } }
    }
    /// Line of the track beyond the thumb; up to it, it is heavy.
    package var trackLine = BorderStyle.light {
        didSet { if trackLine != oldValue { setNeedsDisplay() } }
    }
    /// Look of the track up to the thumb, and of the thumb unless it has its own.
    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// Look of the thumb; ``style`` where `nil`.
    package var thumbStyle: TextStyle? {
        didSet { if thumbStyle != oldValue { setNeedsDisplay() } }
    }
    /// Look of the track beyond the thumb.
    public var trackStyle: TextStyle {
        didSet { if trackStyle != oldValue { setNeedsDisplay() } }
    }
    /// Whether it looks as in use all the same while it is out of it: there is one value, and it is chosen.
    package var isDecided = false {
        didSet { if isDecided != oldValue { setNeedsDisplay() } }
    }
    /// Look of all of it while it is out of use.
    public var disabledStyle = TextStyle(foreground: .terminalDefault, attributes: .dim) {
        didSet { if disabledStyle != oldValue { setNeedsDisplay() } }
    }

    /// Whether the mouse was pressed on it and has not been let go of.
    private var isHeld = false

    public init(
        _ value: Int = 0, in range: ClosedRange<Int> = 0...100, style: TextStyle = .plain,
        trackStyle: TextStyle = .plain
    ) {
        self.value = value
        self.range = range
        self.style = style
        self.trackStyle = trackStyle
        super.init()
    }

    /// Twenty-four columns if there are as many; pins or ``View/grows`` give it more.
    override open func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(proposal.width, 24 + borderCells), height: 1 + borderCells)
    }

    override open var accessibilityValue: String? {
        ReadingText.joined([valueText ?? "\(chosen)", super.accessibilityValue])
    }

    override open var cursorPosition: Point? { Point(x: thumbColumn, y: track.minY) }

    override open var keyBindings: [KeyBinding] { moves + submits }

    private var moves: [KeyBinding] {
        [
            KeyBinding(KeyEvent(.left), keyTitle(.less)) { [self] in move(by: -step) },
            KeyBinding(KeyEvent(.right), keyTitle(.more)) { [self] in move(by: step) },
            KeyBinding(KeyEvent(.pageDown), keyTitle(.muchLess)) { [self] in move(by: -pageStep) },
            KeyBinding(KeyEvent(.pageUp), keyTitle(.muchMore)) { [self] in move(by: pageStep) },
            KeyBinding(KeyEvent(.home), keyTitle(.least)) { [self] in move(to: range.lowerBound) },
            KeyBinding(KeyEvent(.end), keyTitle(.most)) { [self] in move(to: range.upperBound) },
        ]
    }

    /// A click chooses and does not submit, so these are not what a click does.
    private var submits: [KeyBinding] {
        guard let submission else { return [] }
        return [KeyBinding(.keys(KeyBinding.Trigger.activate.keys), submission.title) { submission.action() }]
    }

    /// A press puts the thumb where the mouse is, and it follows the mouse until that is let go of.
    override open func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled else { return false }
        switch mouse.action {
        case .press(.left):
            isHeld = true
            window?.focus(self)
        case .drag(.left) where isHeld: break
        case .release(.left) where isHeld: isHeld = false
        case .press, .drag, .release, .wheelUp, .wheelDown: return false
        }
        ask(for: value(atColumn: mouse.location.x))
        if case .release = mouse.action { onSettle?() }
        return true
    }

    /// Lets go of the mouse: it shows another value from now on, which the mouse was not pressed for.
    package func letGo() { isHeld = false }

    override open func draw(in painter: Painter) {
        let track = track
        guard !track.isEmpty else { return }
        let thumb = thumb ?? painter.glyphs.sliderThumb
        let filled = Rect(x: track.minX, y: track.minY, width: thumbColumn - track.minX, height: 1)
        let rest = Rect(x: thumbColumn + 1, y: track.minY, width: track.maxX - thumbColumn - 1, height: 1)
        draw(trackLine, in: rest, of: painter, style: trackStyle)
        draw(.heavy, in: filled, of: painter, style: style)
        let place = Point(x: max(track.minX, min(thumbColumn, track.maxX - thumb.width)), y: track.minY)
        painter.draw(thumb, at: place, style: looksEnabled ? thumbStyle ?? style : disabledStyle)
    }

    private var looksEnabled: Bool { isEnabled || isDecided }

    /// One side of the track, with its marks.
    private func draw(_ line: BorderStyle, in part: Rect, of painter: Painter, style: TextStyle) {
        let line = painter.glyphs.border(looksEnabled ? line : .broken).horizontal
        let style = looksEnabled ? style : disabledStyle
        painter.fill(part, with: DisplayText(String(line)), style: style)
        let mark = DisplayText(String(Self.mark(on: line, in: painter.glyphs)))
        for column in markColumns where part.minX <= column && column < part.maxX {
            painter.draw(mark, at: Point(x: column, y: part.minY), style: style)
        }
    }

    /// A line with a short one that leaves it downwards.
    private static func mark(on line: Unicode.Scalar, in glyphs: Glyphs) -> Unicode.Scalar {
        let down = BoxLine("╷")
        return BoxLine(line).flatMap { line in down.flatMap { line.joined(with: $0).scalar } } ?? glyphs.light.topLeft
    }

    private var markColumns: [Int] {
        let columns = marks.map(column)
        return zip(columns, columns.dropFirst()).allSatisfy { $1 - $0 > 1 } ? columns : []
    }

    /// The columns between the ends; without a border, the first of the view is kept for the focus mark.
    private var track: Rect {
        let area = contentBounds
        let mark = border == nil && showsFocusMark && area.width > 2 ? 1 : 0
        return Rect(x: area.minX + mark, y: area.minY, width: area.width - mark, height: min(1, area.height))
    }

    private var chosen: Int { min(max(value, range.lowerBound), range.upperBound) }

    private var span: Double { Double(range.upperBound) - Double(range.lowerBound) }

    /// Where the thumb stands.
    private var thumbColumn: Int { column(of: chosen) }

    /// Where the thumb stands for a value, in the view's columns; at an end only where the value is.
    package func column(of value: Int) -> Int {
        let last = max(0, track.width - 1)
        guard span > 0 else { return track.minX }
        let value = min(max(value, range.lowerBound), range.upperBound)
        let share = (Double(value) - Double(range.lowerBound)) / span
        let column = Int((share * Double(last)).rounded())
        let isInside = value != range.lowerBound && value != range.upperBound && last > 1
        return track.minX + (isInside ? min(max(column, 1), last - 1) : column)
    }

    private func value(atColumn column: Int) -> Int {
        let last = track.width - 1
        // On a single cell the mouse tells no value from another.
        guard last > 0 else { return chosen }
        let place = min(max(column - track.minX, 0), last)
        if place == 0 { return range.lowerBound }
        if place == last { return range.upperBound }
        // From end to end there may be more than an `Int` counts.
        let distance = UInt((span * Double(place) / Double(last)).rounded())
        return range.lowerBound &+ Int(bitPattern: distance)
    }

    /// A key asks for a value so far from the one there is, or for the end where that is nearer.
    private func move(by distance: Int) {
        let (wish, isBeyond) = chosen.addingReportingOverflow(distance)
        let end = distance > 0 ? range.upperBound : range.lowerBound
        move(to: isBeyond ? end : wish)
    }

    /// A key asks for a value, and is done with it.
    private func move(to wish: Int) {
        if ask(for: wish) { onSettle?() }
    }

    /// - Returns: whether it is another value than before.
    @discardableResult
    private func ask(for wish: Int) -> Bool {
        let wish = min(max(wish, range.lowerBound), range.upperBound)
        guard wish != chosen else { return false }
        onChange?(wish)
        return true
    }
}

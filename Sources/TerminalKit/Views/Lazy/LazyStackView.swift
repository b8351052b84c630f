/// Views below each other, or in equal columns, of which only those in or near view are made, however many there are.
///
/// It lies in the content of a ``ScrollView``, alone or among other views. Elements have identities: where ``ids`` change,
/// those that stay keep their views. What is first in view stays where it is on the screen, whatever comes, goes or turns
/// out higher above it; at its very start, a page stays there. Heights are exact once an element has been made, and the
/// mean of these before. An element that has the focus keeps its view wherever the page is scrolled to, and keys that move
/// the focus lead on to elements that have not been made.
///
/// ```
/// let matches = LazyStackView(ids, spacing: 1) { id in MatchRow(id) }
/// let page = ScrollView(StackView([header, matches], axis: .vertical))
/// ```
///
/// An element without height takes no place. What is to be gone for long is better left out of ``ids``: a run of elements
/// without height is made until one is found that has some, and in columns others move up once it is known that it has none.
public final class LazyStackView: View {
    /// The elements, in their order, each once; one that comes again is not shown again.
    public var ids: [String] {
        get { awaited ?? elements }
        set { change(to: newValue) }
    }
    /// Blank rows between elements, unless the columns say otherwise.
    public var spacing: Int { didSet { if spacing != oldValue { forgetPlaces() } } }
    /// The columns in which elements stand, line by line; ``columnsInRoom`` goes before it.
    public var columns = StackColumns.one { didSet { if columns != oldValue { setNeedsLayout() } } }
    /// The columns for a room of some cells' width, where they hang on that; `nil` where they do not.
    public var columnsInRoom: ((Int) -> StackColumns)? { didSet { setNeedsLayout() } }
    /// Told when an element's view goes, as it is far out of view or its element has gone: a place to let go of what it
    /// follows, or to keep the view for another element.
    public var onRelease: (@MainActor (_ id: String, _ view: View) -> Void)?

    private let make: @MainActor (String) -> View
    private(set) var elements: [String]
    /// Elements that were set while views were made or let go of: they are shown after that.
    private var awaited: [String]?
    /// The views that there are, by their elements.
    var made: [String: Made] = [:]
    /// The places in the columns laid out last; others that may be needed again after it.
    var places: LazyPlaces
    private var otherPlaces: [LazyPlaces] = []
    /// The room for which ``places`` hold; `nil` before the first layout.
    private(set) var room: Int?
    /// Rows of all elements, as the views around have heard last.
    private(set) var told = 0
    /// Rows for which all elements are there.
    var coveredRows = 0..<0
    /// Whether elements are going to be made between keys.
    var isLookingAhead = false
    /// Elements whose views stay although they are far out of view.
    var held = LazyHolds()
    /// What stays where it is on the screen.
    var marks = LazyMarks()
    /// Elements that have been looked at for controls and hold none.
    var barren: Set<Int> = []
    /// Whether views are being put in and taken out by this view itself.
    private var isArranging = false
    /// Whether a view is being let go of, which is not put in again.
    private(set) var isReleasing = false

    /// The view of an element.
    struct Made {
        let view: View
        var index: Int
    }

    /// A stack of elements, of which those in view are made.
    /// - Parameters:
    ///   - ids: the elements, in their order, each once.
    ///   - spacing: blank rows between them.
    ///   - columns: those in which they stand, line by line.
    ///   - make: makes the view of an element, each time that it comes near view.
    public init(
        _ ids: [String] = [], spacing: Int = 0, columns: StackColumns = .one,
        make: @escaping @MainActor (_ id: String) -> View
    ) {
        elements = ids
        self.spacing = spacing
        self.columns = columns
        self.make = make
        places = LazyPlaces(ids.count, columns: .one, width: 0, spacing: spacing)
        super.init()
    }

    // MARK: Elements

    /// The view of an element; `nil` while it has none.
    public func view(for id: String) -> View? { made[id]?.view }

    /// Has an element's view made anew; those that have none are measured anew when they come near view.
    public func reload(_ id: String) {
        guard let index = made[id]?.index ?? elements.firstIndex(of: id) else { return }
        places.forget(index)
        for other in otherPlaces.indices { otherPlaces[other].forget(index) }
        barren.remove(index)
        if let gone = made[id] { release(id, gone) }
        setNeedsLayout()
    }

    /// Takes over views of elements that something else has shown so far.
    package func adopt(_ views: [String: View]) {
        arrange {
            for (index, id) in elements.enumerated() where made[id] == nil {
                guard let view = views[id] else { continue }
                made[id] = Made(view: view, index: index)
                addSubview(view)
            }
        }
        setNeedsLayout()
    }

    private func change(to new: [String]) {
        guard !isArranging else { return awaited = new }
        guard new != elements else { return }
        if !marks.hasChanged { noteMarks() }
        take(new)
    }

    /// Takes over other elements. What is to stay in view has been noted by then.
    private func take(_ new: [String]) {
        let change = LazyChange(from: elements, to: new) { index, id in
            made[id] != nil || places.height(of: index) != nil
        }
        elements = new
        places = places.renewed(change.origins)
        otherPlaces = otherPlaces.map { $0.renewed(change.origins) }
        barren = []
        let targets = change.targets(of: made.values.map(\.index))
        arrange {
            for (id, element) in made {
                if let index = targets[element.index] { made[id]?.index = index } else { release(id, element) }
            }
        }
        marks.hasChanged = true
        setNeedsLayout()
    }

    private func forgetPlaces() {
        noteMarks()
        otherPlaces = []
        room = nil
        setNeedsLayout()
    }

    // MARK: Layout

    override var wishHangsOnSubviews: Bool { !isArranging }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let width = proposal.width < View.unbounded ? proposal.width : columnsWidth
        guard let room, proposal.width == room else {
            return Size(width: width, height: (otherPlaces.first { $0.fits(resolved(width)) } ?? places).total)
        }
        measureMade()
        told = places.total
        return Size(width: width, height: told)
    }

    /// What all columns of a fixed width take.
    private var columnsWidth: Int {
        let columns = columnsInRoom?(View.unbounded) ?? columns
        return columns.width.map { columns.count * ($0 + columns.gap) - columns.gap } ?? bounds.width
    }

    override public func layoutSubviews() {
        // A stack gives what wants no rows no room at all: what is known of the room that it had stays.
        guard bounds.width > 0 else { return coveredRows = 0..<0 }
        usePlaces(for: bounds.width)
        measureMade()
        // At its start, a page stays there.
        let shift = marks.takeShift(of: self)
        marks.shift = (scroller?.contentOffset ?? 0) > 0 ? shift : 0
        arrange { makeElementsInView() }
        placeViews()
        if places.total != told || marks.shift != 0 { tellChange() }
    }

    private func resolved(_ room: Int) -> (columns: StackColumns, width: Int) {
        let columns = columnsInRoom?(room) ?? columns
        return (columns, columns.width(in: room))
    }

    /// Goes over to the places in the columns of a room. Those of other rooms are kept, as a bar comes and goes.
    private func usePlaces(for width: Int) {
        let new = resolved(width)
        defer { room = width }
        guard room == nil || !places.fits(new) else { return }
        if room != nil { otherPlaces.insert(places, at: 0) }
        // What was answered for this room may have been long ago.
        told = bounds.height
        if let known = otherPlaces.firstIndex(where: { $0.fits(new) }) {
            places = otherPlaces.remove(at: known)
        } else {
            places = LazyPlaces(
                elements.count, columns: new.columns, width: new.width, spacing: new.columns.spacing ?? spacing,
                estimate: places.known > 0 ? places.estimate : nil)
        }
        otherPlaces = Array(otherPlaces.prefix(2))
    }

    /// Measures the elements that have a view; most know their height already.
    private func measureMade() {
        var heights: [(element: Int, height: Int)] = []
        for element in made.values {
            let (index, height) = (element.index, height(of: element.view))
            guard places.height(of: index) != height else { continue }
            heights.append((index, height))
            // What has changed is another height in other columns too.
            guard places.height(of: index) != nil else { continue }
            for other in otherPlaces.indices { otherPlaces[other].forget(index) }
        }
        if !heights.isEmpty { places.set(heights.sorted { $0.element < $1.element }) }
    }

    private func height(of view: View) -> Int {
        view.isHidden ? 0 : view.measure(Size(width: places.width, height: View.unbounded)).height
    }

    /// Makes what is in view or near it, as long as what turns out higher or lower leads to more; lets go of the rest.
    private func makeElementsInView() {
        guard var port else {
            // What is there is not known to be what will be in view.
            coveredRows = 0..<0
            return
        }
        port = port.lowerBound + marks.shift..<port.upperBound + marks.shift
        let hold = discoveryHold(in: port)
        var known = Set(made.values.map(\.index))
        while true {
            let missing = places.elements(in: Self.rows(near: port)).filter { !known.contains($0) }
            guard !missing.isEmpty else { break }
            // By ones and twos until it is known how high they are.
            let some = missing.prefix(max(1, places.known))
            places.set(some.map { ($0, makeElement($0)) })
            known.formUnion(some)
            let moved = row(of: hold, in: port) - hold.row
            marks.shift += moved
            port = port.lowerBound + moved..<port.upperBound + moved
        }
        coveredRows = Self.rows(near: port)
        releaseFar(from: port)
        marks.note(in: port, of: self)
    }

    /// Makes an element's view, unless it has one.
    /// - Returns: its height.
    @discardableResult
    func makeElement(_ index: Int) -> Int {
        let id = elements[index]
        if let known = made[id] { return known.index == index ? height(of: known.view) : 0 }
        let view = make(id)
        made[id] = Made(view: view, index: index)
        addSubview(view)
        return height(of: view)
    }

    /// Does what puts views in and takes them out.
    func arrange(_ work: () -> Void) {
        let isInside = isArranging
        isArranging = true
        work()
        arrangeSubviews(views(of: made))
        isArranging = isInside
        guard !isInside, let new = awaited else { return }
        awaited = nil
        // What is in view is not noted again: places have changed since, and the page has not been scrolled.
        if new != elements { take(new) }
    }

    /// Lets go of the views of elements that are so far out of view that nobody gets there by one key.
    func releaseFar(from port: Range<Int>) {
        let (rows, more) = (Self.rows(near: port), window?.idle == nil ? port.count / 2 : port.count)
        let staying = elements(near: rows.lowerBound - more..<rows.upperBound + more)
        for (id, element) in made where staying[id] == nil { release(id, element) }
    }

    /// In the order of their elements.
    func views(of made: [String: Made]) -> [View] {
        made.values.sorted { $0.index < $1.index }.map(\.view)
    }

    func release(_ id: String, _ element: Made) {
        made[id] = nil
        isReleasing = true
        element.view.removeFromSuperview()
        isReleasing = false
        onRelease?(id, element.view)
    }

    func placeViews() {
        for element in made.values { element.view.frame = places.frame(of: element.index) }
    }

    /// Has the views around lay out anew, as this one has become higher or lower.
    func tellChange() {
        told = places.total
        scroller?.contentTurnedOut()
        wishChangedInside()
    }

    override var partsInReach: [View] { elementsInReach() }

    override public func windowChanged(isInWindow: Bool) {
        super.windowChanged(isInWindow: isInWindow)
        guard let window else { return }
        if isInWindow { window.lazyStacks.add(self) } else { window.lazyStacks.remove(self) }
    }
}

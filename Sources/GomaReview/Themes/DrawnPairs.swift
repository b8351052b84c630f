/// Every pair of colours that components and screens draw, and who draws it, found by drawing them.
@MainActor
package struct DrawnPairs {
    /// The extent of a search: the columns and moments to draw, and whether the focus moves.
    package struct Scope: Sendable {
        /// Columns offered beside each component's own default.
        var widths: [Int]
        /// Moments since the first frame, in order.
        var moments: [Duration]
        /// Whether to move the focus through all parts.
        var visitsFocus: Bool

        /// All there is to see.
        package static let whole = Scope(
            widths: [24, 80], moments: [.zero, .milliseconds(200), .seconds(2), .milliseconds(3200)], visitsFocus: true)
        /// Each state as it first appears: enough to say who uses what.
        package static let firstFrames = Scope(widths: [], moments: [.zero], visitsFocus: false)
    }

    /// States by the component that draws a pair in them.
    typealias Users = [String: Set<String>]

    private(set) var users: [DrawnPair: Users] = [:]
    /// Cells of each pair, all pictures together: which ground is usual for a text.
    private(set) var cellCounts: [DrawnPair: Int] = [:]
    /// Who draws a shape first, and in which state: `OutcomeItem (odds-up)`.
    private(set) var firstUsers: [DrawnShape: String] = [:]
    /// Who draws a cell otherwise where it is out of use, and in which state.
    private(set) var twins: [DisabledTwin: String] = [:]
    /// Components that fill cells with a ground, whether or not something stands there.
    private(set) var groundUsers: [NamedReference: Set<String>] = [:]

    /// The picture that was added last, and what it shows.
    private var last: (surface: Surface, rows: [DrawnRow], all: DrawnRow)?
    /// The shapes of cells that show the same wherever they stand.
    private var known: [Cell: DrawnShape] = [:]

    package init() {}

    /// What the components draw on the gallery's ground.
    /// - Parameter told: what other programs have found, by the components' identities.
    package init(of components: [ComponentDescriptor], scope: Scope = .whole, told: [String: DrawnPairs] = [:]) {
        for component in components {
            if let pairs = told[component.id] { add(pairs) } else { add(component, scope: scope) }
        }
    }

    /// What a check finds among the shapes, in order, each with who draws it first.
    func shortfalls(_ find: (DrawnShape, String) -> ThemeShortfall?) -> [ThemeShortfall] {
        firstUsers.compactMap { find($0.key, $0.value) }.inOrder
    }

    /// In the order of their names.
    var pairs: [DrawnPair] {
        users.keys.map { (pair: $0, name: $0.name) }
            .sorted { ($0.name, $0.pair.kind.rawValue) < ($1.name, $1.pair.kind.rawValue) }
            .map(\.pair)
    }

    /// Those that have to be seen, in the order of their names.
    var checked: [DrawnPair] { pairs.filter { $0.kind != .decoration } }

    /// Adds all that a picture shows under the names of a component and one of its states.
    package mutating func add(_ surface: Surface, component: String, state: String) {
        let picture = shown(by: surface)
        for ground in picture.grounds { groundUsers[NamedReference(ground), default: []].insert(component) }
        for (shape, count) in picture.shapes {
            users[shape.pair, default: [:]][component, default: []].insert(state)
            cellCounts[shape.pair, default: 0] += count
            if firstUsers[shape] == nil { firstUsers[shape] = "\(component) (\(state))" }
        }
    }

    /// Adds what has been found elsewhere, as though it were drawn after all that is here.
    private mutating func add(_ other: DrawnPairs) {
        users.merge(other.users) { $0.merging($1) { $0.union($1) } }
        cellCounts.merge(other.cellCounts, uniquingKeysWith: +)
        firstUsers.merge(other.firstUsers) { first, _ in first }
        groundUsers.merge(other.groundUsers) { $0.union($1) }
        twins.merge(other.twins) { first, _ in first }
    }

    /// What a picture shows. Mostly it is the one before, in which a part has lost the focus and another got it.
    private mutating func shown(by surface: Surface) -> DrawnRow {
        let before = last?.surface.size == surface.size ? last : nil
        if let before, before.surface == surface { return before.all }
        let rows = (0..<surface.size.height).map { y in
            if let before, before.surface.row(y) == surface.row(y) { return before.rows[y] }
            return DrawnRow(surface.row(y), &known)
        }
        let all = rows.reduce(into: DrawnRow()) { $0.add($1) }
        last = (surface, rows, all)
        return all
    }

    /// Adds two pictures of a thing that differ in its use alone. Where they are not equally large nothing tells which cells
    /// belong together.
    mutating func addTwins(on: Surface, off: Surface, drawnBy user: String) {
        guard on.size == off.size else { return }
        for twin in zip(on.cells, off.cells).compactMap({ DisabledTwin(on: $0, off: $1) }) where twins[twin] == nil {
            twins[twin] = user
        }
    }

    private mutating func add(_ component: ComponentDescriptor, scope: Scope) {
        for index in component.states.indices {
            for width in [component.defaultWidth] + scope.widths {
                add(component, stateAt: index, width: width, scope: scope)
            }
        }
    }

    package mutating func add(
        _ component: ComponentDescriptor, stateAt index: Int, width: Int, scope: Scope
    ) {
        let environment = ViewEnvironment.simulated()
        let instance = component.instance(stateAt: index, in: environment)
        let window = ComponentRenderer.hosting(instance, width: width)
        window.background = .role(.backgroundPrimary)
        func draw() {
            window.update()
            add(window.surface, component: component.name, state: component.states[index].name)
        }
        var time = Duration.zero
        for moment in scope.moments {
            environment.scheduler.advance(by: moment - time)
            time = moment
            window.resize(to: ComponentRenderer.fittingSize(of: instance.view, width: width))
            draw()
        }
        guard scope.visitsFocus else { return }
        for stop in instance.view.focusableViews {
            window.focus(stop)
            draw()
        }
    }
}

/// What one program tells another of what a component draws; twins are found where all are together.
extension DrawnPairs: Codable {
    private enum Key: CodingKey { case users, cellCounts, firstUsers, groundUsers }

    package nonisolated init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        users = try values.decode([DrawnPair: Users].self, forKey: .users)
        cellCounts = try values.decode([DrawnPair: Int].self, forKey: .cellCounts)
        firstUsers = try values.decode([DrawnShape: String].self, forKey: .firstUsers)
        groundUsers = try values.decode([NamedReference: Set<String>].self, forKey: .groundUsers)
    }

    package nonisolated func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(users, forKey: .users)
        try values.encode(cellCounts, forKey: .cellCounts)
        try values.encode(firstUsers, forKey: .firstUsers)
        try values.encode(groundUsers, forKey: .groundUsers)
    }
}

extension Contract {
    /// 18: any number that data can hold is drawn or refused, alone and beside another one.
    ///
    /// - Each number of each state becomes each of ``hostileNumbers`` and both ends of its range; what its type does not refuse
    ///   has to be drawn inside the frame, by no more views and rows than a screen full of them would be, and to be used.
    /// - Numbers with a range refuse what lies outside.
    /// - All numbers of a state are drawn at once at the ends of what they take, each with the one end of any other and with
    ///   its other end; and any two kinds of them by themselves, in the first state that has both.
    static func anyNumber(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        let schema = component.stateSchema
        var (paired, refused): (Set<[String]>, Set<[String]>) = ([], [])
        return try walk.jsonStates().enumerated().flatMap { state, tree -> [ContractFinding] in
            let places = schema.numberPlaces(in: tree)
            guard !places.isEmpty else { return [] }
            let kinds = places.map { JSONValue.kind(of: $0.path) }
            let trial = NumberTrial(component, state: state, tree)
            let taken = try zip(places, kinds).map { try trial.alone($0, of: $1, refused: &refused) }
            for first in places.indices {
                for second in places.indices[(first + 1)...] {
                    guard paired.insert([kinds[first], kinds[second]]).inserted else { continue }
                    try trial.together(places[first], taken[first], places[second], taken[second])
                }
            }
            try trial.allTogether(zip(places, taken).map { ($0, $1) })
            return trial.findings
        }
    }

    /// Choices between two ends for several numbers, by which any two of them meet at each of both ends: where all are at one,
    /// and where they are parted by a digit of their places as binary numbers.
    static func ends(of count: Int) -> [[Bool]] {
        let digits = count < 2 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
        let parted = (0..<digits).map { digit in (0..<count).map { $0 >> digit & 1 == 1 } }
        return ([Array(repeating: true, count: count)] + parted).flatMap { [$0, $0.map { !$0 }] }
    }

    /// Numbers at which code has come to grief: the ends of whole numbers, what no whole number holds, what lies beside nought.
    static let hostileNumbers: [JSONValue] =
        [
            Int.max, Int.min, 1_000_000_000_000_000_000, -1_000_000_000_000_000_000, 100_000_000, -1, 0, 1,
        ].map(JSONValue.integer)
        + [
            1e30, -1e30, Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude,
            -0.0,
        ].map(JSONValue.number)
        // JSON has no number for these, other formats of data do.
        + ["NaN", "inf", "-inf"].map(JSONValue.string)
}

/// One state of a component, of which numbers become others.
@MainActor
private final class NumberTrial {
    private let component: ComponentDescriptor
    private let state: Int
    private let tree: JSONValue
    private let instance: ComponentInstance
    private let frame: FramedComponent
    private(set) var findings: [ContractFinding] = []

    /// What may be drawn of a state: more is the work of a number that should have been refused.
    private static let most = (views: 5_000, rows: 2_000)

    init(_ component: ComponentDescriptor, state: Int, _ tree: JSONValue) {
        self.component = component
        self.state = state
        self.tree = tree
        instance = component.instance(stateAt: state, in: ViewEnvironment.simulated(reducesMotion: true))
        frame = FramedComponent(instance.view, glyphs: .unicode)
        _ = frame.resize(toOffered: component.defaultWidth)
    }

    /// Puts one number after the other in a place.
    /// - Parameters:
    ///   - kind: that of the place.
    ///   - refused: the kinds of places with what their types refused there. It is put there once: the type is that of all
    ///     places of the kind, and to say what is wrong takes longer than to draw what is right.
    /// - Returns: the least and the largest that is taken.
    func alone(
        _ place: StateSchema.NumberPlace, of kind: String, refused: inout Set<[String]>
    ) throws -> [JSONValue] {
        var taken: [JSONValue] = []
        for number in (place.schema.ends + Contract.hostileNumbers).eachOnce {
            let isMisfit = place.schema.refuses(number) || number.nearestNumber == nil
            let trial = isMisfit ? [kind, number.json ?? ""] : []
            if isMisfit, refused.contains(trial) { continue }
            guard try draws([(place, number)]) else {
                if isMisfit { refused.insert(trial) }
                continue
            }
            taken.append(number)
            if isMisfit, place.schema.nearest(to: number) != number {
                report([(place, number)], "takes a number outside its range")
            }
        }
        let sorted = taken.sorted { ($0.nearestNumber ?? 0) < ($1.nearestNumber ?? 0) }
        return sorted.isEmpty ? [] : [sorted[0], sorted[sorted.count - 1]]
    }

    /// Puts numbers in two places at once.
    func together(
        _ first: StateSchema.NumberPlace, _ some: [JSONValue], _ second: StateSchema.NumberPlace, _ others: [JSONValue]
    ) throws {
        for one in some { for other in others { _ = try draws([(first, one), (second, other)]) } }
    }

    /// Puts all numbers at their ends at once.
    func allTogether(_ places: [(place: StateSchema.NumberPlace, taken: [JSONValue])]) throws {
        let places = places.filter { !$0.taken.isEmpty }
        guard places.count > 1 else { return }
        for ends in Contract.ends(of: places.count) {
            _ = try draws(zip(places, ends).map { ($0.place, $0.taken[$1 ? $0.taken.count - 1 : 0]) })
        }
    }

    /// Whether the state takes the numbers; if so, it is drawn, used for a second, and looked at.
    private func draws(_ edits: [(place: StateSchema.NumberPlace, number: JSONValue)]) throws -> Bool {
        let edited = edits.reduce(tree) { $0.replacing($1.place.path, with: $1.number) }
        guard try Contract.replaceState(of: instance, with: edited) else { return false }
        for defect in frame.defectsOfDrawing() { report(edits, defect.words, at: defect.place) }
        let (views, rows) = (instance.view.tree.count, frame.size?.height ?? 0)
        if views > Self.most.views { report(edits, "makes \(views) views, of \(Self.most.views) at most") }
        if rows > Self.most.rows { report(edits, "takes \(rows) rows, of \(Self.most.rows) at most") }
        instance.environment.scheduler.advance(by: .seconds(1))
        frame.draw()
        return true
    }

    private func report(
        _ edits: [(place: StateSchema.NumberPlace, number: JSONValue)], _ words: String, at place: Point? = nil
    ) {
        let what = edits.map { "\(JSONValue.words(for: $0.place.path)) at \($0.number.json ?? "")" }.joined(
            separator: " and ")
        findings.append(
            ContractFinding(
                .anyNumber, component, state: state, width: component.defaultWidth, at: place,
                "with \(what): \(words)"))
    }
}

extension StateSchema {
    /// Both ends of a number's range, whole or with decimals; nothing where it has none.
    var ends: [JSONValue] {
        let most = Double.greatestFiniteMagnitude
        let furthest: [JSONValue] = [.integer(.min), .number(-most), .integer(.max), .number(most)]
        return furthest.map { (asked: $0, nearest: nearest(to: $0)) }.filter { $0.asked != $0.nearest }.map(\.nearest)
            .eachOnce
    }
}

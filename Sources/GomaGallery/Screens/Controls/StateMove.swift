/// The way from a state to the one that came of it by an edit, in which elements of lists may stand elsewhere.
struct StateMove {
    private let old: JSONValue
    private let new: JSONValue

    init(from old: JSONValue, to new: JSONValue) { (self.old, self.new) = (old, new) }

    /// Where a value of the old state is by now; `nil` where the element in which it lay is there no more.
    func path(of path: [JSONValue.Step]) -> [JSONValue.Step]? {
        var moved: [JSONValue.Step] = []
        for (depth, step) in path.enumerated() {
            guard case .index(let index) = step, case .array(let before)? = old[path.prefix(depth)],
                case .array(let after)? = new[moved]
            else {
                moved.append(step)
                continue
            }
            guard let place = Self.place(of: index, in: before.map(Self.identity), among: after.map(Self.identity))
            else { return nil }
            moved.append(.index(place))
        }
        return moved
    }

    /// What an element is known by: its ID, else all that it says.
    private static func identity(of element: JSONValue) -> JSONValue {
        guard let id = element[[.key("id")]], id != .null else { return element }
        return id
    }

    /// The place of an element among those of the new list. What both lists begin and end with alike stays as it is; of
    /// the rest, elements that are known go first, and others stay where nobody else has come.
    private static func place(of index: Int, in old: [JSONValue], among new: [JSONValue]) -> Int? {
        let start = zip(old, new).prefix { $0 == $1 }.count
        if index < start { return index }
        let most = min(old.count, new.count) - start
        let end = min(most, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
        if index >= old.count - end { return index + new.count - old.count }
        let before = old[start..<old.count - end]
        let after = new[start..<new.count - end]
        let alike = after.indices.filter { new[$0] == old[index] }
        let place = before.prefix(upTo: index).count { $0 == old[index] }
        if alike.indices.contains(place) { return alike[place] }
        return after.indices.contains(index) && !before.contains(new[index]) ? index : nil
    }
}

/// The tie of a part to a place around it, of which the part has to know no more than its own state.
final class WholeLink<Whole: DisplayState, Part: DisplayState>: PartLink, StateFollower {
    private let whole: StatePlace<Whole>
    private let part: StatePart<Whole, Part>
    private let name: String
    weak var place: StatePlace<Part>?

    init(_ part: StatePart<Whole, Part>, named name: String, of whole: StatePlace<Whole>) {
        self.whole = whole
        self.part = part
        self.name = name
    }

    var path: String {
        let name = part.path(named: name)
        let around = whole.path
        return around.isEmpty ? name : "\(around).\(name)"
    }

    func read() -> Part? { part.read(in: whole.state) }

    func write(_ new: Part) { whole.update { part.write(new, in: &$0) } }

    func makeWay(for change: StateChange<Whole>) {
        guard let place, let old = part.read(in: change.old) else { return }
        if let new = part.read(in: change.new) {
            place.makeWay(for: StateChange(old: old, new: new))
        } else {
            place.leave(with: old)
        }
    }

    func follow(_ change: StateChange<Whole>) {
        guard let place, let old = part.read(in: change.old), let new = part.read(in: change.new) else { return }
        place.follow(StateChange(old: old, new: new))
    }
}

/// The parts of a page that come one after the other while it is shown, each in a line of its own. What a line holds is read
/// when its part comes into view.
package final class ArrivingParts: PageSource {
    private var entries: [Entry] = []
    private var ids: [String] = []
    /// The names by which handlers and conditions call parts that have come.
    private(set) var names: Set<String> = []
    /// What names mean to those that come.
    var shapes: ShapeScope?

    /// A part that has come.
    struct Entry {
        let line: PageLine
        /// Why it cannot be made; `nil` where it can.
        let mishap: String?
        /// The traits of its first parts and of its last ones, for the rows between it and others.
        let upper: [Set<LayoutTrait>]
        let lower: [Set<LayoutTrait>]
    }

    init() {
        super.init(.data)
        phase = .loading
    }

    override package var elementIDs: [String]? { ids }

    /// A part by what the list calls it.
    subscript(id: String) -> Entry? { Int(id).flatMap { entries.indices.contains($0) ? entries[$0] : nil } }

    /// The part above another; `nil` for the first.
    func part(before id: String) -> Entry? { Int(id).flatMap { self[String($0 - 1)] } }

    var last: Entry? { entries.last }

    /// How many parts have come.
    package var count: Int { entries.count }

    /// Takes in the name of a part.
    /// - Returns: whether no other has it.
    func take(name: String) -> Bool { names.insert(name).inserted }

    func append(_ new: [Entry]) {
        for entry in new {
            ids.append(String(entries.count))
            entries.append(entry)
        }
        // Nobody knows whether more comes, and what has come is all that is waited for.
        phase = .ready
        changes.tell(())
    }

    /// Called when no more comes.
    package func finish() { phase = .ready }
}

import GomaKit

/// A value that a page holds itself, and can set.
final class OwnSource: PageSource {
    private var json: JSONValue

    init(_ json: JSONValue) {
        self.json = json
        super.init(.data)
    }

    override var value: Any? { json }

    override var elementIDs: [String]? { FieldSource.ids(of: json) }

    override var memory: JSONValue? { json }

    override func remember(_ memory: JSONValue) { json = memory }

    override var isComplete: Bool { true }

    /// Puts another value in place of the one at the end of a way; a way that leads nowhere changes nothing.
    func set(_ value: JSONValue, at way: some Collection<String>) {
        let new = json.replacing(way.map(JSONValue.Step.key), with: value)
        guard new != json else { return }
        json = new
        changes.tell(())
    }
}

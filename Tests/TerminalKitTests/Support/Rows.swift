import TerminalKit

/// A list's rows as texts; one that begins with "#" is a heading. It counts the views it makes and fills.
@MainActor
final class Rows: ListViewDataSource {
    var texts: [String]
    var hasIdentities = true
    private(set) var made = 0
    private(set) var filled = 0

    init(_ texts: [String]) { self.texts = texts }

    convenience init(count: Int) { self.init((0..<count).map(String.init)) }

    var rowCount: Int { texts.count }

    func isHeading(_ row: Int) -> Bool { texts[row].hasPrefix("#") }

    func identity(ofRow row: Int) -> AnyHashable? { hasIdentities ? texts[row] : nil }

    func view(forRow row: Int, reusing view: View?) -> View {
        let label = view as? Label ?? makeLabel()
        filled += 1
        label.text = texts[row]
        return label
    }

    private func makeLabel() -> Label {
        made += 1
        return Label()
    }
}

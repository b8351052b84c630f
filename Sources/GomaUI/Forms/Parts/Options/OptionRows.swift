/// The rows of an option list, each made when it comes into view.
package protocol OptionRows: Equatable {
    static var blank: Self { get }

    var count: Int { get }
    /// Options that are shown, or would be were what holds them open.
    var foundCount: Int { get }
    /// Options in all, whatever is searched for.
    var totalCount: Int { get }

    func row(at place: Int) -> OptionRow

    /// Whether a row only names those below it.
    func isHeading(_ place: Int) -> Bool

    /// Where the row of that id is.
    func place(of id: OptionRow.ID) -> Int?

    /// Where the chosen row is.
    var selectedPlace: Int? { get }

    /// The row that holds another one, in a tree.
    func parent(of place: Int) -> Int?
}

extension OptionRows {
    package func isHeading(_ place: Int) -> Bool { false }

    package func parent(of place: Int) -> Int? { nil }
}

/// The members of a source: of each its name, its shape, and how it is made.
@MainActor
struct MemberTable<Owner: AnyObject> {
    struct Member {
        let name: String
        let shape: PageShape
        let make: (Owner) -> PageSource
    }

    private let members: [Member]

    init(_ members: [Member]) { self.members = members }

    var shape: PageShape { .group(members.map { ($0.name, $0.shape) }) }

    /// The member of that name; `nil` where there is none.
    func member(_ name: String, of owner: Owner) -> PageSource? { members.first { $0.name == name }?.make(owner) }
}

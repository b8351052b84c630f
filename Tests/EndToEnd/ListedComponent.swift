import Foundation

/// A component as the program lists it.
struct ListedComponent: Decodable {
    let name: String
    private let states: [State]

    private struct State: Decodable { let name: String }

    var stateNames: [String] { states.map(\.name) }

    /// All that there are, in the program's order; none where the program cannot say.
    static let all: [ListedComponent] = {
        guard let listing = try? Command.gomaui("list", "--json"),
            let listed = try? JSONDecoder().decode([ListedComponent].self, from: Data(listing.output.utf8))
        else { return [] }
        return listed
    }()
}

import GomaKit

/// The reason why a way leads nowhere.
struct ShapeError: Error, Hashable, CustomStringConvertible {
    let name: String
    /// As far as the way leads; empty where its first step leads nowhere.
    let place: String
    let known: [String]

    /// Names in a message at most: as many as the longest value has members, and few of what a collection has elements.
    private static let mostNames = 24

    var description: String {
        "there is no \"\(name)\"\(place.isEmpty ? "" : " in \(place)")\(NearestName.suggestion(for: name, among: known)); "
            + (known.isEmpty ? "there is nothing to show there" : "there are \(known.listed(atMost: Self.mostNames))")
    }
}

/// The reason why a way leads nowhere.
struct ShapeError: Error, Hashable, CustomStringConvertible {
    let name: String
    /// As far as the way leads; empty where its first step leads nowhere.
    let place: String
    let known: [String]

    var description: String {
        "there is no \"\(name)\"\(place.isEmpty ? "" : " in \(place)")"
            + known.words(insteadOf: name, none: "there is nothing to show there")
    }
}

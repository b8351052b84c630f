/// The picture below the flag of a card.
package enum FlaggedPicture: Hashable, Sendable {
    case none
    /// Room for a picture of which nothing is known yet.
    case blank
    case named(String)

    /// The name that the picture is asked for by.
    package var name: String? {
        if case .named(let name) = self { name } else { nil }
    }
}

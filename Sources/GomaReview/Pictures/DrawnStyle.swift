/// The look of a cell in the words of a dump, so that a role that no longer exists can still be told of.
struct DrawnStyle: Hashable, Sendable {
    /// The aspects of a look that can change on their own.
    enum Aspect: String, CaseIterable, Hashable, Sendable {
        case foreground, ground, attributes

        /// `textOdds → textDisabledOdds`; a ground says that it is one.
        func words(from old: String, to new: String) -> String {
            self == .ground ? "on \(old) → on \(new)" : "\(old) → \(new)"
        }
    }

    var foreground: String
    var ground: String
    /// Names such as "bold", with commas between; "plain" where there are none.
    var attributes: String

    /// The terminal's own colours.
    static let plain = DrawnStyle(words: "default")

    init(_ look: CellLooks.Look) {
        foreground = StyleMap.name(of: look.foreground)
        ground = StyleMap.name(of: look.background)
        attributes = look.attributes.names.isEmpty ? "plain" : look.attributes.names.joined(separator: ", ")
    }

    /// Reads what a legend says: `textOdds on backgroundOdds, bold`.
    init(words: String) {
        let parts = words.split(separator: " on ", maxSplits: 1).map(String.init)
        let tail = (parts.count > 1 ? parts[1] : "default").split(separator: ", ", maxSplits: 1).map(String.init)
        foreground = parts.first ?? "default"
        ground = tail.first ?? "default"
        attributes = tail.count > 1 ? tail[1] : "plain"
    }

    subscript(aspect: Aspect) -> String {
        switch aspect {
        case .foreground: foreground
        case .ground: ground
        case .attributes: attributes
        }
    }
}

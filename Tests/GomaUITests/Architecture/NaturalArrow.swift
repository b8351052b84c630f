/// An arrow from folder to folder that closes a circle, and the reason why it is there all the same. Without these arrows
/// the folders of a module know each other in no circle.
struct NaturalArrow {
    let module: String
    let from: String
    let to: String
    let reason: String

    static let all = [
        Self(
            module: "TerminalKit", from: "Cells", to: "Color",
            reason: "a cell of a picture holds a colour of its own; for all others colours are worked out from cells"),
        Self(
            module: "TerminalKit", from: "Views", to: "Layout",
            reason: "a view lays out what is inside it unless it says otherwise, and what is laid out are views"),
        Self(
            module: "GomaKit", from: "Component", to: "Catalog",
            reason: "a view that is given another component's model says so in the catalogue's words"),
        Self(
            module: "GomaKit", from: "Component", to: "Feed",
            reason: "a mock follows what is on its way to its state, and a feed brings changes to states"),
        Self(
            module: "GomaUI", from: "Shared", to: "Components",
            reason: "a row of outcomes and the icons of a market are drawn alike in several components"),
    ]

    static func of(_ module: String) -> [Self] { all.filter { $0.module == module } }
}

/// The names of a component's parts: their identifier, else the property that holds them.
///
/// A property `titleLabel` is "title", the second of `outcomes` is "outcomes 2", and a part of a component inside is
/// "value of outcomes 2". Names say nothing that a user of the component would not find in its source.
@MainActor
struct PartNames {
    private var own: [ObjectIdentifier: String] = [:]
    private let root: View

    init(of root: View) {
        self.root = root
        for view in root.tree where !HeldViews.isOfEngine(type(of: view)) { collect(from: view) }
    }

    /// The name of a part, with the component inside that it belongs to.
    func name(of view: View) -> String {
        guard view !== root else { return Self.name(ofTypeOf: view) }
        let name = ownName(of: view)
        var around = view.superview
        while let current = around, current !== root {
            if current is any BindableView { return "\(name) of \(ownName(of: current))" }
            around = current.superview
        }
        return name
    }

    private func ownName(of view: View) -> String {
        view.accessibilityIdentifier ?? own[ObjectIdentifier(view)] ?? Self.name(ofTypeOf: view)
    }

    private static func name(ofTypeOf view: View) -> String {
        let name = String(nameOf: type(of: view))
        return name.count > 4 && name.hasSuffix("View") ? String(name.dropLast(4)) : name
    }

    private mutating func collect(from view: View) {
        for property in HeldViews.properties(of: view) {
            let name = Self.words(for: property.name)
            for (index, view) in property.views.enumerated() where own[ObjectIdentifier(view)] == nil {
                own[ObjectIdentifier(view)] = property.views.count == 1 ? name : "\(name) \(index + 1)"
            }
        }
    }

    /// Ends of names that say of what kind a view is.
    private static let kinds = ["Labels", "Views", "Controls", "Label", "View", "Control"]

    /// `homeScoreLabel` is "home score".
    static func words(for property: String) -> String {
        if let known = knownWords[property] { return known }
        let words = spelledOut(property)
        knownWords[property] = words
        return words
    }

    /// The answers so far: the same properties are met again in every picture.
    private static var knownWords: [String: String] = [:]

    private static func spelledOut(_ property: String) -> String {
        var name = property
        for kind in kinds where name.hasSuffix(kind) && name.count > kind.count { name.removeLast(kind.count) }
        return name.reduce(into: "") { words, letter in
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
    }
}

import GomaUI
import TerminalKit

/// What the parts of a component are called: by their identifier, else by the property that holds them.
///
/// A property `titleLabel` is "title", the second of `outcomes` is "outcomes 2", and a part of a component inside is
/// "value of outcomes 2". Names say nothing that a user of the component would not find in its source.
@MainActor
struct PartNames {
    private var own: [ObjectIdentifier: String] = [:]
    private let root: View

    init(of root: View) {
        self.root = root
        for view in root.tree { collect(from: Mirror(reflecting: view)) }
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
        let name = String(describing: type(of: view))
        return name.count > 4 && name.hasSuffix("View") ? String(name.dropLast(4)) : name
    }

    /// Reads the properties of a view and of the classes above it, as far as they belong to components.
    private mutating func collect(from mirror: Mirror) {
        for child in mirror.children {
            guard let label = child.label else { continue }
            collect(child.value, as: Self.words(for: label))
        }
        if let above = mirror.superclassMirror, !String(reflecting: above.subjectType).hasPrefix("TerminalKit.") {
            collect(from: above)
        }
    }

    private mutating func collect(_ value: Any, as name: String) {
        if let view = value as? View {
            if own[ObjectIdentifier(view)] == nil { own[ObjectIdentifier(view)] = name }
        } else if let views = value as? [View] {
            for (index, view) in views.enumerated() {
                collect(view, as: views.count == 1 ? name : "\(name) \(index + 1)")
            }
        }
    }

    private static let lazyMark = "$__lazy_storage_$_"
    /// Ends of names that say of what kind a view is.
    private static let kinds = ["Labels", "Views", "Controls", "Label", "View", "Control"]

    /// `homeScoreLabel` is "home score".
    static func words(for property: String) -> String {
        var name = property.hasPrefix(lazyMark) ? String(property.dropFirst(lazyMark.count)) : property
        for kind in kinds where name.hasSuffix(kind) && name.count > kind.count { name.removeLast(kind.count) }
        return name.reduce(into: "") { words, letter in
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
    }
}

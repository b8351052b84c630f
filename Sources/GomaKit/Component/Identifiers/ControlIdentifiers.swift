/// The names of the controls in a view, so that tests, scripts and tools name them instead of counting Tabs:
/// `header.favorite`, `outcomes.home`.
///
/// Nothing has to be written for it. From the outside in, a control's identifier consists of
///
/// 1. the `accessibilityIdentifier` of a view that has one;
/// 2. for a component inside another, the path of its model below the other's model, with the element's `id` in place of
///    its index where its state has one: `lines[0]`, `outcomes.home`;
/// 3. else the property in which the view around holds it, without the kind of view at its end: `favoriteButton` is
///    `favorite`; an element of a list has its index behind it.
///
/// Containers that only arrange do not appear, and a part that would stand twice in a row stands once. A component that is
/// a control itself has its own name, such as `PillItem`.
@MainActor
package final class ControlIdentifiers {
    /// A control and what it is called.
    package typealias Named = (identifier: String, control: View)

    /// The controls that have an identifier, in the order of Tab; found when they are asked for first.
    package private(set) lazy var all: [Named] = root.focusableViews.compactMap { view in
        identifier(of: view).map { ($0, view) }
    }
    private let root: View
    /// What views hold in properties of theirs, by the name of the property, of those that have been asked.
    private var held: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]
    /// How many components of one parent have an ID in common, of the parents that have been asked.
    private var uses: [ObjectIdentifier: [[String]: Int]] = [:]

    /// Part of the way to a control, and the view that it starts from.
    private struct Step {
        let names: [String]
        let start: View
    }

    /// - Parameter root: laid out; a component, or a screen with several, whose views stay what they are as long as names are
    ///   asked for.
    package init(of root: View) {
        self.root = root
    }

    /// The identifier of a view, control or not; `nil` where nothing names it.
    package func identifier(of view: View) -> String? {
        guard view !== root else { return Self.componentName(of: view) ?? view.accessibilityIdentifier }
        var names: [String] = []
        var current = view
        while current !== root {
            guard let step = step(to: current) else { return nil }
            names = step.names + names
            current = step.start
        }
        return names.reduce(into: []) { if $0.last != $1 { $0.append($1) } }.joined(separator: ".")
    }

    /// The control that is meant by a name: its identifier, or as much of it as makes it one, such as `home` for
    /// `outcomes.home` or `lines[1].home` for `outcomes.lines[1].outcomes.home`; or a part that holds no other control.
    /// - Throws: ``ControlIdentifierError`` where none or several are meant.
    package func control(named name: String) throws(ControlIdentifierError) -> View {
        let ways: [(String) -> Bool] = [
            { $0 == name }, { $0.hasSuffix(".\(name)") }, { Self.isShort(name, for: $0) },
            { ".\($0)".contains(".\(name).") || ".\($0)".contains(".\(name)[") },
        ]
        for isMeant in ways {
            let meant = all.filter { isMeant($0.identifier) }
            guard let first = meant.first else { continue }
            guard meant.count == 1 else { throw .ambiguous(name: name, meant: meant.map(\.identifier)) }
            return first.control
        }
        throw .unknown(name: name, known: all.map(\.identifier))
    }

    /// Whether the parts of a name stand in an identifier in their order, the last of them at its end.
    private static func isShort(_ name: String, for identifier: String) -> Bool {
        var rest = identifier.split(separator: ".")[...]
        let parts = name.split(separator: ".")
        guard let last = parts.last, rest.last == last else { return false }
        for part in parts {
            guard let index = rest.firstIndex(of: part) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    // MARK: Finding names

    /// The property that holds a view, of the outermost view that has one.
    private func holder(of view: View) -> Step? {
        for owner in around(view).reversed() where !HeldViews.isOfEngine(type(of: owner)) {
            if let name = names(in: owner)[ObjectIdentifier(view)] { return Step(names: [name], start: owner) }
        }
        return nil
    }

    /// The views around one, the nearest first, the root last.
    private func around(_ view: View) -> some BidirectionalCollection<View> {
        Array(sequence(first: view) { [root] in $0 === root ? nil : $0.superview }.dropFirst())
    }

    private func names(in owner: View) -> [ObjectIdentifier: String] {
        if let known = held[ObjectIdentifier(owner)] { return known }
        var names: [ObjectIdentifier: String] = [:]
        for property in HeldViews.properties(of: owner) {
            let name = Self.role(of: property.name)
            for (index, view) in property.views.enumerated() where names[ObjectIdentifier(view)] == nil {
                names[ObjectIdentifier(view)] = property.isList ? "\(name)[\(index)]" : name
            }
        }
        held[ObjectIdentifier(owner)] = names
        return names
    }

    private func step(to view: View) -> Step? {
        if let name = view.accessibilityIdentifier { return Step(names: [name], start: landmark(around: view)) }
        if let place = place(of: view) {
            let byID = place.byID.flatMap { count(of: $0, in: place.parent) == 1 ? $0 : nil }
            return Step(names: byID ?? place.byIndex, start: place.parent)
        }
        if let holder = holder(of: view) { return holder }
        return Self.componentName(of: view).map { Step(names: [$0], start: landmark(around: view)) }
    }

    /// How many components of a parent have an ID.
    private func count(of id: [String], in parent: View) -> Int {
        let known =
            uses[ObjectIdentifier(parent)]
            ?? parent.tree.reduce(into: [:]) { uses, view in
                guard let place = place(of: view), place.parent === parent, let id = place.byID else { return }
                uses[id, default: 0] += 1
            }
        uses[ObjectIdentifier(parent)] = known
        return known[id, default: 0]
    }

    /// Where a component's model lies below that of the component around it; `nil` where it does not.
    private func place(of view: View) -> (parent: View, byIndex: [String], byID: [String]?)? {
        guard view !== root, let driven = view as? any ModelDriven, let inner = driven.modelPath else { return nil }
        guard let parent = around(view).lazy.compactMap({ $0 as? any ModelDriven }).first,
            let outer = parent.modelPath
        else { return nil }
        let prefix = outer.isEmpty ? "" : "\(outer)."
        guard inner != outer, inner.hasPrefix(prefix) else { return nil }
        let path = inner.dropFirst(prefix.count)
        let names = path.split(separator: ".").map(String.init)
        guard path.hasSuffix("]"), let index = path.lastIndex(of: "["), let id = driven.modelID else {
            return (parent, names, nil)
        }
        return (parent, names, path[..<index].split(separator: ".").map(String.init) + [id])
    }

    /// The nearest view around that has a name by itself.
    private func landmark(around view: View) -> View {
        var current = view
        while current !== root, let superview = current.superview {
            current = superview
            if current is any ModelDriven { break }
            if current.accessibilityIdentifier != nil, !HeldViews.isOfEngine(type(of: current)) { break }
        }
        return current
    }

    /// `InlineMatchCardView` is `InlineMatchCard`; `nil` for what is no component.
    private static func componentName(of view: View) -> String? {
        guard view is any ModelDriven else { return nil }
        let name = String(nameOf: type(of: view))
        return name.hasSuffix("View") ? String(name.dropLast(4)) : name
    }

    /// Ends of properties that say of what kind a view is.
    private static let kinds = ["View", "Control", "Button", "Link", "Mark", "Label"].flatMap { ["\($0)s", $0] }

    /// `favoriteButton` is `favorite`.
    private static func role(of property: String) -> String {
        guard let kind = kinds.first(where: { property.hasSuffix($0) && property.count > $0.count }) else {
            return property
        }
        return String(property.dropLast(kind.count))
    }
}

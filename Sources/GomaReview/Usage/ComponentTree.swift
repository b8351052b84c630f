/// The tree of components: what they are made of, and what they are parts of.
@MainActor
package struct ComponentTree {
    /// A component on the way from another.
    package struct Branch {
        /// The components that lead to it, itself last.
        package let path: [ComponentDescriptor]
        /// Whether it leads back to itself and is not followed any further.
        package let isRepeated: Bool

        package var component: ComponentDescriptor { path[path.count - 1] }
        /// Steps from where the tree begins.
        package var level: Int { path.count - 1 }
    }

    private let components: [ComponentDescriptor]

    package init(_ components: [ComponentDescriptor]) { self.components = components }

    /// All that a component is made of, down to those that are made of nothing.
    package func parts(of component: ComponentDescriptor) -> [Branch] {
        branches(from: component, next: children)
    }

    /// All that a component is a part of, up to those that are parts of nothing.
    package func users(of component: ComponentDescriptor) -> [Branch] {
        branches(from: component, next: parents)
    }

    /// What a component is made of itself.
    func children(of whole: ComponentDescriptor) -> [ComponentDescriptor] {
        whole.children.compactMap { whole.component(named: $0, among: components) }
    }

    /// What a component is a part of itself.
    func parents(of part: ComponentDescriptor) -> [ComponentDescriptor] {
        components.filter { whole in
            whole.children.contains(part.name) && children(of: whole).contains { $0.id == part.id }
        }
    }

    private func branches(
        from root: ComponentDescriptor, next: (ComponentDescriptor) -> [ComponentDescriptor]
    ) -> [Branch] {
        func follow(_ component: ComponentDescriptor, _ path: [ComponentDescriptor]) -> [Branch] {
            next(component).flatMap { neighbor -> [Branch] in
                let isRepeated = neighbor.id == root.id || path.contains { $0.id == neighbor.id }
                let branch = Branch(path: path + [neighbor], isRepeated: isRepeated)
                return [branch] + (isRepeated ? [] : follow(neighbor, branch.path))
            }
        }
        return follow(root, [])
    }
}

/// The colours that the components draw, found state by state when first asked for, and kept.
@MainActor
package final class ColorUse {
    /// The progress of the search, and in the end what it found.
    enum Finding {
        /// So many of so many components have been drawn.
        case searching(done: Int, count: Int)
        case found(RoleUse)
    }

    private(set) var finding: Finding
    private let components: [ComponentDescriptor]
    private let idle: IdleWork
    private var pairs = DrawnPairs()
    /// The component and the state to be drawn next.
    private var next = (component: 0, state: 0)
    private var hasStarted = false
    /// Told about every component that has been drawn, and about the end.
    private var onProgress: (() -> Void)?

    init(of registry: ComponentRegistry, idle: IdleWork) {
        components = registry.components
        self.idle = idle
        finding = .searching(done: 0, count: components.count)
    }

    /// Starts the search unless it has been started.
    /// - Parameter onProgress: told instead of whoever was told before.
    func find(onProgress: @escaping () -> Void) {
        guard case .searching = finding else { return }
        self.onProgress = onProgress
        guard !hasStarted else { return }
        hasStarted = true
        idle.add { [weak self] in self?.drawNext() ?? false }
    }

    /// Takes what somebody else has found, in place of a search.
    func take(_ use: RoleUse) { finding = .found(use) }

    /// Draws one state, and tells whether there is another.
    private func drawNext() -> Bool {
        guard next.component < components.count else {
            end()
            return false
        }
        let component = components[next.component]
        if component.states.indices.contains(next.state) {
            pairs.add(component, stateAt: next.state, width: component.defaultWidth, scope: .firstFrames)
            next.state += 1
        }
        if next.state >= component.states.count {
            next = (next.component + 1, 0)
            finding = .searching(done: next.component, count: components.count)
            onProgress?()
        }
        return true
    }

    private func end() {
        finding = .found(RoleUse(pairs))
        onProgress?()
        onProgress = nil
        pairs = DrawnPairs()
    }
}

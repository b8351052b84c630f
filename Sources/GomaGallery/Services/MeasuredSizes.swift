/// The sizes that components need, measured state by state between keys, and kept.
@MainActor
package final class MeasuredSizes {
    /// The progress of measuring a component, and in the end its sizes.
    enum Finding {
        /// So many of so many states have been drawn in all widths.
        case measuring(done: Int, count: Int)
        case measured(ComponentSizes)
    }

    private let idle: IdleWork
    private let oracle = SizeOracle()
    private var findings: [String: Finding] = [:]
    /// Told about every state that has been measured.
    private var onProgress: (() -> Void)?

    init(idle: IdleWork) { self.idle = idle }

    subscript(component: ComponentDescriptor) -> Finding {
        findings[component.id] ?? .measuring(done: 0, count: component.states.count)
    }

    /// Starts to measure a component unless that has been started.
    /// - Parameter onProgress: told instead of whoever was told before.
    func measure(_ component: ComponentDescriptor, onProgress: @escaping () -> Void) {
        self.onProgress = onProgress
        guard findings[component.id] == nil else { return }
        let count = component.states.count
        var states: [ComponentSizes.State] = []
        findings[component.id] = self[component]
        idle.add { [weak self] in
            guard let self else { return false }
            states.append(oracle.state(at: states.count, of: component, isExhaustive: false))
            let isDone = states.count == count
            findings[component.id] =
                isDone ? .measured(ComponentSizes(states: states)) : .measuring(done: states.count, count: count)
            self.onProgress?()
            return !isDone
        }
    }
}

import GomaUI
import TerminalKit

extension Contract {
    /// 3: a view that showed and was used for A, then was made ready for B, is a fresh view with B, cell for cell and in
    /// its focus order; made ready for nothing, it is a blank one.
    ///
    /// One view walks through a sequence that holds each ordered pair of states once, so that each step tests one pair.
    static func cleanReuse(_ component: ComponentDescriptor) throws -> [ContractViolation] {
        let blank = component.states.count - 1
        let data = try component.states.indices.map { try component.stateData(at: $0) }
        let height = largestHeight(of: component)
        let fresh = component.states.indices.map { index in
            let specimen = Specimen(component, state: index, height: height)
            return (surface: specimen.surface, focusOrder: specimen.focusOrder)
        }
        let used = Specimen(component, state: blank, height: height)
        var violations: [ContractViolation] = []
        var last: Int?
        for next in pairSequence(count: component.states.count) {
            let earlier = last.map { "reused after \"\(component.states[$0].name)\" " } ?? ""
            if let state = data[next] { try used.instance.configure(state: state) }
            if let place = used.surface.firstDifference(from: fresh[next].surface) {
                let now = Specimen(component, state: next, height: height, environment: used.environment).surface
                if used.surface != now {
                    let words = "\(earlier)shows \(text(used.surface, at: place)) where a fresh view shows "
                    violations.append(
                        ContractViolation(
                            .cleanReuse, component, state: next, width: component.defaultWidth, at: place,
                            words + text(fresh[next].surface, at: place)))
                }
            } else if used.focusOrder != fresh[next].focusOrder {
                violations.append(
                    ContractViolation(
                        .cleanReuse, component, state: next,
                        "\(earlier)has the focus order \(used.focusOrder), a fresh view \(fresh[next].focusOrder)"))
            }
            used.use()
            used.instance.prepareForReuse()
            used.window.focus(nil)
            if let place = used.surface.firstDifference(from: fresh[blank].surface) {
                violations.append(
                    ContractViolation(
                        .cleanReuse, component, state: next, width: component.defaultWidth, at: place,
                        "made ready for reuse it still shows \(text(used.surface, at: place))"))
            }
            guard violations.count < 8 else { break }
            last = next
        }
        return violations
    }

    /// Rows that hold any of a component's states at its default width, and what it may grow.
    static func largestHeight(of component: ComponentDescriptor) -> Int {
        let heights = component.states.indices.map { index in
            let view = component.instance(stateAt: index, in: ViewEnvironment()).view
            return ComponentRenderer.fittingSize(of: view, width: component.defaultWidth).height
        }
        return (heights.max() ?? 0) + Specimen.spareRows
    }

    /// The shortest sequence in which each ordered pair of 0..<count stands side by side (de Bruijn, by its Lyndon
    /// words).
    static func pairSequence(count: Int) -> [Int] {
        (0..<count).flatMap { first in [first] + (first + 1..<max(first + 1, count)).flatMap { [first, $0] } } + [0]
    }
}

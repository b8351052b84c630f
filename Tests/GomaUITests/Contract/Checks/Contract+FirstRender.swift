import Dispatch
import GomaUI
import TerminalKit

extension Contract {
    /// 1: without a model a view has the shape of its states, and its layout works out.
    ///
    /// Its size lies between a third of the smallest state's and the largest state's. It may be nothing at all only where
    /// one of the component's own states is.
    static func blankFirst(_ component: ComponentDescriptor) throws -> [ContractViolation] {
        let blank = component.states.count - 1
        let sizes = component.states.indices.map { index in
            ComponentRenderer.fittingSize(
                of: component.instance(stateAt: index, in: ViewEnvironment()).view, width: component.defaultWidth)
        }
        var violations: [ContractViolation] = []
        func check(_ extent: Int, among others: [Int], _ unit: String) {
            let (least, most) = ((others.min() ?? 0), (others.max() ?? 0))
            guard extent < min(least, max(1, least / 3)) || extent > most else { return }
            violations.append(
                ContractViolation(
                    .blankFirst, component, state: blank, width: component.defaultWidth,
                    "blank takes \(extent) \(unit), the states take \(least) to \(most)"))
        }
        check(sizes[blank].height, among: sizes.dropLast().map(\.height), "rows")
        check(sizes[blank].width, among: sizes.dropLast().map(\.width), "columns")
        let specimen = Specimen(component, state: blank)
        violations += layoutIssues(in: specimen.view).map {
            ContractViolation(.blankFirst, component, state: blank, width: component.defaultWidth, $0)
        }
        return violations
    }

    /// 2: what is shown right after configuring is all there is, and it is no longer blank.
    static func synchronousFirstRender(_ component: ComponentDescriptor) async throws -> [ContractViolation] {
        let blank = component.states.count - 1
        let specimens = component.states.indices.map { Specimen(component, state: $0) }
        let first = specimens.map(\.surface)
        for _ in 0..<3 {
            await mainQueueTurn()
            for specimen in specimens { specimen.advance(by: .zero) }
        }
        return zip(specimens, first).enumerated().compactMap { index, pair in
            let later = pair.0.surface
            if let place = pair.1.firstDifference(from: later) {
                let words = "shows \(text(later, at: place)) only after a turn of the run loop"
                return ContractViolation(
                    .synchronousFirstRender, component, state: index, width: component.defaultWidth, at: place, words)
            }
            guard index != blank, pair.1 == first[blank] else { return nil }
            return ContractViolation(
                .synchronousFirstRender, component, state: index, "is still blank after configuring")
        }
    }

    /// Lets everything that waits in the main queue have its turn.
    private static func mainQueueTurn() async {
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }

    /// What layouts inside `view` could not satisfy, in words.
    static func layoutIssues(in view: View) -> [String] {
        view.tree.flatMap(\.layoutIssues).map { "layout: \($0)" }
    }

    /// The cluster at a place, quoted, or "nothing" outside.
    static func text(_ surface: Surface, at place: Point) -> String {
        surface.bounds.contains(place) ? "\"\(surface[place.x, place.y].cluster.string)\"" : "nothing"
    }
}

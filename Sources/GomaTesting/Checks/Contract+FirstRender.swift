import Dispatch

extension Contract {
    /// 1: without a model a view has the shape of its states, and its layout works out.
    ///
    /// Its size lies between a third of the smallest state's and the largest state's. It may be nothing at all only where
    /// one of the component's own states is.
    static func blankFirst(_ walk: ComponentWalk) -> [ContractFinding] {
        @MainActor func finding(_ words: String) -> ContractFinding {
            ContractFinding(
                .blankFirst, walk.component, state: walk.blank, width: walk.component.defaultWidth, words)
        }
        @MainActor func check(_ extent: KeyPath<Size, Int>, _ unit: String) -> [ContractFinding] {
            let others = walk.states.dropLast().map { $0.size[keyPath: extent] }
            let (least, most) = (others.min() ?? 0, others.max() ?? 0)
            let blank = walk.states[walk.blank].size[keyPath: extent]
            let fewest = min(least, max(1, least / 3))
            guard blank < fewest || blank > most else { return [] }
            return [
                finding(
                    "blank takes \(blank) \(unit) and should take \(fewest) to \(most); "
                        + "the states take \(least) to \(most)")
            ]
        }
        return check(\.height, "rows") + check(\.width, "columns")
            + walk.states[walk.blank].specimen.view.layoutWords.map(finding)
    }

    /// 2: what is shown right after configuring is all there is, and it is no longer blank.
    static func synchronousFirstRender(_ walk: ComponentWalk) async -> [ContractFinding] {
        let component = walk.component
        let specimens = component.states.indices.map { Specimen(component, state: $0, height: walk.height) }
        for _ in 0..<3 {
            await mainQueueTurn()
            for specimen in specimens { specimen.advance(by: .zero) }
        }
        return zip(specimens, walk.states).enumerated().compactMap { index, pair in
            let (first, later) = (pair.1.surface, pair.0.surface)
            if let place = first.firstDifference(from: later) {
                return ContractFinding(
                    .synchronousFirstRender, component, state: index, width: component.defaultWidth, at: place,
                    "shows \(later.text(at: place)) only after a turn of the run loop",
                    picture: PictureExcerpt.difference(from: later, to: first))
            }
            guard index != walk.blank, pair.1.size == walk.states[walk.blank].size,
                first == walk.states[walk.blank].surface
            else { return nil }
            return ContractFinding(
                .synchronousFirstRender, component, state: index,
                "is still blank after configuring; show the state in render(_:)")
        }
    }

    /// Lets everything that waits in the main queue have its turn.
    private static func mainQueueTurn() async {
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
}

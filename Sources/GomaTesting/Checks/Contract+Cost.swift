extension Contract {
    /// 12: one action costs what changed.
    ///
    /// - The first frame and the frame after an action lay out each view once at most (and the host around them).
    /// - The frame after an action writes half as much again as a full drawing would on the area of the part that was
    ///   used together with all cells that changed, and a row's worth.
    /// - The frame after that has nothing to do, and neither has the one after the same state was set again.
    static func boundedCost(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        return try walk.states.indices.flatMap { state -> [ContractFinding] in
            var findings: [ContractFinding] = []
            @MainActor func report(_ words: String) {
                findings.append(
                    ContractFinding(
                        .boundedCost, component, state: state, width: component.defaultWidth, words))
            }
            let specimen = Specimen(component, state: state, height: walk.height)
            let first = specimen.window.statistics
            let views = specimen.view.tree.count + 1
            if first.layoutPasses > views {
                report("the first frame lays out \(views) views \(first.layoutPasses) times; once each is enough")
            }
            if specimen.window.update() { report("a second frame draws although nothing happened") }
            let changed = try costOfEqualState(specimen)
            if changed > 0 { report("setting the same state again writes \(changed) cells, and should write none") }
            for part in walk.states[state].representativeParts {
                costOfAction(component, state, part, report)
            }
            return findings
        }
    }

    private static func costOfEqualState(_ specimen: Specimen) throws -> Int {
        guard let state = try specimen.instance.state() else { return 0 }
        let before = specimen.window.statistics.cellsTouched
        try specimen.instance.replaceState(state)
        specimen.window.update()
        return specimen.window.statistics.cellsTouched - before
    }

    private static func costOfAction(
        _ component: ComponentDescriptor, _ state: Int, _ part: Int, _ report: @MainActor (String) -> Void
    ) {
        let specimen = Specimen(component, state: state)
        let window = specimen.window
        specimen.focus(part)
        let (target, before) = (specimen.parts[part], window.surface)
        guard let key = Bindings(at: target, in: specimen.view).activation?.binding.trigger.keys.first else { return }
        let place = target.visibleRect
        window.statistics = FrameStatistics()
        specimen.press(key)
        let cost = window.statistics
        let views = specimen.view.tree.count + 1
        let what = "\(key) on \(String(nameOf: target))"
        if cost.layoutPasses > views {
            report("\(what) lays out \(views) views \(cost.layoutPasses) times; once each is enough")
        }
        if window.update() { report("the second frame after \(what) draws although nothing happened") }
        let area = changedArea(from: before, to: window.surface).union(place)
        // Few views draw a cell less than twice: their ground, and what stands on it.
        let full = max(costOfDrawing(area, in: window), 2 * area.area)
        let budget = full + full / 2 + window.size.width
        if cost.cellsTouched > budget {
            report("\(what) writes \(cost.cellsTouched) cells, its budget is \(budget) for \(area.area) that changed")
        }
    }

    /// How many cells are written to draw an area with all that is in it, as it is now.
    private static func costOfDrawing(_ area: Rect, in window: Window) -> Int {
        let before = window.statistics.cellsTouched
        window.topController?.view.setNeedsDisplay(in: area)
        window.update()
        return window.statistics.cellsTouched - before
    }

    /// The smallest rectangle around all cells that differ.
    private static func changedArea(from old: Surface, to new: Surface) -> Rect {
        guard old.size == new.size else { return new.bounds }
        return zip(old.cells, new.cells).enumerated().reduce(Rect.zero) { area, pair in
            guard pair.element.0 != pair.element.1 else { return area }
            let place = Rect(
                x: pair.offset % new.size.width, y: pair.offset / new.size.width, width: 1, height: 1)
            return area.union(place)
        }
    }
}

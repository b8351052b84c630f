extension Contract {
    /// 3: a view that showed and was used for A, then was made ready for B, is a fresh view with B, cell for cell and in
    /// its focus order; made ready for nothing, it is a blank one. One that has let go of A as the views of long lists do,
    /// without being made ready, is a fresh view with B too.
    static func cleanReuse(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let findings = try cleanReuse(walk, isMadeReady: true)
        return try findings.isEmpty ? cleanReuse(walk, isMadeReady: false) : findings
    }

    /// One view walks through a sequence that holds each ordered pair of states once, so that each step tests one pair.
    /// - Parameter isMadeReady: whether the view is made ready after each state, rather than only left by its model.
    private static func cleanReuse(_ walk: ComponentWalk, isMadeReady: Bool) throws -> [ContractFinding] {
        let (component, blank, fresh) = (walk.component, walk.blank, walk.states)
        let data = try component.states.indices.map { try component.stateData(at: $0) }
        let used = Specimen(component, state: blank, height: walk.height)
        var findings: [ContractFinding] = []
        var last: Int?
        for next in pairSequence(count: component.states.count) {
            let way = isMadeReady ? "reused" : "left and reused"
            let earlier = last.map { "\(way) after \"\(component.states[$0].name)\" " } ?? ""
            if let state = data[next] {
                try used.instance.configure(state: state)
            } else if !isMadeReady {
                used.instance.prepareForReuse()
            }
            if let finding = ContractFinding(
                .cleanReuse, component, state: next, width: component.defaultWidth, from: fresh[next].surface,
                to: used.surface, "\(earlier)shows something else than a fresh view")
            {
                let now = Specimen(component, state: next, height: walk.height, environment: used.environment).surface
                if used.surface != now { findings.append(finding) }
            } else if used.focusOrder != fresh[next].focusOrder {
                findings.append(
                    ContractFinding(
                        .cleanReuse, component, state: next,
                        "\(earlier)lets Tab stop at \(words(used.focusOrder)), a fresh view at "
                            + words(fresh[next].focusOrder)))
            }
            used.use()
            isMadeReady ? used.instance.prepareForReuse() : used.instance.leaveForGood()
            used.window.focus(nil)
            if isMadeReady {
                findings += [
                    ContractFinding(
                        .cleanReuse, component, state: next, width: component.defaultWidth, from: fresh[blank].surface,
                        to: used.surface, "made ready for reuse it is not as a new view")
                ].compactMap(\.self)
            }
            guard findings.count < 8 else { break }
            last = next
        }
        return findings
    }

    private static func words(_ stops: [String]) -> String {
        stops.isEmpty ? "nothing" : stops.joined(separator: "; ")
    }

    /// The shortest sequence in which each ordered pair of 0..<count stands side by side (de Bruijn, by its Lyndon
    /// words).
    static func pairSequence(count: Int) -> [Int] {
        (0..<count).flatMap { first in [first] + (first + 1..<max(first + 1, count)).flatMap { [first, $0] } } + [0]
    }
}

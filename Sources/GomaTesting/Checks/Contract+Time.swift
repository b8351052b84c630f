extension Contract {
    /// 5: the same inputs at the same virtual times give the same cells, in however many steps time comes.
    static func injectedTime(_ walk: ComponentWalk) -> [ContractFinding] {
        let component = walk.component
        return component.states.indices.flatMap { state -> [ContractFinding] in
            let (one, other) = (film(component, state: state), film(component, state: state))
            @MainActor func finding(from expected: Surface, to shown: Surface, _ words: String) -> ContractFinding? {
                ContractFinding(
                    .injectedTime, component, state: state, width: component.defaultWidth, from: expected, to: shown,
                    words)
            }
            let repeated = zip(moments, zip(one, other)).lazy.compactMap { moment, pictures in
                finding(
                    from: pictures.0, to: pictures.1,
                    "a second run with the same inputs differs \(moment) after the start; take time from the "
                        + "environment's scheduler, and chance from its state")
            }.first { _ in true }
            let (leap, stroll) = (Specimen(component, state: state), Specimen(component, state: state))
            leap.environment.scheduler.advance(by: .seconds(5))
            for _ in 0..<50 { stroll.environment.scheduler.advance(by: .milliseconds(100)) }
            let stepped = finding(
                from: leap.surface, to: stroll.surface,
                "five seconds in one step and in fifty end in different pictures")
            return [repeated, stepped].compactMap(\.self)
        }
    }

    private static let moments: [Duration] = [0, 100, 400, 1_000, 2_500, 3_200, 5_000].map { .milliseconds($0) }

    /// The component at some moments; its first part is used at the second of them.
    private static func film(_ component: ComponentDescriptor, state: Int) -> [Surface] {
        let specimen = Specimen(component, state: state)
        return moments.enumerated().map { index, moment in
            specimen.environment.scheduler.advance(to: Instant(offset: moment))
            if index == 1, !specimen.parts.isEmpty {
                specimen.focus(0)
                specimen.press(KeyEvent(.enter))
            }
            return specimen.surface
        }
    }
}

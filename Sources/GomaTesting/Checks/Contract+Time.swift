extension Contract {
    /// 5: the same inputs at the same virtual times give the same cells, in however many steps time comes.
    static func injectedTime(_ walk: ComponentWalk) -> [ContractFinding] {
        let component = walk.component
        return component.states.indices.flatMap { state -> [ContractFinding] in
            let (one, other) = (film(component, state: state), film(component, state: state))
            var findings: [ContractFinding] = []
            for (moment, pictures) in zip(moments, zip(one, other)) {
                guard let place = pictures.0.firstDifference(from: pictures.1) else { continue }
                let words =
                    "a second run with the same inputs differs \(moment) after the start; take time from the "
                    + "environment's scheduler, and chance from its state"
                findings.append(
                    ContractFinding(
                        .injectedTime, component, state: state, width: component.defaultWidth, at: place, words,
                        picture: PictureExcerpt.difference(from: pictures.0, to: pictures.1)))
                break
            }
            let (leap, stroll) = (Specimen(component, state: state), Specimen(component, state: state))
            leap.environment.scheduler.advance(by: .seconds(5))
            for _ in 0..<50 { stroll.environment.scheduler.advance(by: .milliseconds(100)) }
            if let place = leap.surface.firstDifference(from: stroll.surface) {
                findings.append(
                    ContractFinding(
                        .injectedTime, component, state: state, width: component.defaultWidth, at: place,
                        "five seconds in one step and in fifty end in different pictures",
                        picture: PictureExcerpt.difference(from: leap.surface, to: stroll.surface)))
            }
            return findings
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

import GomaUI
import TerminalKit

extension Contract {
    /// 5: the same inputs at the same virtual times give the same cells, in however many steps time comes.
    static func injectedTime(_ component: ComponentDescriptor) throws -> [ContractViolation] {
        try component.states.indices.flatMap { state -> [ContractViolation] in
            let (one, other) = (try film(component, state: state), try film(component, state: state))
            var violations: [ContractViolation] = []
            for (moment, pictures) in zip(moments, zip(one, other)) {
                guard let place = pictures.0.firstDifference(from: pictures.1) else { continue }
                let words = "a second run with the same inputs differs \(moment) after the start"
                violations.append(
                    ContractViolation(
                        .injectedTime, component, state: state, width: component.defaultWidth, at: place, words))
                break
            }
            let (leap, walk) = (Specimen(component, state: state), Specimen(component, state: state))
            leap.environment.scheduler.advance(by: .seconds(5))
            for _ in 0..<50 { walk.environment.scheduler.advance(by: .milliseconds(100)) }
            if let place = leap.surface.firstDifference(from: walk.surface) {
                violations.append(
                    ContractViolation(
                        .injectedTime, component, state: state, width: component.defaultWidth, at: place,
                        "five seconds in one step and in fifty end in different pictures"))
            }
            return violations
        }
    }

    private static let moments: [Duration] = [0, 100, 400, 1_000, 2_500, 3_200, 5_000].map { .milliseconds($0) }

    /// The component at some moments; its first part is used at the second of them.
    private static func film(_ component: ComponentDescriptor, state: Int) throws -> [Surface] {
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

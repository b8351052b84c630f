extension Contract {
    /// 16: what the customer did to a view, such as scrolling it, is there again when the view has shown another model and
    /// shows the first one again, whichever way it let go of it; the other one sees nothing of it.
    static func keptInterface(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let (component, blank, height) = (walk.component, walk.blank, walk.height)
        var findings: [ContractFinding] = []
        for state in component.states.indices where state != blank {
            let parts = walk.states[state].representativeParts
            for width in [component.defaultWidth, max(12, component.defaultWidth / 3)] {
                let size = Size(width: width, height: height)
                for part in parts {
                    let round = Round(component, state: state, other: (state + 1) % blank, size: size, part: part)
                    let finding = try round?.finding(preparing: false) ?? round?.finding(preparing: true)
                    findings += [finding].compactMap(\.self)
                }
            }
        }
        return findings
    }

    /// A component that is moved about in by keys, and lent to another model.
    @MainActor
    private struct Round {
        private let component: ComponentDescriptor
        private let state: Int
        private let other: Int
        private let width: Int
        private let part: Int
        private let specimen: Specimen
        /// A fresh view of the other model.
        private let fresh: Specimen

        /// Keys that move what is seen, and not what it is about.
        private static let moves = [Key.home, .right, .right, .down, .pageDown].map { KeyEvent($0) }

        /// `nil` where there is no such part in that width.
        init?(_ component: ComponentDescriptor, state: Int, other: Int, size: Size, part: Int) {
            (self.component, self.state, self.other, width, self.part) = (component, state, other, size.width, part)
            let scheduler = TimelineScheduler()
            let images = SimulatedImageLoader(scheduler: scheduler, delay: .zero, slowDelay: .zero)
            specimen = Specimen(
                component, state: state, width: size.width, height: size.height,
                environment: ViewEnvironment(scheduler: scheduler, imageLoader: images, reducesMotion: true))
            guard specimen.parts.indices.contains(part) else { return nil }
            specimen.focus(part)
            for key in Self.moves { specimen.press(key) }
            specimen.advance(by: .seconds(1))
            // What comes into view with the focus has come already when it is looked at.
            if specimen.parts.indices.contains(part) { specimen.focus(part) }
            fresh = Specimen(
                component, state: other, width: size.width, height: size.height, environment: specimen.environment)
        }

        /// What is not as it was, or not as it is in a fresh view; `nil` where all is.
        /// - Parameter isPrepared: whether the view is made ready for reuse before it is given another model.
        func finding(preparing isPrepared: Bool) throws -> ContractFinding? {
            guard specimen.parts.indices.contains(part), let model = specimen.instance.model else { return nil }
            let before = look()
            if isPrepared { specimen.instance.prepareForReuse() }
            guard let state = try component.stateData(at: other) else { return nil }
            try specimen.instance.configure(state: state)
            specimen.advance(by: .zero)
            let next = "shows \"\(component.states[other].name)\" after it otherwise than a fresh view"
            if let finding = finding(next, from: fresh.surface, to: specimen.surface) { return finding }
            if isPrepared { specimen.instance.prepareForReuse() }
            try specimen.instance.configure(with: model)
            specimen.advance(by: .zero)
            let after = look()
            let again = "comes back otherwise than it was left"
            if let finding = finding(again, from: before.resting, to: after.resting) { return finding }
            if let finding = finding("\(again), with the focus", from: before.focused, to: after.focused) {
                return finding
            }
            guard before.cursor != after.cursor else { return nil }
            return ContractFinding(
                .keptInterface, component, state: self.state, width: width,
                "comes back with the cursor at \(Self.words(after.cursor)) instead of \(Self.words(before.cursor))")
        }

        private func finding(_ words: String, from expected: Surface, to shown: Surface) -> ContractFinding? {
            ContractFinding(.keptInterface, component, state: state, width: width, from: expected, to: shown, words)
        }

        /// What is seen without the focus, and with it on the part; the focus is away at the end.
        private func look() -> (resting: Surface, focused: Surface, cursor: Point?) {
            specimen.window.focus(nil)
            let resting = specimen.surface
            guard specimen.parts.indices.contains(part) else { return (resting, resting, nil) }
            specimen.focus(part)
            let (focused, cursor) = (specimen.surface, specimen.window.cursor)
            specimen.window.focus(nil)
            specimen.window.update()
            return (resting, focused, cursor)
        }

        private static func words(_ point: Point?) -> String {
            point.map { "row \($0.y + 1), column \($0.x + 1)" } ?? "nowhere"
        }
    }
}

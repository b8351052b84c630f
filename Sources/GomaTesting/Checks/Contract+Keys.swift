extension Contract {
    /// 4: what activates a part reaches the model each time, and no declared key draws by the view alone: unless it
    /// moves the focus, the caret or the parts, selects text, or finds a field full, it has called the model or changed its state. Blank has no
    /// model to reach.
    static func throughTheProtocol(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        return try walk.presses().filter { $0.state != walk.blank }.compactMap { press in
            guard let title = press.title, press.effects.isDisjoint(with: [.call, .state]) else { return nil }
            let isViewsOwn = !press.effects.isDisjoint(with: [.focus, .cursor, .movement, .limit])
            let key = "\(press.key) (\(title)) on \(press.part)"
            if press.isActivation, !isViewsOwn {
                let words = press.effects.contains(.cells) ? "draws without calling" : "does not reach"
                return ContractFinding(
                    .throughTheProtocol, component, state: press.state, at: press.place, "\(key) \(words) the model")
            }
            guard press.effects.contains(.cells), !isViewsOwn else { return nil }
            return ContractFinding(
                .throughTheProtocol, component, state: press.state, width: component.defaultWidth, at: press.place,
                "\(key) draws without calling the model")
        }
    }

    /// 11: a key does something if and only if it is declared, by the parts or by the focus; a click on a part does what
    /// Enter does there.
    static func declaredKeys(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        let presses = try walk.presses()
        let undeclared = presses.filter { $0.title == nil }.map { press in
            let words = press.effects.map(\.words).sorted().joined(separator: ", ")
            return ContractFinding(
                .declaredKeys, component, state: press.state, at: press.place,
                "\(press.key) on \(press.part) is not declared and \(words)")
        }
        let declared = Dictionary(grouping: presses.filter { $0.title != nil }) { [$0.title ?? "", "\($0.key)"] }
        let idle = declared.values.filter { $0.allSatisfy(\.effects.isEmpty) }.compactMap(\.first).map { press in
            ContractFinding(
                .declaredKeys, component, state: press.state,
                "\(press.key) (\(press.title ?? "")) is declared and does nothing in any state")
        }
        return try undeclared + idle.sorted { $0.words < $1.words } + clicks(walk)
    }

    private static func clicks(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        return try walk.states.indices.flatMap { state in
            try walk.states[state].representativeParts.compactMap { part -> ContractFinding? in
                let clicked = Specimen(component, state: state)
                let target = clicked.parts[part]
                target.scrollIntoView()
                clicked.rest()
                guard Bindings(at: target, in: clicked.view).activation?.owner === target else { return nil }
                guard let place = clickablePlace(of: target, in: clicked) else {
                    return ContractFinding(
                        .declaredKeys, component, state: state, "\(String(nameOf: target)) cannot be reached by a click"
                    )
                }
                clicked.window.send(.mouse(MouseEvent(.press(.left), at: place)))
                let pressed = Specimen(component, state: state)
                pressed.focus(part)
                pressed.rest()
                pressed.press(KeyEvent(.enter))
                [clicked, pressed].forEach { $0.rest() }
                return try difference(of: clicked, from: pressed).map { words, picture in
                    ContractFinding(
                        .declaredKeys, component, state: state, at: place,
                        "a click on \(String(nameOf: target)) \(words)", picture: picture)
                }
            }
        }
    }

    /// What a click has done otherwise than Enter; `nil` where both have done the same.
    private static func difference(
        of clicked: Specimen, from pressed: Specimen
    ) throws -> (words: String, picture: [String])? {
        let calls = [clicked, pressed].map { $0.environment.actionLog.actions.map(\.description) }
        guard calls[0] == calls[1] else {
            let words = calls.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") }
            return ("calls \(words[0]), where Enter calls \(words[1])", [])
        }
        if let field = try changedField(of: clicked.instance.state(), from: pressed.instance.state()) {
            return ("leaves another state than Enter, in \(field)", [])
        }
        guard clicked.surface != pressed.surface else { return nil }
        return (
            "draws something else than Enter", PictureExcerpt.difference(from: pressed.surface, to: clicked.surface)
        )
    }

    /// A cell at which a click arrives at `part` before any other control.
    private static func clickablePlace(of part: View, in specimen: Specimen) -> Point? {
        let area = part.visibleRect
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                let place = Point(x: x, y: y)
                guard let hit = specimen.view.hitTest(place) else { continue }
                if sequence(first: hit, next: \.superview).first(where: { $0 is Control }) === part { return place }
            }
        }
        return nil
    }
}

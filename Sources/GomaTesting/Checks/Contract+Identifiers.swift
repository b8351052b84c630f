extension Contract {
    /// 15: every place where Tab stops has an identifier that no other has, in every state, and none that hangs on the
    /// language or the glyphs.
    static func namedControls(_ walk: ComponentWalk) -> [ContractFinding] {
        let abroad = ViewEnvironment.simulated(glyphs: .ascii, localization: Localization.portuguese)
        return walk.states.enumerated().flatMap { index, state in
            @MainActor func finding(at place: Point? = nil, _ words: String) -> ContractFinding {
                ContractFinding(
                    .namedControls, walk.component, state: index, at: place, words,
                    picture: place.map { PictureExcerpt.row(of: state.surface, at: $0) } ?? [])
            }
            let identifiers = ControlIdentifiers(of: state.specimen.view)
            let nameless = state.specimen.parts.filter { identifiers.identifier(of: $0)?.isEmpty ?? true }.map { part in
                finding(
                    at: part.visibleRect.origin,
                    "\(String(nameOf: type(of: part))) has no identifier; hold it in a property of the view around it, "
                        + "or set its accessibilityIdentifier")
            }
            let names = identifiers.all.map(\.identifier)
            let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted().map { name in
                finding("several controls are called \(name); set an accessibilityIdentifier of its own for each")
            }
            let foreign = ControlIdentifiers(
                of: Specimen(walk.component, state: index, height: walk.height, environment: abroad).view)
            let strange = foreign.all.map(\.identifier).filter { !names.contains($0) }.map { name in
                finding(
                    "\(name) is not called so in English and Unicode, where there are "
                        + names.joined(separator: ", "))
            }
            return nameless + twice + strange
        }
    }
}

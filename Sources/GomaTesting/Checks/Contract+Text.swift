extension Contract {
    /// 9: hostile text in any field of text stays text, inside the frame.
    ///
    /// Each kind of field is tried in the first state that has it with text, or else in the first that has it, at four
    /// widths. Identifiers are left out: they are not shown, and must stay unique.
    static func harmlessText(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        let trees = try walk.jsonStates()
        var uses: [String: [(state: Int, path: [JSONValue.Step], hasText: Bool)]] = [:]
        for (state, tree) in trees.enumerated() {
            for (path, value) in tree.places() {
                guard case .string(let text) = value else { continue }
                let kind = JSONValue.kind(of: path)
                if !JSONValue.isIdentifier(kind) { uses[kind, default: []].append((state, path, !text.isEmpty)) }
            }
        }
        return try uses.sorted { $0.key < $1.key }.flatMap { _, uses -> [ContractFinding] in
            guard let use = uses.first(where: \.hasText) ?? uses.first else { return [] }
            return try hostileDefects(of: component, state: use.state, trees[use.state], at: use.path)
        }
    }

    private static func hostileDefects(
        of component: ComponentDescriptor, state place: Int, _ tree: JSONValue, at path: [JSONValue.Step]
    ) throws -> [ContractFinding] {
        let instance = component.instance(stateAt: place, in: ViewEnvironment.simulated())
        let frame = FramedComponent(instance.view, glyphs: .unicode)
        var findings: [ContractFinding] = []
        for sample in HostileText.samples {
            let state = tree.replacing(path, with: .string(sample.text))
            guard try replaceState(of: instance, with: state) else { continue }
            for width in [1, 7, 40, 120] {
                _ = frame.resize(toOffered: width)
                findings += frame.defectsOfTexts().map {
                    ContractFinding(
                        .harmlessText, component, state: place, width: width, at: $0.place,
                        "\(sample.name) in \(JSONValue.words(for: path)): \($0.words)")
                }
            }
        }
        return findings
    }
}

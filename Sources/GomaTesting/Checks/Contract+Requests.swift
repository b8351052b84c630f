extension Contract {
    /// 21: what a component asks for is said by identity: another text in its state leaves its requests as they are.
    ///
    /// Identifiers, codes and addresses are left as they are; what a request hands over as `text` is content.
    static func identifiedRequests(_ walk: ComponentWalk) throws -> [ContractFinding] {
        var told: Set<String> = []
        return try walk.jsonStates().enumerated().flatMap { state, tree in
            try captions(in: walk, state: state, tree).compactMap { kind, words in
                guard told.insert(kind).inserted else { return nil }
                return ContractFinding(.identifiedRequests, walk.component, state: state, words)
            }
        }
    }

    /// The kinds of texts that requests of a state follow, and what is to be said of each.
    private static func captions(
        in walk: ComponentWalk, state: Int, _ tree: JSONValue
    ) throws -> [(kind: String, words: String)] {
        let asking = try walk.askingPresses(state: state).filter { !$0.requests.isEmpty }
        guard !asking.isEmpty else { return [] }
        let known = Set(asking.flatMap(\.identities))
        let parts = Set(asking.map(\.part))
        /// The first press that asks for something new where the texts of some kinds are all the same.
        func stray(_ kinds: [String]) throws -> (press: AskingPress, request: String)? {
            let same = tree.replacingTexts(at: Set(kinds), with: sameText)
            let presses = try AskingPress.presses(
                on: walk.component, state: state, holding: same.data, parts: parts)
            return presses.lazy.compactMap { press in
                press.identities.first { !known.contains($0) }.map { (press, $0) }
            }.first
        }
        let instance = walk.component.instance(stateAt: state, in: ViewEnvironment.simulated())
        let kinds = try tree.kindsOfTexts.filter { kind in
            guard !JSONValue.saysWhich(kind) else { return false }
            return try replaceState(of: instance, with: tree.replacingTexts(at: [kind], with: sameText))
        }
        guard try stray(kinds) != nil else { return [] }
        return try kinds.compactMap { kind in
            guard let (press, request) = try stray([kind]) else { return nil }
            return (kind, "with \"\(sameText)\" as \(kind), \(press.words) asks for \(request); name it by an identity")
        }
    }

    private static let sameText = "Same"
}

extension AskingPress {
    /// What has been asked for, but for the content that is handed over.
    fileprivate var identities: [String] { requests.map { RequestText($0).leavingOut("text").description } }
}

extension Contract {
    /// 23: each state and each play has a name of its own, by which approved dumps, lists and scripts know it. Scripts read
    /// the names of states without case, blanks and hyphens.
    static func tellingNames(_ walk: ComponentWalk) -> [ContractFinding] {
        let component = walk.component
        let names = component.states.map(\.name)
        let states = names.enumerated().compactMap { index, name -> ContractFinding? in
            guard let known = component.stateIndex(named: name), known != index else { return nil }
            let words =
                names[known] == name ? "another state is called so too" : "scripts take it for \"\(names[known])\""
            return ContractFinding(.tellingNames, component, state: index, "\(words); call one of them otherwise")
        }
        // As dumps write them, which keep no blanks at an end.
        let titles = component.plays.map { DumpBlock.title(ofPlay: $0.name) }
        let plays = titles.indices.filter { titles[..<$0].contains(titles[$0]) }.map {
            ContractFinding(
                .tellingNames, component, state: 0,
                "another play is called \"\(component.plays[$0].name)\" too; call one of them otherwise")
        }
        let nameless =
            titles.contains(DumpBlock.title(ofPlay: ""))
            ? [ContractFinding(.tellingNames, component, state: 0, "a play has no name")] : []
        return states + plays + nameless
    }
}

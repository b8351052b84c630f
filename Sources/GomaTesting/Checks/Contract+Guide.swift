extension Contract {
    /// The guide answers each question in a few sentences, and tells of time and focus what is so.
    static func writtenGuide(_ walk: ComponentWalk) -> [ContractFinding] {
        GuideCheck(walk.component, known: nil).problems.map {
            ContractFinding(.writtenGuide, walk.component, state: 0, $0)
        }
    }
}

/// One cause for which a component does not keep the contract, with all places where it shows: findings of one point in the same
/// words, numbers and names of states apart.
@MainActor
struct ContractIssue {
    /// Where it shows first.
    let first: ContractFinding
    /// Where else.
    let others: [ContractFinding]

    /// Rows of a component that are shown where no finding says which ones matter.
    private static let mostRows = 6
    /// What a check adds to its words where it has drawn with ASCII.
    private static let inASCII = ", in ASCII"

    /// Causes in the order in which they were found.
    static func issues(of findings: [ContractFinding], in component: ComponentDescriptor) -> [ContractIssue] {
        findings.grouped { "\($0.point) \(cause(of: $0, in: component))" }.map { _, findings in
            ContractIssue(first: findings[0], others: Array(findings.dropFirst()))
        }
    }

    /// The words without what differs from state to state.
    private static func cause(of finding: ContractFinding, in component: ComponentDescriptor) -> String {
        let words = finding.words.hasSuffix(inASCII) ? finding.words.dropLast(inASCII.count) : finding.words[...]
        let anywhere = component.states.reduce(String(words)) { $0.replacing("\"\($1.name)\"", with: "\"\"") }
        return anywhere.replacing(#/\d+/#, with: "0")
    }

    /// The first place with its rows, then the others, and what the point prevents.
    func words(for component: ComponentDescriptor) -> String {
        let rows = first.picture.isEmpty ? rows(of: component) : []
        let others = others.isEmpty ? [] : ["  the same in: \(places)"]
        let lines = ["\(first.point): \(first)"] + rows.map { "  \($0)" } + others
        return (lines + ["  it prevents: \(first.point.prevents)"]).joined(separator: "\n")
    }

    /// States with their widths, each once.
    private var places: String {
        let places = others.map { finding in
            let width = finding.width.map { " at width \($0)" } ?? ""
            return finding.state + width + (finding.words.hasSuffix(Self.inASCII) ? Self.inASCII : "")
        }
        return places.eachOnce.joined(separator: "; ")
    }

    /// What the component shows where it was found, for a finding that shows nothing itself.
    private func rows(of component: ComponentDescriptor) -> [String] {
        let index = component.states.firstIndex { $0.name == first.state } ?? 0
        let options = RenderOptions(
            width: first.width, glyphs: first.words.hasSuffix(Self.inASCII) ? .ascii : .unicode)
        let picture = try? Picture(component, stateAt: index, options: options)
        return picture.map { PictureExcerpt.rows(of: $0.surface, atMost: Self.mostRows) } ?? []
    }
}

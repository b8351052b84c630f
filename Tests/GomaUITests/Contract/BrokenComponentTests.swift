import GomaTesting
import GomaCatalog
import Testing

/// Each check can fail: components that each break one point are turned down for that point and for no other.
@MainActor
@Suite(.serialized)
struct BrokenComponentTests {
    @Test(arguments: await names)
    func `a broken component fails the one point that it breaks`(name: String) async throws {
        let (entry, point) = try #require(Self.broken.first { $0.entry.name == name })

        let findings = try await Self.findings(in: entry)

        #expect(Self.points(of: findings) == [point], "\(findings.prefix(4).map(\.description))")
    }

    @Test
    func `a sound component keeps all points`() async throws {
        #expect(try await Self.findings(in: SampleEntry<SampleView>.self) == [])
    }

    static var names: [String] { broken.map { $0.entry.name } }

    private static let broken: [(entry: any CatalogEntry.Type, point: ContractPoint)] = [
        (SampleEntry<BrokenBlank>.self, .blankFirst),
        (SampleEntry<BrokenLateRender>.self, .synchronousFirstRender),
        (SampleEntry<BrokenReuse>.self, .cleanReuse),
        (SampleEntry<BrokenShortcut>.self, .throughTheProtocol),
        (SampleEntry<BrokenDeadPart>.self, .throughTheProtocol),
        (SampleEntry<BrokenTime>.self, .injectedTime),
        (SampleEntry<BrokenHeight>.self, .anyWidth),
        (SampleEntry<BrokenLayout>.self, .anyWidth),
        (SampleEntry<BrokenLostLabel>.self, .anyWidth),
        (SampleEntry<BrokenHueOnly>.self, .toldApart),
        (SampleEntry<BrokenState>.self, .stateIsData),
        (SampleEntry<BrokenText>.self, .harmlessText),
        (SampleEntry<BrokenLeaky>.self, .nothingLeaks),
        (SampleEntry<BrokenLeakyTimer>.self, .nothingLeaks),
        (SampleEntry<BrokenSecretKey>.self, .declaredKeys),
        (SampleEntry<BrokenIdleKey>.self, .declaredKeys),
        (SampleEntry<BrokenMouse>.self, .declaredKeys),
        (SampleEntry<BrokenWasteful>.self, .boundedCost),
        (SampleEntry<BrokenRestless>.self, .boundedCost),
        (SampleEntry<BrokenRelayout>.self, .boundedCost),
        (SampleEntry<BrokenSilence>.self, .spokenControls),
        (SampleEntry<BrokenSpelling>.self, .declaredActions),
        (SampleEntry<BrokenArity>.self, .declaredActions),
        (SampleEntry<BrokenSilentAction>.self, .declaredActions),
        (SampleEntry<BrokenNameless>.self, .namedControls),
        (SampleEntry<BrokenNamesakes>.self, .namedControls),
        (SampleEntry<BrokenTranslatedName>.self, .namedControls),
        (SampleEntry<BrokenMemory>.self, .keptInterface),
        (SampleEntry<BrokenGuide>.self, .writtenGuide),
        (SampleEntry<BrokenNumber>.self, .anyNumber),
    ]

    private static func findings(in entry: any CatalogEntry.Type) async throws -> [ContractFinding] {
        var registry = ComponentRegistry()
        try registry.register(entry, namespace: "test")
        return try await Contract.findings(in: registry.components[0])
    }

    /// The points that are not kept, each once, in their order.
    private static func points(of findings: [ContractFinding]) -> [ContractPoint] {
        findings.map(\.point).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}

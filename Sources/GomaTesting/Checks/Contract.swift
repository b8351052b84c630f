/// The contract of every component, as checks: each takes a component and says where it does not keep a point.
@MainActor
package enum Contract {
    /// Looks for places where a component does not keep some points; it is drawn once for all of them.
    /// - Throws: whatever the component throws that cannot be drawn or used.
    package static func findings(
        in component: ComponentDescriptor, points: some Sequence<ContractPoint> = ContractPoint.allCases
    ) async throws -> [ContractFinding] {
        if points.contains(.stateIsData) {
            // Wherever a point takes such a state as data, it would be found once more.
            let lost = try statesLostInData(of: component)
            guard lost.isEmpty else { return lost }
        }
        let walk = ComponentWalk(component)
        var findings: [ContractFinding] = []
        for point in points { findings += try await Self.findings(of: point, on: walk) }
        return findings
    }

    private static func findings(
        of point: ContractPoint, on walk: ComponentWalk
    ) async throws -> [ContractFinding] {
        switch point {
        case .blankFirst: blankFirst(walk)
        case .synchronousFirstRender: await synchronousFirstRender(walk)
        case .cleanReuse: try cleanReuse(walk)
        case .throughTheProtocol: try throughTheProtocol(walk)
        case .injectedTime: injectedTime(walk)
        case .anyWidth: anyWidth(walk)
        case .toldApart: try toldApart(walk)
        case .stateIsData: try stateIsData(walk)
        case .harmlessText: try harmlessText(walk)
        case .nothingLeaks: nothingLeaks(walk)
        case .declaredKeys: try declaredKeys(walk)
        case .boundedCost: try boundedCost(walk)
        case .spokenControls: spokenControls(walk)
        case .declaredActions: try declaredActions(walk)
        case .namedControls: namedControls(walk)
        case .keptInterface: try keptInterface(walk)
        case .writtenGuide: writtenGuide(walk)
        case .anyNumber: try anyNumber(walk)
        case .meaningfulColors: meaningfulColors(walk)
        case .heardApart: heardApart(walk)
        case .identifiedRequests: try identifiedRequests(walk)
        case .languageIsAView: try languageIsAView(walk)
        case .tellingNames: tellingNames(walk)
        }
    }
}

extension ContractPoint {
    /// Looks for places where a component does not keep the point.
    /// - Throws: whatever the component throws that cannot be drawn or used.
    @MainActor
    package func findings(in component: ComponentDescriptor) async throws -> [ContractFinding] {
        try await Contract.findings(in: component, points: [self])
    }
}

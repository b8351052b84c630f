import GomaUI

/// The contract as checks: each takes a component and says where it does not keep a point.
@MainActor
enum Contract {
    static func violations(of point: ContractPoint, by component: ComponentDescriptor) async throws
        -> [ContractViolation]
    {
        switch point {
        case .blankFirst: try blankFirst(component)
        case .synchronousFirstRender: try await synchronousFirstRender(component)
        case .cleanReuse: try cleanReuse(component)
        case .throughTheProtocol: try throughTheProtocol(component)
        case .injectedTime: try injectedTime(component)
        case .anyWidth: anyWidth(component)
        case .toldApart: try toldApart(component)
        case .stateIsData: try stateIsData(component)
        case .harmlessText: try harmlessText(component)
        case .nothingLeaks: try nothingLeaks(component)
        case .declaredKeys: try declaredKeys(component)
        case .boundedCost: try boundedCost(component)
        case .spokenControls: try spokenControls(component)
        case .declaredActions: try declaredActions(component)
        case .namedControls: try namedControls(component)
        case .keptInterface: try keptInterface(component)
        }
    }
}

/// The points of the contract that every component keeps (DESIGN.md, section 5).
enum ContractPoint: Int, CaseIterable, Sendable, CustomStringConvertible {
    case blankFirst = 1
    case synchronousFirstRender, cleanReuse, throughTheProtocol, injectedTime, anyWidth, toldApart, stateIsData
    case harmlessText, nothingLeaks, declaredKeys, boundedCost, spokenControls
    case declaredActions, namedControls, keptInterface

    var description: String { "\(rawValue) \(words)" }

    private var words: String {
        switch self {
        case .blankFirst: "blank first"
        case .synchronousFirstRender: "synchronous first render"
        case .cleanReuse: "reuse leaves nothing behind"
        case .throughTheProtocol: "through the protocol"
        case .injectedTime: "time is injected"
        case .anyWidth: "any width"
        case .toldApart: "told apart"
        case .stateIsData: "state is data"
        case .harmlessText: "hostile text is harmless"
        case .nothingLeaks: "nothing leaks"
        case .declaredKeys: "keys are declared"
        case .boundedCost: "cost is bounded"
        case .spokenControls: "controls are spoken of"
        case .declaredActions: "actions are declared"
        case .namedControls: "controls have identifiers"
        case .keptInterface: "what was done to a view comes back"
        }
    }
}

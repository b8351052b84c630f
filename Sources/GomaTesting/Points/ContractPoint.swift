/// A point of the contract that every component keeps: its number, its name, and what it prevents.
public enum ContractPoint: Int, CaseIterable, Sendable {
    case blankFirst = 1
    case synchronousFirstRender, cleanReuse, throughTheProtocol, injectedTime, anyWidth, toldApart, stateIsData
    case harmlessText, nothingLeaks, declaredKeys, boundedCost, spokenControls
    case declaredActions, namedControls, keptInterface, writtenGuide, anyNumber, meaningfulColors
    case heardApart
    case identifiedRequests, languageIsAView, tellingNames

    /// Its place in the contract, counted from 1.
    public var number: Int { rawValue }

    /// The point in a few words, such as "blank first".
    public var name: String {
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
        case .writtenGuide: "its guide is written"
        case .anyNumber: "any number"
        case .meaningfulColors: "colours mean something"
        case .heardApart: "controls are heard apart"
        case .identifiedRequests: "requests have identity"
        case .languageIsAView: "language is a view"
        case .tellingNames: "names tell apart"
        }
    }

    /// What would happen to a customer, or to those who build on the component, without it: one sentence.
    public var prevents: String {
        switch self {
        case .blankFirst: "A page jumps when its data arrives, because what was blank had another shape."
        case .synchronousFirstRender: "The first frame is blank or half there, and so is every dump."
        case .cleanReuse: "A row of a long list shows what belongs to the row that had its view before."
        case .throughTheProtocol: "A press changes what is seen and nobody is told; the next state takes it back."
        case .injectedTime: "A dump, a play or a film comes out differently from run to run."
        case .anyWidth: "In a narrow terminal texts lie over each other, or parts are cut off without a sign."
        case .toldApart: "On a terminal with few colours, chosen looks like not chosen."
        case .stateIsData: "A state from a file, a feed or the controls panel shows something else than it says."
        case .harmlessText: "A name from outside moves the cursor, clears the screen or breaks out of its frame."
        case .nothingLeaks: "A view that is gone goes on working, and memory grows with every page."
        case .declaredKeys: "A key does something that no help tells of, or help tells of a key that does nothing."
        case .boundedCost: "One press draws the whole screen, and a feed makes the terminal flicker and lag."
        case .spokenControls: "Somebody who listens to the screen comes to a control that says nothing."
        case .declaredActions: "A log, a play or a page of actions names a call that is none."
        case .namedControls: "A play or a test finds the wrong control, or none once the language changes."
        case .keptInterface: "A list that was scrolled is back at its top after its view has served another model."
        case .writtenGuide: "Somebody who looks for a component cannot tell when to use it, and takes another."
        case .anyNumber: "A number from a feed or a file that nobody thought of ends the program, or fills its memory."
        case .meaningfulColors: "A colour stays as it is in every theme, and cannot be read in some of them."
        case .heardApart: "Somebody who listens to the screen hears \"Remove\" three times, and not of what."
        case .identifiedRequests: "Two games of one name open the same, and an owner compares sentences."
        case .languageIsAView: "After another language is chosen, part of the screen goes on in the old one."
        case .tellingNames: "Of two plays of one name only the first is found, and the approved dump cannot be read."
        }
    }
}

extension ContractPoint: CustomStringConvertible {
    /// `6 any width`.
    public var description: String { "\(number) \(name)" }
}

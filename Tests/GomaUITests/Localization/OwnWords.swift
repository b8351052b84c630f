import GomaPictures
import GomaTesting
import GomaCatalog
import TerminalKit

/// Words that a component shows, reads out or says of its keys though they stand neither in its state nor among its texts:
/// literals.
///
/// Components are made in the pseudo-language, where every text is accented: a word without accents is the state's, or
/// stands in the code.
@MainActor
enum OwnWords {
    /// Columns in which nothing is cut.
    private static let width = 200
    private static let pause = Duration.seconds(2)

    /// The words of one state: as it is, after each of its controls has been used, and some time later.
    static func literals(of component: ComponentDescriptor, stateAt index: Int) throws -> Set<String> {
        let environment = ViewEnvironment.simulated(localization: Localization.pseudo)
        let specimen = Specimen(component, state: index, width: width, environment: environment)
        // A text that has been taken apart already has no other words.
        var (known, shown): (Set<String>, Set<String>) = ([], [])
        var (knownTexts, shownTexts): (Set<String>, Set<String>) = ([], [])
        /// What arrives in time is the state's too.
        func learn() throws {
            guard let state = try specimen.instance.state() else { return }
            known.formUnion(words(in: strings(of: try JSONValue(state)).filter { knownTexts.insert($0).inserted }))
        }
        func look() {
            shown.formUnion(words(in: texts(of: specimen).filter { shownTexts.insert($0).inserted }))
        }
        try learn()
        look()
        for part in specimen.parts.indices {
            guard part < specimen.parts.count else { break }
            specimen.focus(part)
            specimen.press(KeyEvent(.enter))
            look()
            try learn()
            specimen.advance(by: pause)
            look()
            try learn()
        }
        // A word that has been cut is the beginning of one.
        return shown.subtracting(known).filter { word in !known.contains { $0.hasPrefix(word) } }
    }

    /// What stands on the screen, is read out, and is said of keys.
    private static func texts(of specimen: Specimen) -> [String] {
        specimen.surface.rows + ReadingText.lines(of: specimen.view)
            + specimen.view.tree.flatMap(\.keyBindings).map(\.title)
    }

    /// All words in some texts, in small letters, but those with accents.
    private static func words(in texts: [String]) -> Set<String> {
        Set(texts.flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init)).filter { word in
            word.count > 1 && word.allSatisfy(\.isASCII)
        }
    }

    /// All texts in a state.
    static func strings(of value: JSONValue) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let values): values.flatMap(strings)
        case .object(let fields): fields.values.flatMap(strings)
        case .null, .bool, .integer, .number, .decimal: []
        }
    }
}

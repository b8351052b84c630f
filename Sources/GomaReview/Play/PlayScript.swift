/// A script of keys, text, waits, resizes, calls and checks, against one component or the whole gallery.
package struct PlayScript: Equatable, Sendable {
    /// The subject of a play.
    package enum Subject: Equatable, Sendable {
        /// A component alone at the top left of its window, by name.
        case component(String, state: String?)
        /// The gallery, at its table or at one component.
        case gallery(String?, state: String?)
        /// A page in a file, with a recorded feed where there is one.
        case page(String, feed: String?)

        /// The setting that names it in a script.
        var word: String {
            switch self {
            case .component: "component"
            case .gallery: "gallery"
            case .page: "page"
            }
        }
    }

    struct Line: Equatable, Sendable {
        let number: Int
        let text: String
        let step: PlayStep
    }

    /// For messages: a path, or a component and the name of its play.
    package let name: String
    var subject = Subject.gallery(nil, state: nil)
    /// A file with the state to begin with, beside the script.
    var stateFile: String?
    /// Columns offered to a component; its own default where `nil`.
    var width: Int?
    /// Size of the gallery's window.
    package var size = Size(width: 120, height: 40)
    /// Theme by name.
    package internal(set) var theme: String?
    var isASCII = false
    /// Language of the components' own texts; English where `nil`.
    package internal(set) var locale: Localization?
    /// The language of the gallery's own words; English where `nil`, so that a script gives the same frames for everybody.
    package var language: Localization?
    var reducesMotion = false
    var lines: [Line] = []

    /// Reads a script.
    /// - Parameters:
    ///   - name: for messages.
    ///   - subject: what is played where the script does not say so.
    /// - Throws: ``PlayError`` with the line and what would be right.
    package init(parsing text: String, name: String, subject: Subject = .gallery(nil, state: nil)) throws {
        self.init(name: name, subject: subject)
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            try read(String(line), number: index + 1)
        }
    }

    /// The script, with what it does not say itself.
    /// - Parameters:
    ///   - isASCII: whether it is drawn with characters of ASCII alone.
    ///   - locale: the language of the components' own texts.
    ///   - reducesMotion: whether it shows where motion ends instead of moving.
    package func drawn(isASCII: Bool, locale: Localization, reducesMotion: Bool) -> Self {
        var script = self
        script.isASCII = self.isASCII || isASCII
        script.locale = self.locale ?? locale
        script.reducesMotion = self.reducesMotion || reducesMotion
        return script
    }

    /// A word as a script writes it: in quotation marks, with escapes, unless it is plain.
    package static func word(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") }
        return isPlain && !text.isEmpty ? text : SwiftLiteral.quoted(text)
    }

    private init(name: String, subject: Subject) {
        self.name = name
        self.subject = subject
    }

    /// The script of a play of a registered component, whatever other component has its name.
    /// - Throws: ``PlayError`` with the line and what would be right.
    @MainActor
    package init(_ play: Play, of component: ComponentDescriptor) throws {
        try self.init(
            parsing: play.script, name: "\(component.name), \(play.name)",
            subject: .component(component.id, state: play.state))
    }

    /// Whether it plays a component alone, which has the size that it wants.
    package var isOfComponent: Bool { if case .component = subject { true } else { false } }
}

/// The file of a new page, whole and at work: a list that leads to other pages, to be made into what is wanted.
package struct PageScaffold: Sendable {
    /// The file, as a way from the working directory.
    package let path: String
    /// What the page is called, as YAML.
    private let title: String

    package static let components = ["SimpleNavigationBar", "ActionRow", "StatusInfo", "TextSection"]
    /// How many components a plain page shows.
    private static let plainCount = 3

    /// - Parameter word: what the page is called, with or without ".yaml", and the folder where it is to lie.
    /// - Throws: ``ScaffoldError/badPageName(_:)``.
    package init(_ word: String) throws(ScaffoldError) {
        let ending = [".yaml", ".yml"].first(where: word.hasSuffix)
        path = ending == nil ? "\(word).yaml" : word
        let name = word.dropLast(ending?.count ?? 0).split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        guard isPlain, name.first?.isLetter == true else { throw .badPageName(word) }
        let words = name.split { "-_".contains($0) }.joined(separator: " ")
        let title = words.prefix(1).uppercased() + words.dropFirst()
        // A single word may be something else than a text to YAML, such as "Null".
        self.title = words.count < 6 ? "\"\(title)\"" : title
    }

    /// What is left to do, a sentence each, with commands as they can be typed.
    package var nextSteps: [String] {
        let (program, file) = (ProgramName.current, Self.quoted(path))
        let folder = Self.quoted(
            path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
        return [
            "look at it, and see what you save at once: \(program) page \(file) --watch",
            "have all that is wrong told: \(program) page \(file) --check",
            "let your editor know what can stand in it, with \"# yaml-language-server: $schema=page.schema.json\" as the "
                + "first line: \(program) schema --pages --output \(folder)",
            "accept how it looks, to hear of it when that changes: \(program) approve \(file)",
        ]
    }

    /// A word of a command line that a shell takes as it is.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    // MARK: Texts

    private var head: String {
        let program = ProgramName.current
        return """
            # A screen described as data. What you save is shown at once where this runs beside your editor:
            #   \(program) page \(Self.quoted(path)) --watch
            # "\(program) help page" explains all words, "\(program) list" names the components, and
            # "\(program) list --fields NAME" says what can stand under "with" of one of them.
            title: \(title)

            """
    }

    /// A page that shows most of what a page can do.
    package var text: String {
        head + """

            # Where values come from, by the names that parts call them by.
            sources:
              # A collection; a feed can insert, change, move and remove its elements while the page is open.
              stories:
                kind: data
                empty: Nothing has happened yet
                values:
                  - id: first
                    title: This page is yours
                    text: "Every line of it is data: change one, save the file, and look."
                  - id: second
                    title: A part for each element
                    text: One part with "each" shows all stories; write another one below these.
                  - id: third
                    title: Where a press leads
                    text: What is done with what parts ask for stands under "on", other pages stand under "routes".
              # Values of the page's own, which "on" sets.
              read: {value: {story: none}}

            parts:
              # A component in one of its states, with other values in some fields. It stays at the top while the rest scrolls.
              - {component: SimpleNavigationBar, state: Title only, place: top, with: {title: \(title)}}
              # A part for each element, which is called "it".
              - component: ActionRow
                each: stories
                gap: 1
                inset: 1
                with:
                  {id: $it.id, title: $it.title, value: "", icon: null, trailingIcon: null, kind: navigation, tone: standard}
              # A value inside a text, in a part that is there only "when" something holds.
              - component: StatusInfo
                when: read.story is not none
                gap: 1
                inset: 1
                with: {id: read, kind: success, title: Read last, message: 'The story "${read.story}".'}

            # What is done when a part asks for something; fields of what it asks for may stand in texts.
            on:
              app:open-page:
                - {set: read.story, to: "${page}"}
                - {go: "story/${page}"}

            # Other pages by name; what stands in braces is a parameter, here the story's id.
            routes:
              story/{id}:
                title: ${stories.$id.title}
                parts:
                  - {component: SimpleNavigationBar, state: Back and title, place: top, with: {title: Story}}
                  - component: TextSection
                    gap: 1
                    inset: 2
                    with: {title: $stories.$id.title, text: $stories.$id.text}

            """
    }

    /// A page for a program that has other components.
    /// - Parameter components: those that there are, by name.
    package func plainText(of components: [String]) -> String {
        let parts = components.prefix(Self.plainCount).map { "  - {component: \($0), gap: 1}\n" }.joined()
        return head + """

            # Components from top to bottom, each in the first of its states; "state" names another, and "with" changes fields.
            parts:
            \(parts)
            """
    }
}

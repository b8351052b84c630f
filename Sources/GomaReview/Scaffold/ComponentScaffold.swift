/// The files of a new component, whole and at work: a title that is switched on and off, to be made into what is wanted.
package struct ComponentScaffold: Sendable {
    /// A file by its path below the package's folder.
    package struct File: Equatable, Sendable {
        package let path: String
        package let text: String
    }

    /// The component's name, such as "BasketRow".
    let name: String
    let category: Category
    let subcategory: String
    private let home: ScaffoldHome

    /// - Parameters:
    ///   - name: a Swift type's name, without "View" at its end.
    ///   - subcategory: the group inside the category; the category's title where `nil`.
    ///   - home: the package that it is made for.
    /// - Throws: ``ScaffoldError`` for a name that cannot be a type's.
    package init(
        _ name: String, category: Category, subcategory: String? = nil, in home: ScaffoldHome
    ) throws(ScaffoldError) {
        guard Self.isTypeName(name), !name.hasSuffix("View") else { throw .badName(name) }
        guard Self.isTypeName(category.rawValue) else { throw .badCategory(category.rawValue) }
        self.name = name
        self.category = category
        self.subcategory = subcategory ?? category.title
        self.home = home
    }

    /// Letters and digits of ASCII, a capital first.
    private static func isTypeName(_ name: String) -> Bool {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
        }
        return isPlain && name.first?.isUppercase == true
    }

    /// Sources first, then the test.
    package var files: [File] {
        let folder = home.folder(of: name, category: category)
        let page = home.catalogFolder(of: name, category: category)
        let sources = [
            (folder, "DisplayState", displayState), (folder, "ViewModelProtocol", viewModelProtocol),
            (folder, "View", view), (folder, "ViewModel", viewModel), (page, "Catalog", catalog),
            (page, "Catalog+Guide", guide),
        ]
        return sources.map { File(path: "\($0)/\(name)\($1).swift", text: $2) }
            + [File(path: "\(home.testFolder)/\(name)Tests.swift", text: test)]
    }

    /// Lists of the package that the component comes into, as they are to be.
    /// - Parameter folder: the package's.
    /// - Throws: ``ScaffoldError/unknownList(path:)``.
    package func lists(in folder: String) throws(ScaffoldError) -> [File] {
        guard home.isLibrary else { return [] }
        return try LibraryRegistration(name: name, category: category, folder: folder).files()
    }

    /// What is left to do, a sentence each.
    /// - Parameter folder: the package's.
    package func nextSteps(in folder: String) -> [String] { home.nextSteps(for: name, in: folder) }

    // MARK: Texts

    private var access: String { home.isLibrary ? "public " : "" }

    /// The import that a file of the component needs; the rooms of the library have all that comes with it.
    private var imports: String { home.isLibrary ? "" : "import GomaUI\n\n" }

    private var displayState: String {
        """
        \(imports)/// The state of a ``\(name)View``.
        \(access)struct \(name)DisplayState: DisplayState {
            /// What the customer can have, ready to read.
            \(access)var title: String
            /// Whether the customer wants it.
            \(access)var isOn: Bool

            \(access)static let blank = Self(title: "", isOn: false)

            \(access)init(title: String, isOn: Bool = false) {
                self.title = title
                self.isOn = isOn
            }

            /// Switches it on or off. What may happen to a state is a function of it, the same for every model.
            \(access)mutating func toggle() { isOn.toggle() }
        }

        """
    }

    private var viewModelProtocol: String {
        """
        \(imports)/// Decides what a ``\(name)View`` shows, and what pressing it means.
        \(access)protocol \(name)ViewModelProtocol: DisplayStateSource<\(name)DisplayState> {
            func toggle()
        }

        """
    }

    private var view: String {
        """
        \(imports)/// A title that is on or off.
        \(access)final class \(name)View: ComponentView<any \(name)ViewModelProtocol, \(name)DisplayState>, StandardComponent {
            \(access)typealias Model = \(name)ViewModel

            private lazy var box = Label().droppable()
            private lazy var titleLabel = Label().narrowing(to: 4)
            private lazy var row = StackView([box, titleLabel], spacing: Spacing.xs)

            override \(access)var content: View { row }

            /// The first column is the focus mark's.
            override \(access)var contentInsets: Insets { Insets(left: Spacing.xs) }

            /// Before there is a model, the shape of a title stands in.
            override \(access)func render(_ state: \(name)DisplayState) {
                let shape = String(repeating: glyphs.placeholder.string, count: 8)
                titleLabel.text = viewModel == nil ? shape : state.title
                titleLabel.style = TextStyle(viewModel == nil ? .textDisablePrimary : .textPrimary)
                box.text = state.isOn ? glyphs.checked.string : glyphs.unchecked.string
                box.style = TextStyle(state.isOn ? .highlightPrimary : .iconSecondary, .bold)
                isSelected = state.isOn
            }

            override \(access)var keyBindings: [KeyBinding] {
                [KeyBinding(.activate, environment.text(.keySelect)) { [self] in viewModel?.toggle() }]
            }
        }

        """
    }

    private var viewModel: String {
        """
        \(imports)/// The model of a ``\(name)View``: switches on and off.
        \(access)final class \(name)ViewModel: ViewModel<\(name)DisplayState>, \(name)ViewModelProtocol, ActingModel {
            \(access)static let actions = [Action("toggle()", toggle)]

            \(access)func toggle() {
                record()
                update { $0.toggle() }
            }
        }

        """
    }

    private var catalog: String {
        """
        \(imports)/// The component's page in the gallery.
        \(access)enum \(name)Catalog: CatalogEntry {
            \(access)typealias ComponentType = \(name)View

            \(access)static let category = \(categoryValue)
            \(access)static let subcategory = \(SwiftLiteral.quoted(subcategory))
            \(access)static let summary = "A title that the customer switches on and off."
            \(access)static let tags = ["selection"]
            \(access)static let variants: [Variant<\(name)DisplayState>] = [
                Variant("Off", \(name)DisplayState(title: "Goals")),
                Variant("On", \(name)DisplayState(title: "Goals", isOn: true)),
                Variant(
                    "Long title", \(name)DisplayState(title: "Both teams to score in the first half"),
                    summary: "The title is cut where room ends"),
            ]
            \(access)static let plays = [
                Play(
                    "Switch on and off", state: "Off",
                    \"""
                    press Enter
                    expect call "\(name).toggle()"
                    frame "on"
                    press Space
                    frame "off"
                    \""")
            ]
        }

        """
    }

    private var guide: String {
        """
        \(imports)extension \(name)Catalog {
            \(access)static let guide = ComponentGuide(
                purpose: "For something that is on or off by itself.",
                data: "A title, and whether it is on; both come from the page.",
                answers: "A press switches it on or off.",
                reading: "The title, and \\"selected\\" while it is on.")
        }

        """
    }

    private var categoryValue: String {
        Category.own.contains(category)
            ? "Category.\(category.memberName)" : "Category(rawValue: \"\(category.rawValue)\")"
    }

    private var test: String {
        let rule = """
                @Test func `switching twice leaves it as it was`() {
                    var state = \(name)DisplayState(title: "Goals")

                    state.toggle()
                    #expect(state.isOn)
                    state.toggle()
                    #expect(!state.isOn)
                }
            """
        return home.test(of: name, category: category, rule: rule)
    }
}

extension Category {
    /// The name of the member that is it: "UIElements" is `uiElements`, "MatchCards" is `matchCards`.
    var memberName: String {
        let capitals = rawValue.prefix { $0.isUppercase }
        let head = capitals.count > 1 ? capitals.dropLast() : capitals
        return head.lowercased() + rawValue.dropFirst(head.count)
    }
}

/// A component's page in the catalogue: what it is called, the states worth seeing, and how to make one.
@MainActor
public protocol CatalogEntry {
    /// The view, which says what its standard model is.
    associatedtype ComponentType: StandardComponent where ComponentType.State == State
    /// What the view shows; said by the view. It is a type of the entry's own so that states are listed without the view's
    /// type, which the runtime takes long to make.
    associatedtype State: DisplayState = ComponentType.State
    typealias Model = ComponentType.Model

    /// Unique in its namespace, such as "PillItem": what the entry is called without "Catalog", unless it says otherwise.
    static var name: String { get }
    /// The chapter of the catalogue that it stands in.
    static var category: Category { get }
    /// Group inside the category, as in the sheets.
    static var subcategory: String { get }
    /// One sentence on what it is for.
    static var summary: String { get }
    /// Words under which a search finds it, beside its name.
    static var tags: [String] { get }
    /// When to use it and how it behaves, in sentences; in a file of its own beside the entry where the entry is long.
    static var guide: ComponentGuide { get }
    /// The components it is made of.
    static var children: [any StandardComponent.Type] { get }
    /// What it asks its owner for, an example of each.
    static var requests: [any ComponentRequest] { get }
    /// The states worth seeing, the usual one first.
    static var variants: [Variant<State>] { get }
    /// What can be asked of the model; what an ``ActingModel`` says itself.
    static var actions: [Action<Model>] { get }
    /// What can be done with it, as scripts.
    static var plays: [Play] { get }
    /// Gaps in its coverage that are meant to be there.
    static var waivers: [CoverageWaiver] { get }
    /// Columns at which it is shown unless told otherwise; 40 where the entry does not say.
    static var defaultWidth: Int { get }

    /// Makes the view; written only where it needs more than its environment.
    static func makeView(in environment: ViewEnvironment) -> ComponentType
    /// Makes the model; written only where it needs more than its state, such as a feed.
    static func makeViewModel(_ state: State, in environment: ViewEnvironment) -> Model
}

extension CatalogEntry {
    /// The view's name tells the same, but asking the view's type has the whole type made, which registering waits for.
    public static var name: String {
        let entry = String(nameOf: self)
        let ending = "Catalog"
        guard entry.hasSuffix(ending), entry != ending else { return ComponentType.name }
        return String(entry.dropLast(ending.count))
    }
    public static var guide: ComponentGuide { .unwritten }
    public static var children: [any StandardComponent.Type] { [] }
    public static var requests: [any ComponentRequest] { [] }
    public static var defaultWidth: Int { 40 }
    public static var actions: [Action<Model>] { [] }
    public static var plays: [Play] { [] }
    public static var waivers: [CoverageWaiver] { [] }

    public static func makeView(in environment: ViewEnvironment) -> ComponentType {
        ComponentType(environment: environment)
    }

    public static func makeViewModel(_ state: State, in environment: ViewEnvironment) -> Model {
        Model(StatePlace(state, in: environment))
    }
}

extension CatalogEntry where Model: ActingModel {
    public static var actions: [Action<Model>] { Model.actions }
}

/// An error in a name of the catalogue, or in what is put into it.
public enum CatalogError: Error, Hashable, CustomStringConvertible {
    /// A name that no component has; `known` are those that one may have meant.
    case unknownComponent(name: String, known: [String])
    /// A name that no state of the component has.
    case unknownState(name: String, component: String, known: [String])
    /// A name that no category has.
    case unknownCategory(name: String, known: [String])

    /// A name that components of several namespaces have.
    case ambiguousComponent(name: String, ids: [String])
    /// A namespace by which no component could be named.
    case badNamespace(String)
    /// A second factory for the components of a namespace.
    case duplicateNamespace(String)
    /// A component that has the name of one that is there already, by their views.
    case duplicate(id: String, view: String, registered: String)
    /// A model that is not what drives a component's view.
    case wrongModel(component: String, model: String, wanted: String)
    /// A model whose state is another than the view's.
    case wrongState(view: String, model: String, wanted: String)

    public var description: String {
        switch self {
        case .unknownComponent(let name, let known):
            "no component is named \"\(name)\"\(NearestName.link(for: name, among: known)) \"\(ProgramName.current) list\" shows all"
        case .unknownState(let name, let component, let known):
            "\(component) has no state \"\(name)\"\(NearestName.link(for: name, among: known)) "
                + "its states are \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
        case .unknownCategory(let name, let known):
            "no category is named \"\(name)\"\(NearestName.link(for: name, among: known)) "
                + "there are \(known.joined(separator: ", "))"
        case .ambiguousComponent(let name, let ids):
            "\"\(name)\" is the name of several components; say which: \(ids.joined(separator: ", "))"
        case .badNamespace(let namespace):
            "\"\(namespace)\" is no namespace by which components can be named; write one word without a colon "
                + "and a slash, such as \"acme\", and not \"page\", which is that of pages"
        case .duplicateNamespace(let namespace):
            "the components of \"\(namespace)\" have a factory already; take another namespace"
        case .duplicate(let id, let view, let registered):
            "\"\(id)\" is registered already, with \(registered); "
                + "register \(view) under another name or in another namespace"
        case .wrongModel(let component, let model, let wanted):
            "\(component): its view is driven by \(wanted), and \(model) is none"
        case .wrongState(let view, let model, let wanted): "\(view) shows \(wanted), and \(model) has no such state"
        }
    }
}

/// The requests that the customer can make of every filter panel with options.
@MainActor
public protocol FilterPanelActions: AnyObject {
    /// Opens the panel, or closes it.
    func toggleCollapse()

    /// Limits the list of events to an option; one that stands for all takes the limit away.
    func selectFilter(id: String)

    /// Shows the options alone that a text finds; an empty one shows all.
    func search(for text: String)

    /// Takes back the choice and the search.
    func reset()
}

/// What was done to a page: the values that it holds, what was entered, how its parts were left, and which pages were open. It is
/// given to the same page when that is opened again, also in another run.
///
/// What belongs to parts and sources that are declared otherwise by then is left out. Texts of secret fields are never in it.
public struct PageMemory: Codable, Hashable, Sendable {
    /// Sources, by the names that the page calls them by.
    var sources: [String: Source] = [:]
    /// The states of parts that show nothing of the page's, by their places.
    var states: [String: JSONValue] = [:]
    /// What was done to views of parts that no model knows, by their places.
    var interfaces: [String: JSONValue] = [:]
    /// The pages that are open in each tab, the first one first; the tab that all begins with is called by nothing.
    package var stacks: [String: [Open]] = [:]
    /// The language that is spoken, by its code; `nil` where that cannot be changed.
    package var language: String?
    /// The theme that is used, by its name; `nil` where nobody says.
    package var theme: String?
    /// The tab that is shown.
    package var tab = ""

    /// What a source held.
    struct Source: Codable, Hashable {
        /// What made it, empty for a value of the page's own; `nil` where that was not kept yet.
        let kind: String?
        /// How the page declared it.
        let declared: JSONValue
        let value: JSONValue
    }

    package struct Open: Codable, Hashable, Sendable {
        /// The name and parameters under which it was gone to; `nil` for the page that all begins with.
        package let name: String?
        /// Whether it stands in a box over another.
        package let isBox: Bool
        package let place: ReadingPlace

        package init(name: String?, isBox: Bool, place: ReadingPlace) {
            (self.name, self.isBox, self.place) = (name, isBox, place)
        }
    }

    /// Nothing, as nothing has been done yet.
    public init() {}
}

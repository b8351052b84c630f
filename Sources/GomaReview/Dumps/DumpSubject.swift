/// What a dump is about: a component in its states, or a page and those that it leads to.
@MainActor
package protocol DumpSubject {
    /// The first line of its dump, such as `goma:PillItem` or `page:lobby`.
    var id: String { get }
    /// What lists and scripts call it.
    var name: String { get }
    /// Where its approved dump lies below the folder of dumps.
    var dumpPath: String { get }
    /// Its states by name, in the order of the dump.
    var stateNames: [String] { get }
    /// The place in ``stateNames`` of the one that is meant by a name.
    func stateIndex(named name: String) -> Int?
    /// Draws it, with all that is approved of it.
    /// - Throws: why it cannot be drawn.
    func dump() throws -> ComponentDump
}

extension ComponentDescriptor: DumpSubject {
    package var dumpPath: String { ComponentDump.path(of: self) }
    package var stateNames: [String] { states.map(\.name) }
    package func dump() throws -> ComponentDump { try ComponentDump(self) }
}

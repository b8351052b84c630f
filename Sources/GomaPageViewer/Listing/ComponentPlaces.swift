import Foundation

/// Which components of a catalogue stand on the pages of an app, and on which of them.
@MainActor
package struct ComponentPlaces {
    /// A component, and the pages where it stands.
    package struct Entry {
        package let component: String
        /// The pages that name it.
        package fileprivate(set) var pages: [String] = []
        /// The pages where it stands in another component alone.
        package fileprivate(set) var pagesInside: [String] = []
    }

    /// Those that stand anywhere, in the catalogue's order.
    package let entries: [Entry]
    private let knownCount: Int

    package init(_ page: PageDescription, registry: ComponentRegistry) {
        var found: [String: Entry] = [:]
        for (name, components) in page.components {
            let name = name.isEmpty ? PageDump.firstPage : name
            let direct = Set(components.compactMap { try? registry.component(named: $0).name })
            for component in direct { found[component, default: Entry(component: component)].pages.append(name) }
            for component in Self.parts(of: direct, registry).subtracting(direct) {
                found[component, default: Entry(component: component)].pagesInside.append(name)
            }
        }
        entries = registry.components.compactMap { found[$0.name] }
        knownCount = registry.components.count
    }

    /// All that components consist of.
    private static func parts(of components: Set<String>, _ registry: ComponentRegistry) -> Set<String> {
        var (found, open) = (Set<String>(), Array(components))
        while let next = open.popLast() {
            for child in (try? registry.component(named: next).children) ?? [] where found.insert(child).inserted {
                open.append(child)
            }
        }
        return found
    }

    /// The lines of a table: a component, the pages that name it, and in brackets those where it is a part of another alone.
    package var lines: [String] {
        let width = (entries.map(\.component.count).max() ?? 0) + 2
        let rows = entries.map { entry in
            let inside = entry.pagesInside.isEmpty ? "" : "(\(entry.pagesInside.joined(separator: ", ")))"
            let pages = [entry.pages.joined(separator: ", "), inside].filter { !$0.isEmpty }
            return entry.component.padding(toLength: width, withPad: " ", startingAt: 0) + pages.joined(separator: " ")
        }
        return rows + ["\(entries.count) of \(knownCount) components"]
    }
}

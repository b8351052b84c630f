/// The catalogue as a list, for people and for programs.
@MainActor
package enum CatalogueListing {
    /// The lines of a table with columns for name, category, states, children and summary, which is cut at `width` where
    /// there is one.
    /// - Parameters:
    ///   - oracle: measures the columns that each component needs, the smallest and the comfortable; they are left out
    ///     where `nil`.
    ///   - write: takes each line as soon as it is known, since measuring takes its time.
    package static func writeTable(
        of components: [ComponentDescriptor], width: Int?, sizes oracle: SizeOracle? = nil,
        to write: (String) throws -> Void
    ) throws {
        let fixed =
            [["NAME", "CATEGORY", "STATES", "MADE OF"]]
            + components.map { component in
                [component.name, component.category.title, "\(component.states.count)", "\(component.children.count)"]
            }
        let heads = TextTable.lines(of: fixed.map { $0 + ["|"] }, trailing: [2, 3]).map { String($0.dropLast()) }
        for (place, head) in heads.enumerated() {
            let component = place == 0 ? nil : components[place - 1]
            var sizes = ""
            if let oracle {
                let text = component.map { words(for: oracle.sizes(of: $0)) } ?? "COLUMNS"
                sizes = String(repeating: " ", count: max(0, widestSizes - text.count)) + text + "  "
            }
            let line = head + sizes + (component?.summary ?? "SUMMARY")
            try write(width.map { DisplayText(line).truncated(to: $0).string } ?? line)
        }
    }

    /// Columns of the sizes: no component has wider ones.
    private static let widestSizes = "200–200".count

    /// `16–48`: the smallest usable width and the comfortable one; one number where they are the same.
    private static func words(for sizes: ComponentSizes) -> String {
        let (smallest, comfortable) = (sizes.smallest.width, sizes.comfortable.width)
        return smallest == comfortable ? "\(smallest)" : "\(smallest)–\(comfortable)"
    }

    /// An array of objects: name, view, namespace, category, subcategory, summary, tags, guide, children, requests and
    /// states.
    /// - Parameter oracle: measures the smallest and comfortable size of each component and state; they are left out
    ///   where `nil`.
    package static func json(of components: [ComponentDescriptor], sizes oracle: SizeOracle? = nil) throws -> String {
        let list = components.map { component in
            let sizes = oracle?.sizes(of: component)
            let states = component.states.enumerated().map { index, state in
                JSONValue.members([
                    "name": .string(state.name), "summary": .string(state.summary),
                    "smallest": json(sizes?.states[index].smallest),
                    "comfortable": json(sizes?.states[index].comfortable),
                ])
            }
            return JSONValue.members([
                "name": .string(component.name), "view": .string(component.viewName),
                "namespace": .string(component.namespace), "category": .string(component.category.rawValue),
                "subcategory": .string(component.subcategory), "summary": .string(component.summary),
                "tags": .texts(component.tags), "children": .texts(component.children),
                "guide": component.guide.isWritten ? JSONValue(encoding: component.guide) : nil,
                "requests": .texts(component.requests.map(\.text)), "smallest": json(sizes?.smallest),
                "comfortable": json(sizes?.comfortable), "states": .array(states),
            ])
        }
        return try ReadableJSON.text(of: JSONValue.array(list))
    }

    private static func json(_ extent: ComponentSizes.Extent?) -> JSONValue? {
        extent.map { .object(["width": .integer($0.width), "height": .integer($0.height)]) }
    }
}

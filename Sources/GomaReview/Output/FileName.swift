/// Names of files made of the names of things.
package enum FileName {
    /// Bytes that a name may have: file systems take 255, and endings come on top.
    private static let longest = 160

    /// A file name that stands for `name` alone and cannot mean another folder: ASCII letters, digits, `_` and `-` stay,
    /// every other byte becomes `%` and two digits; a name without any letter becomes a single `%`.
    static func safe(_ name: String) -> String {
        let encoded = name.percentEncoded(keeping: "_-")
        return shortened(encoded.isEmpty ? "%" : encoded, standingFor: name)
    }

    private static func shortened(_ encoded: String, standingFor name: String) -> String {
        guard encoded.utf8.count > longest else { return encoded }
        return "\(encoded.prefix(longest - 20))%~\(String(StableHash.value(of: name), radix: 16))"
    }

    /// A component's file without its ending; those that are not the library's own have their namespace before a point.
    @MainActor
    package static func base(of component: ComponentDescriptor) -> String {
        let name = safe(component.name)
        guard component.namespace != ComponentRegistry.ownNamespace else { return name }
        return shortened("\(safe(component.namespace)).\(name)", standingFor: component.id)
    }

    /// The folder for a component's files: its category.
    @MainActor
    static func folder(of component: ComponentDescriptor) -> String { safe(component.category.rawValue) }
}

/// A part of a page as those are told of it who do not see it.
struct AccessibilityNode {
    /// Such as "link" or "heading".
    let role: String
    let name: String

    /// - Returns: `nil` for a node that nobody is told of.
    init?(_ node: Browser.Message) {
        guard node["ignored"] as? Bool != true, let role = Self.value(node["role"]) as? String else { return nil }
        self.role = role
        name = Self.value(node["name"]) as? String ?? ""
    }

    private static func value(_ property: Any?) -> Any? { (property as? Browser.Message)?["value"] }
}

/// The nature of a role of another package: what it is used as, and what it looks like where no theme says otherwise.
package struct RoleDefinition: Hashable, Sendable {
    /// `namespace:name`.
    let name: String
    let use: ColorUse
    let color: DynamicColor
    /// The place among the 16 ANSI colours that stands in where there are no more.
    let standIn: Int?
    /// What a text in the role has beside its colour.
    let attributes: TextAttributes

    /// Whether a name can be told from those of the library, and be written in themes, style sheets and code.
    var hasGoodName: Bool { name.wholeMatch(of: #/[A-Za-z][A-Za-z0-9-]*:[A-Za-z][A-Za-z0-9]*/#) != nil }
}

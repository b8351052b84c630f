/// Roles of another package, first class beside the library's own.
///
/// They are declared as constants, and made known before the program begins:
///
/// ```swift
/// extension ColorRole {
///     /// The winner of a photo finish.
///     static let photoFinish = Self(
///         "race:photoFinish", .ink, DynamicColor(light: RGBColor(0x8A4B00), dark: RGBColor(0xFFB454)), standIn: 3)
/// }
///
/// try ColorRole.register(.photoFinish)
/// ```
extension ColorRole {
    /// Declares a role. One that cannot be is drawn as the terminal's own; ``register(_:)`` and the contract say why.
    /// - Parameters:
    ///   - name: `namespace:name`, the second part being that of the constant.
    ///   - use: what stands on a ground, or a ground.
    ///   - color: what it looks like in themes that say nothing of it.
    ///   - standIn: its place among the 16 ANSI colours where there are no more, 0…15; what comes nearest by hue and lightness
    ///     unless given. With eight colours a bright one is the normal one.
    ///   - attributes: what a text in the role has beside its colour, and all that it has where there are no colours.
    public init(
        _ name: String, _ use: ColorUse, _ color: DynamicColor, standIn: Int? = nil, attributes: TextAttributes = []
    ) {
        self = RoleShelf.current.declare(
            RoleDefinition(name: name, use: use, color: color, standIn: standIn, attributes: attributes))
    }

    /// Makes roles known for the whole program, before it begins: from then on themes may name them, and themes' lists and
    /// the controls have them.
    /// - Throws: ``RoleError`` where one of them could not be declared.
    public static func register(_ roles: ColorRole...) throws(RoleError) {
        guard roles.contains(RoleShelf.refused), let refusal = RoleShelf.current.refusals.first else { return }
        throw refusal
    }
}

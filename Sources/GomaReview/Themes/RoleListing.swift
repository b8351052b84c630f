/// The list of a theme's roles: what each is set to, how it looks, and who uses it.
@MainActor
package struct RoleListing {
    /// One role.
    package struct Row {
        package let name: String
        /// As the theme has it for its appearance.
        package let value: String
        /// As the theme has it for the other appearance.
        package let otherValue: String
        /// What the terminal is told at the depth.
        package let shown: String
        /// Contrast against what it is usually seen with; `nil` where nothing is drawn in it.
        package let ratio: Double?
        /// What it is usually seen with, such as "on backgroundCards".
        package let partner: String
        /// Components that use it; `nil` before that is known.
        package let users: [String]?
        /// A patch of the colour.
        package let swatch: ColorReference
        /// Text as it is usually seen: in the role on its ground, or on the role.
        package let sample: (foreground: ColorReference, background: ColorReference)
    }

    package let style: StyleProvider
    package let depth: ColorDepth
    package let rows: [Row]

    /// - Parameter isInUse: whether the cells will be shown in this theme, so that its roles can be drawn as they are;
    ///   otherwise the swatches are pictures of them.
    package init(_ style: StyleProvider, depth: ColorDepth, use: RoleUse, isInUse: Bool) {
        self.style = style
        self.depth = depth
        var colors = ShownColors(style: style, depth: depth)
        func look(_ reference: ColorReference) -> ColorReference {
            guard !isInUse, let color = style.color(of: reference) else { return reference }
            return .rgb(color)
        }
        rows = ColorRole.allCases.map { role in
            let pair = use.usualPair(of: role)
            let reference = ColorReference.role(role)
            let partner = pair.map { role.isGround ? $0.foreground : $0.background }
            let (text, ground) =
                role.isGround
                ? (partner ?? .role(.textPrimary), reference) : (reference, partner ?? .role(.backgroundPrimary))
            return Row(
                name: role.name, value: style[role][style.appearance].text,
                otherValue: style[role][style.appearance == .light ? .dark : .light].text,
                shown: colors.text(of: role), ratio: pair.map { colors.ratio(of: $0) },
                partner: partner.map { "\(role.isGround ? "under" : "on") \(StyleMap.name(of: $0))" } ?? "",
                users: use.userNames(of: role), swatch: look(reference), sample: (look(text), look(ground)))
        }
    }
}

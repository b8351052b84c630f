/// The layout of pages unless a package has its own: cards no wider than the eye follows, as close as it is told to put them.
public struct StandardPageLayout: PageLayoutManager {
    private let gap: Int
    private let inset: Int

    /// - Parameters:
    ///   - gap: blank rows between two parts that do not stack.
    ///   - inset: blank columns beside parts that do not fill the width.
    public init(gap: Int = 0, inset: Int = 0) { (self.gap, self.inset) = (gap, inset) }

    public func gap(above part: Set<LayoutTrait>, below neighbour: Set<LayoutTrait>?, in width: Int) -> Int {
        // What stacks joins the top of the page too; what stacks upwards joins only what stands there.
        guard let neighbour else { return part.contains(.stackable) ? 0 : gap }
        if part.contains(.stackedUpwards) || isBar(part) { return 0 }
        return part.contains(.stackable) && neighbour.contains(.stackable) ? 0 : gap
    }

    public func inset(of part: Set<LayoutTrait>, in width: Int) -> Int { fills(part) ? 0 : inset }

    public func width(of part: Set<LayoutTrait>, in width: Int) -> Int {
        if fills(part) { return width }
        return part.contains(.compact) ? PageFlow.widestCard / 2 : PageFlow.widestCard
    }

    public func offset(of part: Set<LayoutTrait>, leaving spare: Int) -> Int {
        if part.contains(.trailing) { return spare }
        return part.contains(.centred) ? spare / 2 : 0
    }

    private func isBar(_ part: Set<LayoutTrait>) -> Bool { part.contains(.header) || part.contains(.footer) }

    private func fills(_ part: Set<LayoutTrait>) -> Bool { part.contains(.fullWidth) || isBar(part) }
}

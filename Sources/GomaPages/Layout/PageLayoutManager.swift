/// The manager that turns the traits of a page's parts into rows and columns; nothing else does.
///
/// It is asked with traits – those of the component, those that the page gives the part, and those of the place where it
/// stands – and with the width that there is. What the page itself says of a part (`gap`, `inset`, `width`) goes before, and the
/// columns of a `flow` go before a width. Answers that cannot be are taken for the nearest that can. ``PageKit/layout`` is where a
/// package puts its own.
@MainActor
public protocol PageLayoutManager {
    /// The traits that pages can name; those that are known everywhere unless it says otherwise.
    var traits: [LayoutTrait] { get }

    /// Blank rows between a part and the one above it.
    /// - Parameters:
    ///   - neighbour: the part above it; of several, such as the last ones of columns, the largest answer counts. `nil` for the
    ///     first part of what scrolls where no header stands above it.
    ///   - width: columns that there are.
    func gap(above part: Set<LayoutTrait>, below neighbour: Set<LayoutTrait>?, in width: Int) -> Int

    /// Blank columns at the left of a part, and as many at its right.
    /// - Parameter width: columns that there are.
    func inset(of part: Set<LayoutTrait>, in width: Int) -> Int

    /// Columns that a part takes at most; the copies of a part flow into as many columns as that makes.
    /// - Parameter width: columns that there are.
    func width(of part: Set<LayoutTrait>, in width: Int) -> Int

    /// Blank columns between the left inset and a part that is narrower than the room between the insets.
    /// - Parameter spare: columns that it leaves of that room.
    func offset(of part: Set<LayoutTrait>, leaving spare: Int) -> Int
}

extension PageLayoutManager {
    public var traits: [LayoutTrait] { LayoutTrait.allCases }
}

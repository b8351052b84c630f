/// Gaps in cells. Columns are half as wide as rows are high, so across a gap counts more cells than down.
public enum Spacing {
    /// Nothing between: parts that belong together.
    public static let none = 0
    /// Inside one part, as between a mark and its text.
    public static let xs = 1
    /// Between parts of a row.
    public static let sm = 2
    /// Between groups in a row.
    public static let md = 3
    /// Between items that stand for themselves.
    public static let lg = 4
    /// At the sides of a page.
    public static let xl = 6
    /// Around what stands alone.
    public static let xxl = 8
}

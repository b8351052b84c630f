/// A view in a row, with the width that it is given.
struct StackRowItem {
    let view: View
    let wish: Int
    let size: StackSize
    /// Columns below which it is narrowed only at the very last; neighbours that share a border need as many.
    let least: Int
    var width: Int

    @MainActor
    init(view: View, wish: Int, size: StackSize, floor: Int) {
        self.view = view
        self.size = size
        self.wish = max(wish, floor)
        let least = size.isShare ? size.hard : view.minimumWidth ?? self.wish
        self.least = min(self.wish, max(least, size.hard, floor))
        width = self.wish
    }
}

extension View {
    /// Adds a row of items at the top, and in the middle of its place a sentence for where there are none.
    package func addStrip(_ strip: View, emptyLabel: Label) {
        emptyLabel.alignment = .center
        [strip, emptyLabel].forEach(addSubview)
        strip.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
        emptyLabel.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.top.equal(to: self)
        }
    }
}

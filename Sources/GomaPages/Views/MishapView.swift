/// What stands in the place of a part that cannot be made: why not.
final class MishapView: View {
    private let label: Label

    init(_ words: String) {
        label = Label(words, foreground: .alertError)
        super.init()
        label.maximumLines = 0
        embed(label)
    }
}

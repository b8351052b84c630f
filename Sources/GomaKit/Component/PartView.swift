/// The base of a component's parts that need the component's environment, for words, numbers or parts of their own.
///
/// A part says what it consists of in ``content``, as a ``ComponentView`` does; one whose parts are not a stack adds them
/// itself.
open class PartView: View {
    /// Where the part gets time, words and glyphs from.
    public let environment: ViewEnvironment

    public init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        if let content { embed(content, insetBy: contentInsets) }
    }

    /// What the part consists of, where that is one view, such as a stack: it fills the part. `nil`, the default, for
    /// one that puts its parts in itself.
    open var content: View? { nil }

    /// Columns and rows left blank around ``content``; the first to go where room runs out.
    open var contentInsets: Insets { .zero }
}

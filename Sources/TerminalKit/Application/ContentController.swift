/// A screen that is a view and no more; it scrolls where the view is higher than the room, unless that does so itself.
final class ContentController: ViewController {
    private let content: View
    private let barStyle: TextStyle

    init(_ content: View, barStyle: TextStyle) {
        self.content = content
        self.barStyle = barStyle
        super.init()
    }

    override func loadView() -> View {
        if content is ScrollView || content is ListView || content is TableView { return content }
        let scroller = ScrollView(content)
        scroller.barStyle = barStyle
        return scroller
    }
}

import Expectations
import Testing

@testable import TerminalKit

/// What keys do in the engine's own views can be said in any language.
@MainActor
@Suite struct KeyTitleTests {
    /// Says what keys do in another language than English.
    private final class Accented: View {
        override func keyTitle(_ title: KeyTitle) -> String { "«\(title.english)»" }
    }

    /// A message's model that lets everything be.
    private final class Unmoved: OverlayActions {
        func press() {}
        func dismiss() {}
        func hold() {}
        func resume() {}
    }

    private static var field: TextField {
        let field = TextField("one two")
        field.moveCaret(to: 3)
        ["x", "y"].forEach { _ = field.paste($0) }
        field.make(field.editor.undo)
        field.onSubmit = { _ in }
        return field
    }

    private static func list(_ rows: Rows) -> ListView {
        let list = ListView()
        list.dataSource = rows
        list.onActivate = { _ in }
        return list
    }

    private static var scroll: ScrollView {
        let scroll = ScrollView(StackView((0..<9).map { Label("line \($0)") }, axis: .vertical))
        scroll.contentOffset = 3
        return scroll
    }

    /// What the keys of a view do that has the focus, in the words of the view around it.
    private func titles(of view: View) -> [String] {
        let around = Accented()
        around.addSubview(view)
        let stage = ViewHarness(around, width: 9, height: 4)
        view.frame = around.bounds
        stage.window.update()
        stage.window.focus(view)
        if view is ListView { stage.press(.down, .down) }
        return view.keyBindings.map(\.title)
    }

    /// What the keys of an app do, and those of its list of keys.
    private var titlesOfApp: [String] {
        let app = RootController(StackView([Button("a") {}, Button("b") {}]), words: { "«\($0.english)»" })
        let window = app.makeWindow(size: Size(width: 40, height: 9))
        window.update()
        let own = app.keyBindings
        window.send(.key(KeyEvent(.character("?"))))
        let list = window.topController?.keyBindings ?? []
        window.dismiss()
        window.send(.key(.control("p")))
        window.update()
        let commands = window.topController?.keyBindings ?? []
        let placeholder = KeyBinding(KeyEvent(.enter), (window.focusedView as? TextField)?.placeholder ?? "") {}
        window.dismiss()
        let stack = StackController(ViewController())
        app.content = stack
        stack.push(ViewController())
        return (own + list + commands + [placeholder] + stack.keyBindings).map(\.title)
    }

    @Test func `each of the engine's views has its words from the view around it`() {
        let rows = Rows(count: 9)
        let (message, actions) = (OverlayControl(), Unmoved())
        message.serve(actions)
        let views = [Button("Go") {}, Self.field, Slider(), Self.list(rows), Self.scroll, message]

        let said = Set(views.flatMap(titles) + titlesOfApp)

        expect(said, is: Set(KeyTitle.allCases.map { "«\($0.english)»" }))
    }

    @Test func `a button says what it is told to say`() {
        let button = Button("Go") {}
        expect(button.keyBindings.map(\.title), is: ["press"])

        button.actionTitle = "go on"

        expect(titles(of: button), is: ["go on"])
    }
}

import TerminalKit
import Testing

@MainActor
struct NameScreenTests {
    private let screen = NameScreen()
    private let window: Window

    init() {
        window = Window(size: Size(width: 40, height: 5), root: screen)
        window.update()
        window.moveFocus(.next)
    }

    private func type(_ text: String) {
        for character in text { window.send(.key(KeyEvent(.character(character)))) }
        window.update()
    }

    @Test func `what is typed is saved once both are there`() {
        type("Ana")
        window.send(.key(KeyEvent(.enter)))
        type("12x3")
        #expect(window.surface.rows[0].hasPrefix("Name     Ana"))
        #expect(window.surface.rows[1].contains("•••"))
        #expect(!window.surface.rows[1].contains("••••"))

        window.send(.key(KeyEvent(.enter)))

        #expect(screen.saved?.name == "Ana" && screen.saved?.number == "123")
    }

    @Test func `a name is cut where it may become no longer, and nothing is saved without a number`() {
        window.send(.paste(String(repeating: "n", count: 30)))
        window.send(.key(KeyEvent(.tab)))
        window.send(.key(KeyEvent(.enter)))
        window.update()

        #expect(screen.saved == nil)
        type("1")
        window.send(.key(KeyEvent(.enter)))
        #expect(screen.saved?.name.count == 20)
    }
}

import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct SliderTests {
    /// A slider whose owner takes every wish.
    private func slider(_ value: Int, in range: ClosedRange<Int> = 0...100) -> Slider {
        let slider = Slider(value, in: range)
        slider.step = 5
        slider.pageStep = 25
        slider.onChange = { [weak slider] in slider?.value = $0 }
        return slider
    }

    private func focused(_ slider: Slider, width: Int = 12) -> ViewHarness {
        let stage = ViewHarness(slider, width: width, height: 1)
        stage.window.focus(slider)
        stage.window.update()
        return stage
    }

    @Test(arguments: [
        (0, " ●──────────"), (50, " ━━━━━●─────"), (100, " ━━━━━━━━━━●"), (-7, " ●──────────"), (900, " ━━━━━━━━━━●"),
    ])
    func `the thumb stands where the value is`(value: Int, row: String) {
        expect(ViewHarness(slider(value), width: 12, height: 1).rows, is: [row])
    }

    @Test(arguments: [(500, " ●──────────"), (530, " ━━━●───────"), (600, " ━━━━━━━━━━●"), (0, " ●──────────")])
    func `the track begins at the lower end, wherever that is`(value: Int, row: String) {
        let slider = slider(value, in: 500...600)

        expect(ViewHarness(slider, width: 12, height: 1).rows, is: [row])
    }

    @Test func `another range moves the thumb to where the value stands in it`() {
        let slider = slider(50)
        let stage = ViewHarness(slider, width: 12, height: 1)
        expect(stage.rows, is: [" ━━━━━●─────"])

        slider.range = 0...50
        expect(stage.rows, is: [" ━━━━━━━━━━●"])
        slider.range = 50...90

        expect(stage.rows, is: [" ●──────────"])
    }

    @Test func `only the ends look like the ends`() {
        expect(ViewHarness(slider(1, in: 0...1000), width: 12, height: 1).rows, is: [" ━●─────────"])
        expect(ViewHarness(slider(999, in: 0...1000), width: 12, height: 1).rows, is: [" ━━━━━━━━━●─"])
    }

    @Test func `in ASCII it is drawn with characters that every terminal has`() {
        expect(ViewHarness(slider(50), width: 12, height: 1, glyphs: .ascii).rows, is: [" =====O-----"])
    }

    @Test func `values are marked on both sides of the thumb`() {
        let slider = slider(20)
        slider.marks = [0, 50, 100]

        expect(ViewHarness(slider, width: 12, height: 1).rows, is: [" ┯━●──┬────┬"])
        expect(ViewHarness(slider, width: 12, height: 1, glyphs: .ascii).rows, is: [" +=O--+----+"])
    }

    @Test func `no value is marked where two marks would touch`() {
        let slider = slider(50)
        slider.marks = Array(0...100)

        expect(ViewHarness(slider, width: 12, height: 1).rows, is: [" ━━━━━●─────"])
    }

    @Test(arguments: [([30, 40], " ━━━━━●─────"), ([20, 40], " ━━┯━┯●─────")])
    func `marks need a cell between them`(marks: [Int], row: String) {
        let slider = slider(50)
        slider.marks = marks

        expect(ViewHarness(slider, width: 12, height: 1).rows, is: [row])
    }

    @Test(arguments: [(40, "●─"), (60, "━●")])
    func `on two cells the thumb stands where it is nearer to`(value: Int, row: String) {
        expect(ViewHarness(slider(value), width: 2, height: 1).rows, is: [row])
    }

    @Test func `a thumb of its own stays on the track`() {
        let slider = slider(100)
        slider.thumb = "<>"

        expect(ViewHarness(slider, width: 12, height: 1).rows, is: [" ━━━━━━━━━<>"])
    }

    @Test(arguments: [(500, 1), (520, 3), (600, 11), (900, 11), (0, 1)])
    func `the column of a value is where the thumb would stand`(value: Int, column: Int) {
        let slider = slider(520, in: 500...600)
        let stage = ViewHarness(slider, width: 12, height: 1)

        expect(stage.rows.count, is: 1)
        expect(slider.column(of: value), is: column)
    }

    @Test(arguments: [
        (Key.left, 535), (.right, 545), (.pageDown, 515), (.pageUp, 565), (.home, 500), (.end, 600),
    ])
    func `each key moves it as far as it says`(key: Key, value: Int) {
        let slider = slider(540, in: 500...600)
        let stage = focused(slider)

        stage.press(key)

        expect(slider.value, is: value)
    }

    @Test func `Enter and Space submit where the owner has a use for it, and a click does not`() {
        let slider = slider(50)
        let stage = focused(slider)
        var values: [Int] = []
        #expect(!stage.press(KeyEvent(.enter)))

        slider.submission = ("take it", { [weak slider] in values.append(slider?.value ?? 0) })
        stage.press(.right, .enter)
        stage.press(.space)
        stage.mouse(.press(.left), x: 1, y: 0)

        expect(values, is: [55, 55])
        expect(slider.keyBindings.last?.title, is: "take it")
    }

    @Test func `it stops at its ends and asks for nothing there`() {
        let slider = slider(98)
        let stage = focused(slider)
        var wishes: [Int] = []
        slider.onChange = { [weak slider] in
            wishes.append($0)
            slider?.value = $0
        }

        stage.press(.right, .right, .end, .pageUp)

        expect(wishes, is: [100])
    }

    @Test func `its owner decides what becomes of a wish`() {
        let slider = slider(50)
        let stage = focused(slider)
        slider.onChange = { [weak slider] in slider?.value = $0 > 90 ? 100 : 50 }

        stage.press(.left)
        expect(slider.value, is: 50)
        stage.mouse(.press(.left), x: 11, y: 0)

        expect(slider.value, is: 100)
    }

    @Test func `a click puts the thumb there and takes the focus`() {
        let slider = slider(500, in: 500...600)
        let stage = ViewHarness(slider, width: 12, height: 1)

        stage.mouse(.press(.left), x: 4, y: 0)

        expect(slider.value, is: 530)
        #expect(slider.isFocused)
        expect(stage.rows, is: ["▌━━━●───────"])
    }

    @Test func `the thumb follows a held button, also outside of the slider, and a drag from elsewhere moves nothing`()
    {
        let slider = slider(50)
        let column = StackView([slider, Block(12)], axis: .vertical)
        let stage = ViewHarness(column, width: 12, height: 2)

        stage.mouse(.drag(.left), x: 1, y: 0)
        expect(slider.value, is: 50)
        stage.mouse(.press(.left), x: 6, y: 0)
        stage.mouse(.drag(.left), x: 1, y: 1)

        expect(slider.value, is: 0)
    }

    @Test func `a choice is made with each key that moves it, and with the mouse once that is let go of`() {
        let slider = slider(50)
        let stage = focused(slider)
        var made: [Int] = []
        slider.onSettle = { [weak slider] in made.append(slider?.value ?? -1) }

        stage.press(.right, .end, .end)
        expect(made, is: [55, 100])
        stage.mouse(.press(.left), x: 6, y: 0)
        stage.mouse(.drag(.left), x: 3, y: 0)
        expect(slider.value, is: 20)
        expect(made, is: [55, 100])
        stage.mouse(.release(.left), x: 1, y: 0)

        expect(made, is: [55, 100, 0])
    }

    @Test func `let go of for another value while it is held, it follows the mouse only after another press`() {
        let slider = slider(50)
        let stage = ViewHarness(slider, width: 12, height: 1)
        var made: [Int] = []
        slider.onSettle = { [weak slider] in made.append(slider?.value ?? -1) }
        stage.mouse(.press(.left), x: 6, y: 0)

        slider.letGo()
        slider.value = 20
        stage.mouse(.drag(.left), x: 11, y: 0)
        stage.mouse(.release(.left), x: 11, y: 0)
        expect(slider.value, is: 20)
        expectEmpty(made)
        stage.mouse(.press(.left), x: 11, y: 0)
        stage.mouse(.drag(.left), x: 1, y: 0)

        expect(slider.value, is: 0)
    }

    @Test func `taken out while it is held, it follows the mouse no more`() {
        let slider = slider(50)
        let column = StackView([slider, Block(12)], axis: .vertical)
        let stage = ViewHarness(column, width: 12, height: 2)
        stage.mouse(.press(.left), x: 6, y: 0)

        slider.removeFromSuperview()

        #expect(!stage.mouse(.drag(.left), x: 1, y: 0))
        #expect(!stage.mouse(.release(.left), x: 1, y: 0))
        expect(slider.value, is: 50)
    }

    @Test func `what was pressed elsewhere is let go of over it without moving it`() {
        let slider = slider(50)
        let column = StackView([slider, Block(12)], axis: .vertical)
        let stage = ViewHarness(column, width: 12, height: 2)
        var made: [Int] = []
        slider.onSettle = { [weak slider] in made.append(slider?.value ?? -1) }

        stage.mouse(.press(.left), x: 6, y: 1)
        #expect(!stage.mouse(.release(.left), x: 1, y: 0))

        expect(slider.value, is: 50)
        expectEmpty(made)
    }

    @Test func `let go of where nobody saw it, it does not follow what is dragged from elsewhere`() {
        let slider = slider(50)
        let column = StackView([slider, Block(12)], axis: .vertical)
        let stage = ViewHarness(column, width: 12, height: 2)
        stage.mouse(.press(.left), x: 6, y: 0)

        stage.mouse(.press(.left), x: 6, y: 1)

        #expect(!stage.mouse(.drag(.left), x: 1, y: 1))
        expect(slider.value, is: 50)
    }

    @Test func `letting go elsewhere puts the thumb there, also outside of the slider`() {
        let slider = slider(50)
        let column = StackView([slider, Block(12)], axis: .vertical)
        let stage = ViewHarness(column, width: 12, height: 2)

        stage.mouse(.press(.left), x: 6, y: 0)
        stage.mouse(.release(.left), x: 1, y: 1)
        expect(slider.value, is: 0)
        stage.mouse(.release(.left), x: 9, y: 1)

        expect(slider.value, is: 0)
    }

    @Test func `out of use it takes no focus, no key and no click`() {
        let slider = slider(50)
        slider.isEnabled = false
        let stage = ViewHarness(slider, width: 12, height: 1)

        #expect(!stage.window.moveFocus(.next))
        stage.press(.right)
        stage.mouse(.press(.left), x: 1, y: 0)

        expect(slider.value, is: 50)
        expect(stage.rows, is: [" ┄┄┄┄┄●┄┄┄┄┄"])
        #expect(!slider.canBecomeFocused)
    }

    @Test func `without a way between its ends it stays where it is`() {
        let slider = slider(7, in: 7...7)
        let stage = focused(slider)

        stage.press(.right, .end, .pageUp)
        stage.mouse(.press(.left), x: 11, y: 0)

        expect(slider.value, is: 7)
    }

    @Test(arguments: [
        (Int.max - 1, Key.right, Int.max), (Int.max - 1, .pageUp, Int.max), (Int.min + 1, .left, Int.min),
        (Int.min + 1, .pageDown, Int.min),
    ])
    func `a key stops at the end, though a step would lead beyond all numbers`(value: Int, key: Key, end: Int) {
        let slider = slider(value, in: .min ... .max)
        let stage = focused(slider)

        stage.press(key)

        expect(slider.value, is: end)
    }

    @Test func `a click finds its place between the least and the greatest number`() {
        let slider = slider(7, in: .min ... .max)
        let stage = ViewHarness(slider, width: 12, height: 1)

        stage.mouse(.press(.left), x: 6, y: 0)

        expect(slider.value, is: 0)
    }

    @Test func `every width holds it`() {
        for width in 1...40 {
            let row = ViewHarness(slider(50), width: width, height: 1).rows[0]
            expect(row.count, is: width)
            expect(row, contains: "●")
        }
    }

    @Test func `on a single cell a click takes the focus, and asks for no other value`() {
        let slider = slider(50)
        let stage = ViewHarness(slider, width: 1, height: 1)

        stage.mouse(.press(.left), x: 0, y: 0)
        stage.mouse(.release(.left), x: 0, y: 0)

        expect(slider.value, is: 50)
        expect(slider.isFocused, is: true)
    }

    @Test func `a border is wanted too, and the track lies inside it`() {
        let slider = slider(50)
        slider.marks = [70]
        slider.border = .light
        let stage = ViewHarness(slider, width: 13, height: 3)
        expect(slider.measure(Size(width: 40, height: 9)), is: Size(width: 26, height: 3))
        expect(stage.rows, is: ["╭───────────╮", "│━━━━━●─┬───│", "╰───────────╯"])

        stage.mouse(.press(.left), x: 1, y: 1)

        expect(slider.value, is: 0)
        expect(stage.window.cursor, is: Point(x: 1, y: 1))
    }

    @Test func `it is read as its owner words it`() {
        let slider = slider(12)
        expect(slider.accessibilityValue, is: "12")

        slider.valueText = "XAF 0.12"
        slider.isEnabled = false

        expect(slider.accessibilityValue, is: "XAF 0.12, unavailable")
    }
}

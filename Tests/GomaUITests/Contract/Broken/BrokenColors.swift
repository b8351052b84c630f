import GomaCatalog
import TerminalKit

/// Draws its title in a colour that no theme knows.
final class BrokenPaint: SampleView {
    override func render(_ state: SampleDisplayState) {
        super.render(state)
        titleLabel.style = TextStyle(foreground: .rgb(RGBColor(0xFF0000)), attributes: .bold)
    }
}

/// Shows where the focus is in a colour that no theme knows.
final class BrokenFocusColor: SampleView {
    override func setupWithTheme() {
        super.setupWithTheme()
        switchPart.focusStyle = TextStyle(foreground: .rgb(RGBColor(0x224466)))
    }
}

/// Mixes its ground with a role of a number that nobody has.
final class BrokenRole: SampleView {
    override func setupWithTheme() {
        background = .blend(ColorRole(number: 200), share: 0.5, on: .backgroundCards)
    }
}

/// Draws its title in a role whose name is none.
final class BrokenRoleName: SampleView {
    override func render(_ state: SampleDisplayState) {
        super.render(state)
        titleLabel.style = TextStyle(ColorRole("finish", .ink, DynamicColor(.ansi(3))), .bold)
    }
}

/// Draws in a role of another package, as anybody may.
final class SampleOfAnotherPackage: SampleView {
    override func setupWithTheme() {
        background = .role(ColorRole("race:track", .ground, DynamicColor(.rgb(RGBColor(0x203020)))))
    }
}

import TerminalKit

/// Keys that a screen itself answers, under one title.
package struct KeyGroup {
    package let title: String
    package let bindings: [KeyBinding]

    package init(title: String, bindings: [KeyBinding]) {
        self.title = title
        self.bindings = bindings
    }
}

/// The text that a screen reader would say of a view, line by line, in the order of the focus. No line is empty, and none
/// holds a line break.
@MainActor
package enum ReadingText {
    /// One line for each control with all that it holds, one for each line of text outside of controls.
    package static func lines(of view: View) -> [String] {
        var lines: [String] = []
        collect(view, into: &lines)
        return lines
    }

    private static func collect(_ view: View, into lines: inout [String]) {
        guard !view.isHidden, !view.frame.isEmpty else { return }
        if view.canBecomeFocused {
            lines.append(control(view))
            for inner in view.subviews { collectControls(inner, into: &lines) }
        } else {
            lines += spoken(view).map(Self.lines(in:)) ?? []
            guard view.accessibilityLabel == nil else { return }
            for subview in view.subviews { collect(subview, into: &lines) }
        }
    }

    /// Controls inside a control have lines of their own; the texts around them belong to the outer one.
    private static func collectControls(_ view: View, into lines: inout [String]) {
        guard !view.isHidden, !view.frame.isEmpty else { return }
        guard !view.canBecomeFocused else { return collect(view, into: &lines) }
        for subview in view.subviews { collectControls(subview, into: &lines) }
    }

    /// What there is to say of a control: its label, or the texts inside it; `nil` where there is nothing.
    package static func words(of control: View) -> String? {
        let words = control.accessibilityLabel.map { [$0] } ?? texts(in: control)
        let text = words.flatMap(Self.lines(in:)).joined(separator: " ")
        return text.contains { $0.isLetter || $0.isNumber } ? text : nil
    }

    private static func control(_ view: View) -> String {
        let label = words(of: view) ?? String(nameOf: view)
        let value = view.accessibilityValue.map { Self.lines(in: $0).joined(separator: " ") }
        return "› " + [label, value].compactMap(\.self).joined(separator: ", ")
    }

    private static func texts(in view: View) -> [String] {
        var texts = [spoken(view)].compactMap(\.self)
        for subview in view.subviews where !subview.isHidden && !subview.frame.isEmpty && !subview.canBecomeFocused {
            texts += subview.accessibilityLabel == nil ? Self.texts(in: subview) : [spoken(subview)].compactMap(\.self)
        }
        return texts
    }

    private static func lines(in text: String) -> [String] { text.split(whereSeparator: \.isNewline).map(String.init) }

    /// What a view reads out; a mark without a letter or digit says nothing unless it has a label.
    private static func spoken(_ view: View) -> String? {
        if let label = view.accessibilityLabel { return label.isEmpty ? nil : label }
        return view.accessibilityText.flatMap { text in
            text.contains { $0.isLetter || $0.isNumber } ? text : nil
        }
    }
}

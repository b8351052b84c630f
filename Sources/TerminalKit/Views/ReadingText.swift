/// The text that a screen reader would say of a view, line by line, in the order of the focus. No line is empty, and none
/// holds a line break.
///
/// Each thing is said in one order: its words, what its surroundings add to them, and how it stands, such as "selected".
@MainActor
package enum ReadingText {
    /// Before what the customer can go to.
    private static let mark = "› "

    /// One line for each control with all that it holds, one for each row of a list, one for each line of text outside of
    /// these.
    package static func lines(of view: View) -> [String] {
        var lines: [String] = []
        collect(view, isReachable: true, into: &lines)
        return lines
    }

    /// What is said of a control that the customer goes to: one line, or one for each row where it is a list.
    package static func lines(ofControl view: View) -> [String] { lines(ofControl: view, whose: ownWords(of: view)) }

    /// - Parameter words: the words of its own.
    private static func lines(ofControl view: View, whose words: String?) -> [String] {
        let rows = rows(of: view, whose: words)
        return rows.isEmpty ? [state(of: view, saying: words ?? String(nameOf: view))] : rows
    }

    /// What there is to say of a control: its label, or the texts inside it; `nil` where there is nothing.
    package static func words(of control: View) -> String? {
        let words = ownWords(of: control)
        return words ?? joined(rows(of: control, whose: words))
    }

    private static func ownWords(of view: View) -> String? {
        let words = view.accessibilityLabel.map { [$0] } ?? texts(in: view)
        let text = words.flatMap(Self.lines(in:)).joined(separator: " ")
        return says(text) ? text : nil
    }

    /// What is read one by one while a control has the focus: its rows, or what it moves past, where it has no words of its
    /// own and nothing in it can be gone to.
    private static func rows(of view: View, whose words: String?) -> [String] {
        guard view.accessibilityLabel == nil else { return [] }
        if let rows = view.readRows { return rows.compactMap(said) }
        guard holdsRows(view, whose: words) else { return [] }
        var lines: [String] = []
        for subview in view.subviews { collectControls(subview, isReachable: false, into: &lines) }
        return lines
    }

    /// Whether what is in a control is read while the control has the focus.
    private static func holdsRows(_ view: View, whose words: String?) -> Bool {
        words == nil && view.subviews.allSatisfy { $0.focusableViews(upTo: 1).isEmpty }
    }

    /// What is said one after the other of one thing; `nil` where there is nothing.
    package static func joined(_ parts: [String?]) -> String? {
        let said = parts.compactMap(\.self).filter { !$0.isEmpty }
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }

    private static func collect(_ view: View, isReachable: Bool, into lines: inout [String]) {
        guard isShown(view), !isBlank(view) else { return }
        let isReachable = isReachable && view.isInteractive
        if isControl(view) {
            let words = ownWords(of: view)
            if view.canBecomeFocused, isReachable {
                lines += Self.lines(ofControl: view, whose: words).map { mark + $0 }
            } else if words != nil || joined(rows(of: view, whose: words)) != nil {
                lines += Self.lines(ofControl: view, whose: words)
            }
            guard !holdsRows(view, whose: words) else { return }
        } else if view.accessibilityValue != nil, !holdsControls(view), let said = said(view) {
            lines.append(said)
            return
        } else {
            lines += spoken(view).map(Self.lines(in:)) ?? []
            guard view.accessibilityLabel == nil else { return }
            for subview in view.subviews { collect(subview, isReachable: isReachable, into: &lines) }
            return
        }
        for subview in view.subviews { collectControls(subview, isReachable: isReachable, into: &lines) }
    }

    /// Controls inside a control have lines of their own; the texts around them belong to the outer one.
    private static func collectControls(_ view: View, isReachable: Bool, into lines: inout [String]) {
        guard isShown(view) else { return }
        guard !isControl(view) else { return collect(view, isReachable: isReachable, into: &lines) }
        let isReachable = isReachable && view.isInteractive
        for subview in view.subviews { collectControls(subview, isReachable: isReachable, into: &lines) }
    }

    private static func isShown(_ view: View) -> Bool { !view.isHidden && !view.frame.isEmpty }

    /// Whether a view stands for what nobody has told yet, by itself: a part of what is known may be on its way, and say so.
    private static func isBlank(_ view: View) -> Bool {
        guard (view as? Control)?.hasReading == false else { return false }
        return !view.superviews.contains { ($0 as? Control)?.hasReading == true }
    }

    /// Whether a view is one that the customer goes to, or would while it is in use, or is read as such a one.
    private static func isControl(_ view: View) -> Bool {
        view.canBecomeFocused || (view as? Control)?.holdsFocus ?? false || view is any ReadsApart
    }

    private static func holdsControls(_ view: View) -> Bool {
        view.subviews.contains { isShown($0) && (isControl($0) || holdsControls($0)) }
    }

    /// The words of a thing and how it stands; `nil` where it has no words.
    private static func said(_ view: View) -> String? { ownWords(of: view).map { state(of: view, saying: $0) } }

    private static func state(of view: View, saying words: String) -> String {
        let subject = isControl(view) ? subject(around: view) : nil
        let value = view.accessibilityValue.map { Self.lines(in: $0).joined(separator: " ") }
        return joined([words, subject, value]) ?? words
    }

    private static func subject(around view: View) -> String? {
        view.superviews.lazy.compactMap { ($0 as? any TellsSubject)?.spokenSubject }.first { _ in true }
            .map { lines(in: $0).joined(separator: " ") }
    }

    private static func texts(in view: View) -> [String] {
        var texts = [spoken(view)].compactMap(\.self)
        for subview in view.subviews where isShown(subview) && !isControl(subview) {
            if subview.accessibilityValue != nil, !holdsControls(subview), let said = said(subview) {
                texts.append(said)
            } else {
                texts +=
                    subview.accessibilityLabel == nil
                    ? Self.texts(in: subview) : [spoken(subview)].compactMap(\.self)
            }
        }
        return texts
    }

    /// The lines of a text, without blanks that only make room.
    private static func lines(in text: String) -> [String] {
        guard !isPlain(text) else { return [text] }
        return text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
    }

    /// Whether a text is a line of ASCII with one blank between words, which a look at each byte tells.
    private static func isPlain(_ text: String) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in text.utf8 {
            guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: " ") || byte != last else { return false }
            last = byte
        }
        return last != UInt8(ascii: " ")
    }

    private static func says(_ text: String) -> Bool { text.contains { $0.isLetter || $0.isNumber } }

    /// What a view reads out; a mark without a letter or digit says nothing unless it has a label.
    private static func spoken(_ view: View) -> String? {
        if let label = view.accessibilityLabel { return label.isEmpty ? nil : label }
        return view.accessibilityText.flatMap { says($0) ? $0 : nil }
    }
}

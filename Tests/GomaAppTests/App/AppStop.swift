import GomaUI
import TerminalKit

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// A control of a page, by the part that it stands in.
struct AppStop: Hashable, CustomStringConvertible {
    /// The part's name on its page.
    let part: String
    /// Which of the part's controls.
    let place: Int
    /// What it is, and what it says.
    let words: String
    /// The same without its numbers.
    private let plainWords: String
    /// What is pressed.
    let key: KeyEvent

    /// What tells a control from others, whatever numbers it shows.
    struct Look: Hashable {
        /// `nil` where it does the same in every part.
        let part: String?
        let words: String
        let key: KeyEvent
    }

    /// - Parameter inPart: whether it may do something else in another part.
    func look(inPart: Bool) -> Look { Look(part: inPart ? part : nil, words: plainWords, key: key) }

    var description: String { key == Self.keys[0] ? words : "\(words) (\(key))" }

    /// The keys that press something: what it is for, and what more there is.
    private static let keys = KeyBinding.Trigger.activate.keys.prefix(1) + KeyBinding.Trigger.more.keys

    /// Parts of a list, and controls of one kind in a part of one, of which others are no different.
    private static let enough = 2

    /// The controls of a page that are pressed: of a list those of its first parts.
    @MainActor
    static func all(in page: View) -> [Self] {
        var counts: [String: Int] = [:]
        return page.tree.compactMap { $0 as? PagePartView }.filter(\.isVisible).flatMap { part -> [Self] in
            guard let path = part.path else { return stops(in: part) }
            let list = "\(componentName(in: part)) \(path.split(separator: ".").dropLast().joined(separator: "."))"
            counts[list, default: 0] += 1
            guard counts[list, default: 0] <= enough else { return [] }
            return stops(in: part, ofAKind: enough)
        }
    }

    /// What stands in a part.
    @MainActor
    private static func componentName(in part: PagePartView) -> String {
        let view = part.subviews.first
        let component = view is InstanceView ? view?.subviews.first : view
        return component.map { String(nameOf: type(of: $0)) } ?? ""
    }

    /// - Parameter most: how many that do the same are taken of each kind of control.
    @MainActor
    private static func stops(in part: PagePartView, ofAKind most: Int = .max) -> [Self] {
        let component = componentName(in: part)
        var counts: [String: Int] = [:]
        return part.focusableViews.enumerated().flatMap { place, stop -> [Self] in
            let bindings = stop.answeringBindings()
            let kind = String(nameOf: type(of: stop))
            let pressed = keys.filter { key in
                guard let trigger = bindings.first(where: { $0.trigger.matches(key) })?.trigger, trigger != .text else {
                    return false
                }
                counts["\(kind) \(key)", default: 0] += 1
                return counts["\(kind) \(key)", default: 0] <= most
            }
            guard !pressed.isEmpty else { return [] }
            let words = "\(component) › \(kind): \(ReadingText.words(of: stop) ?? String(nameOf: stop))"
            let plainWords = words.filter { !$0.isNumber }
            return pressed.map { key in
                Self(part: part.name, place: place, words: words, plainWords: plainWords, key: key)
            }
        }
    }

    /// Gives the control the keys; `false` where it is not there.
    @MainActor
    func focus(in window: Window) -> Bool {
        guard let page = window.topController?.view.tree.lazy.compactMap({ $0 as? PageView }).first,
            page.showPart({ $0.name == part })
        else { return false }
        // Several parts may show the same.
        let found = page.tree.compactMap { $0 as? PagePartView }.filter { $0.name == part && $0.isVisible }.flatMap {
            view in
            Self.stops(in: view).filter { $0.plainWords == plainWords && $0.key == key }
                .map { (place: $0.place, stop: view.focusableViews[$0.place]) }
        }
        guard let stop = (found.first { $0.place == place } ?? found.first)?.stop else { return false }
        window.moveFocus(to: stop)
        window.update()
        return true
    }
}

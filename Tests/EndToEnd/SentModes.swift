/// The private modes of a terminal (DECSET, DECRST) as a program has left them, by the bytes that it has sent.
///
/// A terminal emulator tells less: tmux, for one, clears the modes of the mouse by itself.
struct SentModes {
    private(set) var everOn: Set<Int> = []
    /// What was last switched on, and what was last switched off.
    private(set) var on: Set<Int> = []
    private(set) var off: Set<Int> = []
    /// Titles that the terminal was told to remember, less those that it was told to show again.
    private(set) var titlesAside = 0

    init(in text: String) {
        for match in text.matches(of: /\u{1B}\[\?([0-9;]+)([hl])|\u{1B}\[(22|23);2t/) {
            if let title = match.3 { titlesAside += title == "22" ? 1 : -1 }
            let modes = (match.1 ?? "").split(separator: ";").compactMap { Int($0) }
            let isOn = match.2 == "h"
            if isOn { everOn.formUnion(modes) }
            on = isOn ? on.union(modes) : on.subtracting(modes)
            off = isOn ? off.subtracting(modes) : off.union(modes)
        }
    }
}

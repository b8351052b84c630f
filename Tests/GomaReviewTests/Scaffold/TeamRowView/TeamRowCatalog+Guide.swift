import GomaUI

extension TeamRowCatalog {
    static let guide = ComponentGuide(
        purpose: "For something that is on or off by itself.",
        data: "A title, and whether it is on; both come from the page.",
        answers: "A press switches it on or off.",
        reading: "The title, and \"selected\" while it is on.")
}

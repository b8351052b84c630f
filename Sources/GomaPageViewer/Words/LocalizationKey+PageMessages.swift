/// What the status line of a page says.
extension LocalizationKey {
    static let pageNoKeys = Self("pageNoKeys", english: "nothing on this page takes keys")
    static let pagePaused = Self("pagePaused", english: "paused")
    static let pageLeavesAgain = Self("pageLeavesAgain", english: "{key} again leaves; {loss}")
    static let pageWrongAt = Self("pageWrongAt", english: "wrong at {place}")
    package static let pageOneMistakeMore = Self("pageOneMistakeMore", english: "{mistake}; {count} more mistake")
    package static let pageManyMistakesMore = Self("pageManyMistakesMore", counted: "{mistake}; {count} more mistakes")
    static let pageOneMishap = Self("pageOneMishap", english: "{count} part with mistakes")
    static let pageManyMishaps = Self("pageManyMishaps", counted: "{count} parts with mistakes")
    static let pageNotShown = Self("pageNotShown", english: "{count} parts cannot be shown, the last {mistake}")
    static let pageBrokenOff = Self("pageBrokenOff", english: "the page has broken off: {reason}")
    static let pageFeedBrokenOff = Self("pageFeedBrokenOff", english: "the feed has broken off: {reason}")
    static let pageFeedEnded = Self("pageFeedEnded", english: "feed broken off")
    static let pageLineSkipped = Self("pageLineSkipped", english: "feed line {line}: {reason}; skipped")
    static let pageLinesSkipped = Self(
        "pageLinesSkipped", english: "feed: {count} lines skipped, the last line {line}: {reason}")
    static let pageOneSkipped = Self("pageOneSkipped", english: "{count} skipped")
    static let pageManySkipped = Self("pageManySkipped", counted: "{count} skipped")
    static let pageLastSkipped = Self("pageLastSkipped", english: "last line {line}: {reason}")
    static let pageFileMoved = Self("pageFileMoved", english: "{file} was not whole; it is now {name}")
    static let pageNotKept = Self("pageNotKept", english: "what is done is not kept: {reason}")
}

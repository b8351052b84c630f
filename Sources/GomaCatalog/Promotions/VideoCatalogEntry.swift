/// The page of a video in the gallery, which is the same between texts and from edge to edge.
protocol VideoCatalogEntry: BlockCatalogEntry where ComponentType.State: VideoDisplayState {}

extension VideoCatalogEntry {
    static var tags: [String] { ["promotion", "page", "video", "picture", "loading", "error"] }
    static var variants: [Variant<State>] {
        [
            Variant("Ready", .ready),
            Variant("Loading", .loading, summary: "The pictures come after a second"),
            Variant("Playing", .playing, summary: "It goes on to its end"),
            Variant("Paused", .paused),
            Variant("Ended", .ended, summary: "It stands at its start again"),
            Variant("Failed", .failed, summary: "Another press tries again"),
            Variant("Without poster", .withoutPoster, summary: "The title stands in for it"),
            Variant("Without video", .withoutVideo, summary: "There is nothing to play"),
        ]
    }
    static var plays: [Play] {
        [
            Play(
                "Play to the end", state: "Ready",
                """
                wait 1s
                frame "The poster has come"
                press Tab Enter
                expect call "\(name).togglePlayback()"
                expect "Loading"
                frame "The pictures are on their way"
                wait 1s
                expect "0:00 / 0:04"
                wait 1s
                expect "0:01 / 0:04"
                frame "It plays"
                press Space
                expect "Go on"
                wait 5s
                expect "0:01 / 0:04"
                frame "Paused"
                press Space
                wait 2.9s
                expect "0:03 / 0:04"
                wait 0.1s
                expect "Play again"
                frame "It stops at its end"
                press Enter
                expect "0:00 / 0:04"
                """),
            Play(
                "Call it off", state: "Ready",
                """
                press Tab Enter
                expect "Loading"
                press Enter
                expect "Play"
                wait 3s
                expect not "/ 0:04"
                """),
            Play(
                "Without motion", state: "Ready",
                """
                reduce-motion
                press Tab Enter
                wait 1s
                expect "Next picture"
                wait 5s
                expect "0:00 / 0:04"
                press Enter Enter
                expect "0:01 / 0:04"
                frame "Each press shows the next picture"
                press Enter Enter Enter Enter Enter Enter
                expect "Play again"
                """),
            Play(
                "The pictures fail", state: "Failed",
                """
                expect "The video could not be loaded"
                press Tab Enter
                expect not "could not be loaded"
                expect "Loading"
                wait 1s
                expect "The video could not be loaded"
                frame "Failed again"
                """),
            Play.nothingToPress("Nothing to play", state: "Without video", by: "Tab"),
        ]
    }
}

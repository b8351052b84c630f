import Expectations
import Foundation
import GomaCatalog
import TestSupport
import Testing

@testable import GomaGallery

@MainActor
struct LiveReloadTests {
    /// Waits for the system to tell of a file; gives up after many times what that takes.
    private func wait(until condition: () -> Bool) async throws {
        for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(condition())
    }

    @Test func `a file written in place and one put in its place are both heard of`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a", to: "x.yaml")
        var count = 0
        let watch = try FileWatch((folder.path + "/x.yaml")) { count += 1 }

        let file = folder.path + "/x.yaml"
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.write(contentsOf: Data("b".utf8))
        try handle.close()
        try await wait { count >= 1 }

        let before = count
        try folder.write("c", to: "new")
        expect(rename(folder.path + "/new", file), is: 0)
        try await wait { count > before }
        withExtendedLifetime(watch) {}
    }

    @Test func `a link is heard of where it leads, and where it stands`() async throws {
        let (place, home) = (try TemporaryFolder(), try TemporaryFolder())
        let link = "\(place.path)/x.yaml"
        try home.write("a", to: "mine.yaml")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(home.path)/mine.yaml")
        var count = 0
        let watch = try FileWatch(link) { count += 1 }

        try home.write("b", to: "mine.yaml")
        try await wait { count >= 1 }

        let before = count
        try place.write("c", to: "new")
        expect(rename("\(place.path)/new", link), is: 0)
        try await wait { count > before }
        withExtendedLifetime(watch) {}
    }

    @Test func `each of the links that lead to a file is heard of as it is pointed elsewhere`() async throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { try folder.write(name, to: "\(name)/x.yaml") }
        func link(_ name: String, to target: String) throws {
            let path = "\(folder.path)/\(name)"
            _ = unlink(path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        try link("home", to: "a")
        try link("middle.yaml", to: "home/x.yaml")
        try link("first.yaml", to: "middle.yaml")
        var count = 0
        let watch = try FileWatch("\(folder.path)/first.yaml") { count += 1 }

        try link("home", to: "b")
        try await wait { count >= 1 }
        var before = count
        try folder.write("c", to: "b/x.yaml")
        try await wait { count > before }
        before = count
        try link("middle.yaml", to: "a/x.yaml")

        try await wait { count > before }
        withExtendedLifetime(watch) {}
    }

    /// To the system's own user no folder is closed.
    @Test(.enabled(if: geteuid() != 0))
    func `a file is heard of also where a folder on the way to it can be gone through, and not read`() async throws {
        let (place, home) = (try TemporaryFolder(), try TemporaryFolder())
        try home.write("a", to: "x.yaml")
        try FileManager.default.createSymbolicLink(atPath: "\(place.path)/way", withDestinationPath: home.path)
        expect(chmod(place.path, 0o311), is: 0)
        defer { chmod(place.path, 0o700) }
        var count = 0
        let watch = try FileWatch("\(place.path)/way/x.yaml") { count += 1 }

        try home.write("b", to: "x.yaml")

        try await wait { count >= 1 }
        withExtendedLifetime((watch, home)) {}
    }

    #if os(Linux)
        @Test func `a file is heard of in a folder that has gone and come back`() async throws {
            let folder = try TemporaryFolder()
            try folder.write("a", to: "build/pages/x.yaml")
            var count = 0
            let watch = try FileWatch("\(folder.path)/build/pages/x.yaml") { count += 1 }

            for _ in 0..<2 {
                let before = count
                try FileManager.default.removeItem(atPath: "\(folder.path)/build")
                try folder.write("b", to: "build/pages/x.yaml")
                try await wait { count > before }
            }
            withExtendedLifetime(watch) {}
        }

        @Test func `a file is heard of where more has happened than the system tells`() async throws {
            let folder = try TemporaryFolder()
            try folder.write("a", to: "x.yaml")
            let most = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
            let count = try #require(Int(most.trimmingCharacters(in: .whitespacesAndNewlines)))
            var isHeard = false
            let watch = try FileWatch("\(folder.path)/x.yaml") { isHeard = true }

            // One after the other, as two that are alike count as one.
            for number in 0...count {
                let path = "\(folder.path)/\(number % 2)"
                let isMade = mkdir(path, 0o755) == 0 && rmdir(path) == 0
                try #require(isMade)
            }
            try folder.write("b", to: "x.yaml")

            try await wait { isHeard }
            withExtendedLifetime(watch) {}
        }
    #endif

    @Test func `a folder that is not there cannot be watched, and says so`() {
        #expect(throws: WatchError.cannotWatch(folder: "/nowhere", reason: "No such file or directory")) {
            try FileWatch("/nowhere/x.yaml") {}
        }
    }

    @Test func `a theme with an error in it is said and the last good one stays`() async throws {
        let folder = try TemporaryFolder()
        func theme(_ color: String) -> String {
            "name: mine\nextends: goma-dark\ncolors:\n  textPrimary: \"\(color)\"\n"
        }
        try folder.write(theme("#ff0000"), to: "mine.yaml")
        let path = (folder.path + "/mine.yaml")
        let first = try ThemeLibrary.embedded.theme(yaml: theme("#ff0000"), file: path)
        let selection = ThemeSelection(first, file: path)
        var messages: [String] = []
        let reload = LiveReload { messages.append($0) }
        reload.follow(selection.currentFile, as: .theme) { try selection.reload() }

        try folder.write("name: mine\nextends: goma-dark\ncolors:\n  textPrimry: \"#00ff00\"\n", to: "mine.yaml")
        try await wait { messages.contains { $0.contains("textPrimry") } }
        expect(selection.current, is: first)

        try folder.write(theme("#00ff00"), to: "mine.yaml")
        try await wait { messages.last == "read mine.yaml again" }
        expect(selection.current, isNot: first)
        withExtendedLifetime(reload) {}
    }

    @Test func `that a file is read again is said where something shows it, and nowhere else`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a", to: "x.yaml")
        let screen = Screen()
        var count = 0
        var messages: [String] = []
        let reload = LiveReload { messages.append($0) }
        reload.follow("\(folder.path)/x.yaml", as: .state, isShown: { screen.isShown }) { count += 1 }

        try folder.write("b", to: "x.yaml")
        try await wait { count >= 1 }
        expectEmpty(messages)
        screen.isShown = true
        try folder.write("c", to: "x.yaml")

        try await wait { messages.last == "read x.yaml again" }
        withExtendedLifetime(reload) {}
    }

    /// What shows what was read.
    @MainActor private final class Screen {
        var isShown = false
    }

    /// What a reload works on, as long as its file is followed.
    private final class Reader {}

    @Test func `a file that is followed already stays with its first reload`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a", to: "x.yaml")
        let reload = LiveReload { _ in }
        var (first, second): (Reader?, Reader?) = (Reader(), Reader())
        weak let heldFirst = first
        weak let heldSecond = second

        reload.follow("\(folder.path)/x.yaml", as: .theme) { [first] in _ = first }
        reload.follow("\(folder.path)/x.yaml", as: .theme) { [second] in _ = second }
        (first, second) = (nil, nil)

        #expect(heldFirst != nil && heldSecond == nil)
        withExtendedLifetime(reload) {}
    }

    @Test func `a theme and a state are followed side by side, and another file is in place of one`() async throws {
        let folder = try TemporaryFolder()
        let reload = LiveReload { _ in }
        var (theme, state): (Reader?, Reader?) = (Reader(), Reader())
        weak let heldTheme = theme
        weak let heldState = state
        reload.follow("\(folder.path)/x.yaml", as: .theme) { [theme] in _ = theme }
        reload.follow("\(folder.path)/y.yaml", as: .state) { [state] in _ = state }
        (theme, state) = (nil, nil)
        #expect(heldTheme != nil && heldState != nil)

        reload.follow("\(folder.path)/z.yaml", as: .theme) {}

        try await wait { heldTheme == nil }
        #expect(heldState != nil)
        withExtendedLifetime(reload) {}
    }

    @Test func `a file that is no longer followed is let go, and what read it`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a", to: "x.yaml")
        let reload = LiveReload { _ in }
        var reader: Reader? = Reader()
        weak let held = reader
        reload.follow("\(folder.path)/x.yaml", as: .theme) { [reader] in _ = reader }
        reader = nil
        #expect(held != nil)

        reload.follow(nil, as: .theme) {}

        try await wait { held == nil }
        withExtendedLifetime(reload) {}
    }
}

import Expectations
import Foundation
import GomaReview
import TestSupport
import Testing

@testable import GomaGallery

struct PlaceStoreTests {
    @Test func `a place comes back as it was kept, and its folder is made`() throws {
        let folder = try TemporaryFolder()
        let store = PlaceStore(path: (folder.path + "/a/b/gallery.json"))
        var place = GalleryPlace()
        (place.component, place.state, place.screen, place.theme) = ("goma:Score", "Tennis", .component, "goma-light")

        try expect(store.load(), is: nil)
        try store.save(place)

        try expect(store.load(), is: place)
        try expect(FileManager.default.contentsOfDirectory(atPath: (folder.path + "/a/b")), is: ["gallery.json"])
    }

    @Test(arguments: [
        "mine", "{\"name\": \"mine\"}", "[1]", "{\"format\": \"gomaui gallery 9\", \"screen\": \"table\"}",
    ])
    func `a file that says something else is neither used nor touched`(text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "gallery.json")
        let store = PlaceStore(path: (folder.path + "/gallery.json"))

        #expect(throws: PlaceError.foreign(path: store.path)) { try store.load() }
        #expect(throws: PlaceError.foreign(path: store.path)) { try store.save(GalleryPlace()) }

        let after = try folder.text(of: "gallery.json")
        expect(after, is: text)
    }

    @Test(arguments: [
        "", "\n", "\0\0\0\0", "{", "{\n  \"component\" : \"goma:Pi",
        "{\"format\": \"gomaui gallery 1\", \"screen\": 7}",
    ])
    func `a file that a crash has left is known from somebody else's, and put aside whole`(text: String) throws {
        let folder = try TemporaryFolder()
        let store = PlaceStore(path: folder.path + "/gallery.json")
        for (number, name) in ["gallery.json.damaged", "gallery.json.damaged-2"].enumerated() {
            try folder.write(text + String(repeating: " ", count: number), to: "gallery.json")

            #expect(throws: PlaceError.damaged(path: store.path)) { try store.load() }
            try expect(store.putAside(), is: name)
        }

        try expect(store.load(), is: nil)
        try store.save(GalleryPlace())
        try expect(store.load(), is: GalleryPlace())
        try expect(folder.text(of: "gallery.json.damaged"), is: text)
        try expect(folder.text(of: "gallery.json.damaged-2"), is: text + " ")
    }

    @Test func `a file is read up to its greatest length, and is somebody else's beyond`() throws {
        let folder = try TemporaryFolder()
        let store = PlaceStore(path: folder.path + "/gallery.json")
        try store.save(GalleryPlace())
        let text = try folder.text(of: "gallery.json")
        let room = GalleryPlace.mostBytes - text.utf8.count

        try folder.write(text + String(repeating: " ", count: room), to: "gallery.json")
        try expect(store.load(), is: GalleryPlace())
        try folder.write(text + String(repeating: " ", count: room + 1), to: "gallery.json")

        #expect(throws: PlaceError.foreign(path: store.path)) { try store.load() }
    }

    @Test func `a folder in the file's place is left alone`() throws {
        let folder = try TemporaryFolder()
        let store = PlaceStore(path: folder.path)

        #expect(throws: PlaceError.foreign(path: folder.path)) { try store.load() }
    }

    @Test func `a pipe in the file's place is left alone`() throws {
        let folder = try TemporaryFolder()
        let store = PlaceStore(path: folder.path + "/gallery.json")
        expect(mkfifo(store.path, 0o600), is: 0)

        #expect(throws: PlaceError.foreign(path: store.path)) { try store.load() }
    }

    @Test func `a folder that cannot be made says so`() {
        let error = #expect(throws: OutputError.self) {
            try PlaceStore(path: "/proc/nowhere/gallery.json").save(GalleryPlace())
        }

        expect(error?.description.hasPrefix("cannot make the folder \"/proc/nowhere\": "), is: true)
    }

    @Test func `a file in the place of its folder says so`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let store = PlaceStore(path: "\(folder.path)/file/gallery.json")

        #expect(throws: PlaceError.unreadable(path: store.path, reason: "Not a directory")) {
            try store.save(GalleryPlace())
        }
    }

    @Test func `the file is where the XDG specification says`() {
        expect(PlaceStore.userFile(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]), is: "/s/gomaui/gallery.json")
        expect(
            PlaceStore.userFile(environment: ["XDG_STATE_HOME": "s", "HOME": "/h"]),
            is: "/h/.local/state/gomaui/gallery.json")
        expect(PlaceStore.userFile(environment: [:]), is: nil)
    }

    @Test func `the sentences name the file`() {
        expect(
            PlaceError.foreign(path: "x.json").description,
            is: "what was kept is not used: x.json is not a file of this program; it stays as it is, "
                + "and nothing is kept until it is moved away")
        expect(
            PlaceError.unwritable(path: "x.json", reason: "Permission denied").description,
            is: "nothing will be kept: x.json: Permission denied")
    }
}

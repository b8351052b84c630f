import Foundation
import GomaGallery
import TestSupport

/// Chromium without a window, driven through the pipe of its DevTools protocol.
final class Browser {
    /// Why there is no answer from it.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    /// A message of the protocol.
    typealias Message = [String: Any]

    private let process = Process()
    private let commands: FileHandle
    private let answers: PieceReader
    private let folder: URL
    private var lastNumber = 0
    private var session = ""
    /// The browser context of the page that is open, which holds what it stores; no other page is in it.
    private var context: String?
    /// What the page has said and asked for since it was opened.
    private(set) var events: [Message] = []

    /// Names under which distributions install it.
    private static let names = ["chromium", "chromium-browser", "google-chrome"]

    /// - Throws: ``Problem`` where it is not installed or does not answer.
    init() throws {
        let found = try Self.names.first { try Command.run("sh", ["-c", "command -v \"$0\"", $0]).status == 0 }
        guard let program = found else {
            throw Problem(
                description: "there is no Chromium to test the exported site with; install it: apt-get install chromium"
            )
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gomaui-\(UUID().uuidString)")
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipes = ["in", "out"].map { folder.appendingPathComponent($0).path }
        for pipe in pipes where mkfifo(pipe, 0o600) != 0 {
            throw Problem(description: "cannot make the pipe \(pipe): \(String(cString: strerror(errno)))")
        }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script =
            "exec \"$0\" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run "
            + "--disable-background-networking --disable-component-update --user-data-dir=\"$1\" "
            + "--remote-debugging-pipe about:blank 3<\"$2\" 4>\"$3\""
        process.arguments = ["bash", "-c", script, program, folder.appendingPathComponent("profile").path] + pipes
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Reading and writing at once, so that opening does not wait for the other end.
        let ends = pipes.map { open($0, O_RDWR) }
        commands = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        answers = PieceReader(FileHandle(fileDescriptor: ends[1], closeOnDealloc: true), end: 0)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        // Its helpers outlive it by a moment and still write.
        for _ in 0..<200 where FileManager.default.fileExists(atPath: folder.path) {
            if (try? FileManager.default.removeItem(at: folder)) == nil { usleep(10_000) }
        }
    }

    /// Opens a page that knows nothing of those before, which are closed: neither what they have stored nor what was wished.
    func openPage() throws {
        session = ""
        if let context { try send("Target.disposeBrowserContext", ["browserContextId": context]) }
        let made = try send("Target.createBrowserContext")["browserContextId"] as? String ?? ""
        context = made
        let target = try send("Target.createTarget", ["url": "about:blank", "browserContextId": made])
        let attached = try send(
            "Target.attachToTarget", ["targetId": target["targetId"] as? String ?? "", "flatten": true])
        session = attached["sessionId"] as? String ?? ""
        events = []
        for domain in ["Page", "Runtime", "Network", "Log"] { try send("\(domain).enable") }
    }

    /// Opens a page in a window of some width and waits until it has been loaded.
    func load(_ address: String, width: Int) throws {
        try setWidth(width)
        // What was done to a page would stay with it, and an address with another fragment is a place on it.
        let place: String = try evaluate("location.href")
        if Self.page(of: place) == Self.page(of: address) { try go(to: "about:blank") }
        try go(to: address)
    }

    /// An address without its fragment.
    private static func page(of address: String) -> Substring { address.prefix { $0 != "#" } }

    private func go(to address: String) throws {
        events = []
        try send("Page.navigate", ["url": address])
        try waitForPage()
    }

    /// Makes the window of the page that is open wider or narrower, and waits until the page has heard of it.
    func resize(to width: Int) throws {
        try setWidth(width)
        try run("await new Promise(r => innerWidth === \(width) ? r() : addEventListener('resize', r, {once: true}))")
    }

    private func setWidth(_ width: Int) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
    }

    /// What a JavaScript expression gives on the page.
    func evaluate<Value>(_ expression: String) throws -> Value {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        guard let value = (answer["result"] as? Message)?["value"] as? Value else {
            throw Problem(description: "\(expression): \(answer)")
        }
        return value
    }

    /// Waits until a page that has been asked for is loaded.
    func waitForPage() throws { try wait(for: "Page.loadEventFired") }

    /// Presses and lets go a key, such as "Enter" or "/"; what the page had said before is left out of ``events``.
    func press(_ key: String) throws {
        let codes = ["Enter": 13, "Escape": 27, "ArrowUp": 38, "ArrowDown": 40]
        events = []
        var message: Message = ["type": "rawKeyDown", "key": key, "windowsVirtualKeyCode": codes[key] ?? 0]
        if codes[key] == nil || key == "Enter" {
            message["type"] = "keyDown"
            message["text"] = key == "Enter" ? "\r" : key
        }
        try send("Input.dispatchKeyEvent", message)
        try send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
    }

    /// Types a text into what has the focus.
    func type(_ text: String) throws { try send("Input.insertText", ["text": text]) }

    /// Tells pages from now on what their reader wishes, such as `prefers-color-scheme: light`.
    func prefer(_ wishes: [String: String]) throws {
        try send(
            "Emulation.setEmulatedMedia", ["features": wishes.map { ["name": $0.key, "value": $0.value] }])
    }

    /// What those are told of the page who do not see it.
    func accessibilityTree() throws -> [AccessibilityNode] {
        let nodes = try send("Accessibility.getFullAXTree")["nodes"] as? [Message] ?? []
        return nodes.compactMap(AccessibilityNode.init)
    }

    /// Has the page do something.
    func run(_ statement: String) throws { let _: Int = try evaluate("(async () => { \(statement); return 0 })()") }

    /// Errors and warnings of the page, in the browser's words.
    var complaints: [String] {
        events.compactMap { event in
            let parameters = event["params"] as? Message
            switch event["method"] as? String {
            case "Runtime.exceptionThrown", "Runtime.consoleAPICalled": return "\(parameters ?? [:])"
            case "Log.entryAdded":
                let entry = parameters?["entry"] as? Message
                return ["error", "warning"].contains(entry?["level"] as? String) ? "\(entry ?? [:])" : nil
            default: return nil
            }
        }
    }

    /// Addresses that the page has asked for.
    var requests: [String] {
        events.compactMap { event in
            guard event["method"] as? String == "Network.requestWillBeSent" else { return nil }
            return ((event["params"] as? Message)?["request"] as? Message)?["url"] as? String
        }
    }

    // MARK: Protocol

    @discardableResult
    private func send(_ method: String, _ parameters: Message = [:]) throws -> Message {
        lastNumber += 1
        var message: Message = ["id": lastNumber, "method": method, "params": parameters]
        if !session.isEmpty { message["sessionId"] = session }
        try commands.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try next(for: method)
            guard answer["id"] as? Int == lastNumber else { continue }
            if let error = answer["error"] { throw Problem(description: "\(method): \(error)") }
            return answer["result"] as? Message ?? [:]
        }
    }

    private func wait(for event: String) throws {
        while !events.contains(where: { $0["method"] as? String == event }) { _ = try next(for: event) }
    }

    /// The next message; events of the page are kept.
    private func next(for purpose: String) throws -> Message {
        guard process.isRunning, let piece = answers.next() else {
            throw Problem(description: "Chromium has not answered \(purpose) within a minute")
        }
        let message = try JSONSerialization.jsonObject(with: piece) as? Message ?? [:]
        if message["method"] != nil, message["sessionId"] as? String == session { events.append(message) }
        return message
    }
}

extension PageCommand {
    /// What a page says can be done on all of its pages.
    ///
    ///     commands:
    ///       - {title: Bet slip, key: s, do: {open: slip}}
    static func all(_ reader: PageReader) -> [PageCommand] {
        var keys: [KeyEvent] = []
        return reader.list("commands").compactMap { command in
            command.allow(["title", "key", "do"])
            guard let title = command.pageText("title") else {
                command.wrong("title", "what it does, in a few words")
                return nil
            }
            guard let deeds = command["do"] else {
                command.wrong("do", "what is done")
                return nil
            }
            let key = command.text("key").flatMap { name in
                let key = KeyEvent(named: name)
                if key == nil { command.wrongValue("key", "a key such as s, 1, F5 or Ctrl-S") }
                return key
            }
            if let key, keys.contains(key) { command.wrongValue("key", "a key that no other command has") }
            keys += [key].compactMap(\.self)
            return PageCommand(
                title: title, key: key,
                actions: PageAction.all(deeds, path: command.below("do"), reader.mistakes), place: command.place)
        }
    }
}

extension PageKit {
    /// The kinds of sources that every page can declare.
    mutating func addData() {
        addSource("data", options: DataOptions.self) { options, setting in
            try options.check()
            return DataSource(options) { setting.words($0) }
        }
        addSource("file", options: FileOptions.self) { options, setting in
            FileSource { try JSONDocument.read(setting.text(ofFile: options.path), file: options.path) }
        }
        addSource("all", options: ChainOptions.self) { options, setting in
            JoinedSource(try options.sources(in: setting))
        }
        addSource("first", options: ChainOptions.self) { options, setting in
            RecoveringSource(try options.sources(in: setting).map(\.source))
        }
    }
}

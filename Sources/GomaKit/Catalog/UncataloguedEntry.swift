/// An entry that is no page of a catalogue.
@MainActor
protocol UncataloguedEntry: CatalogEntry {}

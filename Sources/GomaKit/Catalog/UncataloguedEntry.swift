/// An entry that is no page of a catalogue.
protocol UncataloguedEntry: CatalogEntry {}

// Who imports the catalogue has the components that it is about.
@_exported import GomaUI

// Who imports the components has what they are made of, too.
@_exported import GomaKit

// Who describes pages has what their parts are made of.
@_exported import GomaKit

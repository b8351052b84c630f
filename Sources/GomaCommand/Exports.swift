// Who runs the command line has the pages and the gallery that it opens.
@_exported import GomaPageViewer

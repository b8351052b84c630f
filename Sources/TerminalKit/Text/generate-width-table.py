#!/usr/bin/env python3
"""Writes DisplayWidthTable.swift from the Unicode Character Database.

usage: generate-width-table.py [FOLDER] > DisplayWidthTable.swift

FOLDER holds UnicodeData.txt, EastAsianWidth.txt and emoji/emoji-data.txt; /usr/share/unicode (Debian's package
unicode-data) unless given. Rules: nonspacing and enclosing marks, format characters and conjoining Hangul vowels and
finals take no column; East Asian Wide and Fullwidth (UAX #11) and emoji presentation (UTS #51) take two.
"""
import re
import sys
from pathlib import Path


def ranges_of(lines, wanted):
    """Code points of the `first[..last] ; value` lines whose value is wanted."""
    points = set()
    for line in lines:
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) == 2 and fields[1] in wanted:
            first, _, last = fields[0].partition("..")
            points.update(range(int(first, 16), int(last or first, 16) + 1))
    return points


def categories(lines):
    """Code points by general category, with the `First>`/`Last>` pairs filled in."""
    result, start = {}, None
    for line in lines:
        code, name, category = line.split(";")[:3]
        point = int(code, 16)
        if name.endswith("First>"):
            start = point
            continue
        result.setdefault(category, set()).update(range(start if name.endswith("Last>") else point, point + 1))
    return result


def merged(points):
    """Sorted, closed ranges."""
    result = []
    for point in sorted(points):
        if result and result[-1][1] == point - 1:
            result[-1][1] = point
        else:
            result.append([point, point])
    return result


def swift_array(name, comment, ranges):
    lines = [f"    /// {comment}", f"    static let {name}: [UInt32] = ["]
    for start in range(0, len(ranges), 5):
        lines.append("        " + " ".join(f"0x{a:04X}, 0x{b:04X}," for a, b in ranges[start:start + 5]))
    return lines + ["    ]"]


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
    widths = (folder / "EastAsianWidth.txt").read_text(encoding="utf-8")
    version = re.search(r"EastAsianWidth-([\d.]+)\.txt", widths).group(1)
    by_category = categories((folder / "UnicodeData.txt").read_text(encoding="utf-8").splitlines())
    zero = by_category["Mn"] | by_category["Me"] | by_category["Cf"] | set(range(0x1160, 0x1200))
    zero -= {0x00AD} | set(range(0x0600, 0x0606)) | {0x06DD, 0x070F, 0x08E2, 0x110BD, 0x110CD}
    emoji = (folder / "emoji/emoji-data.txt").read_text(encoding="utf-8").splitlines()
    wide = ranges_of(widths.splitlines(), {"W", "F"}) | ranges_of(emoji, {"Emoji_Presentation"})
    wide -= zero | set(range(0x1F1E6, 0x1F200))
    zero = {point for point in zero if point >= 0x300}
    lines = [
        f"/// Widths of scalars by Unicode {version}, made by generate-width-table.py. Not to be edited.",
        "enum DisplayWidthTable {",
        *swift_array("zero", "First and last scalar of each range that takes no column.", merged(zero)),
        "",
        *swift_array("wide", "First and last scalar of each range that takes two columns.", merged(wide)),
        "}",
    ]
    print("\n".join(lines))


main()

import { FILE_KINDS, type FileKind, KIND_FACTS } from '../platform/files/file-kind'
import { MAX_FILE_BYTES } from '../site/media/library-file'

/** The metadata that is removed from each kind of file, and what stays. */
const METADATA: Readonly<Record<FileKind, { removed: string; retained: string }>> = {
  jpeg: {
    removed: 'EXIF with GPS, XMP, IPTC, comments, bytes behind the end',
    retained: 'pixels, orientation, colour profile',
  },
  png: {
    removed: 'EXIF, texts and XMP, time, unknown chunks, bytes behind the end',
    retained: 'pixels, animation, colours',
  },
  gif: { removed: '', retained: 'everything' },
  webp: { removed: 'EXIF, XMP, unknown chunks', retained: 'pixels, animation, colour profile' },
  avif: { removed: '', retained: 'everything. Refused if it has Exif or XMP' },
  heic: {
    removed: 'all but pixels: the browser or the Images service converts it',
    retained: 'nothing: refused where it is not converted',
  },
  svg: { removed: '', retained: 'everything. Refused if it can run or load something' },
  pdf: { removed: '', retained: 'everything. Staff see its author and title' },
  mp4: {
    removed:
      '`udta` (`©xyz`, `loci`), `meta` (keys of QuickTime), `uuid` (XMP), unknown boxes, tracks of positions and subtitles, bytes behind the last box',
    retained:
      'video and sound, times, names. Refused: a fragmented film with tracks of positions or subtitles',
  },
}

/** Returns `docs/media.md`, which lists the data that is removed from each kind of file when it is stored. */
export function mediaPage(): string {
  const rows = FILE_KINDS.map((kind) => {
    const { removed, retained: stays } = METADATA[kind]
    return `| ${kind.toUpperCase()} | \`${KIND_FACTS[kind].type}\` | ${removed} | ${stays} |`
  })
  return `# Metadata of pictures and files

Generated from \`src/tasks/media-page.ts\` by \`npm run docs\`. Do not edit it: a test compares it with the code.

Photos and films contain metadata: where and when they were taken, with which camera. Pand removes it before it stores
or sends a file. PDF and SVG files are stored as they came.

The first bytes of a file decide its kind, not its name. A file may have ${MAX_FILE_BYTES / 1024 / 1024} MB. In MP4 files the removed parts are
overwritten with as many bytes, so all offsets in the file stay valid.

## What is removed

| kind | type | removed | stays |
|---|---|---|---|
${rows.join('\n')}
| other kinds | TIFF, BMP, MOV, WebM, MP3, DOCX, XLSX, ICO, fonts | | refused |

With the Images binding of \`wrangler.toml\`, Cloudflare encodes each picture again in several widths. Only its pixels stay.

Before it is removed, marks of AI programs in a picture (IPTC's digital source type, C2PA, names of programs) are stored
in the table \`picture_mark\`. They suggest an origin, which [staff confirm](listings.md#listings-by-staff) for each
listing.

## Drawings and documents

An SVG is refused if a list of elements, attributes and addresses finds a part that can run or load something: scripts,
\`foreignObject\`, event handlers, addresses outside of the file, \`@import\`, animated addresses, declarations of a
DOCTYPE. Staff read which part it is. Drawings are shown as pictures only, and their responses have the policy
\`sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:\`. A hidden layer stays hidden, and stays in the
file: delete it before the upload if nobody may read it.

The page of a PDF in the library shows the author and title from its document information and XMP, before it is used
anywhere. It says so if they can't be read, as in an encrypted file. To remove them, change the properties in the program
that made the document and upload it again.

## Where files come from

| source | result |
|---|---|
| uploads of staff: library, pages, articles, listings, settings, owners | cleaned. Staff read why a file is refused |
| pictures of the CRM, stored or fetched for a visitor | cleaned. A damaged one is not shown |
| pictures and PDFs in a file that the CRM sends (ZIP or Base64) | pictures are cleaned. One that cannot be cleaned is dropped, and the import notes the issue \`attachmentBroken\` |
| documents on a host of the setting \`documentHosts\` | passed on unchanged |
| \`agency:load\` | cleaned. One that cannot be cleaned stops the command. SVG, WebM and ICO are stored unchanged |
| files that were stored before this rule | unchanged. Upload or load them again |

## What stays

Content itself is not searched for metadata: texts and pictures in a PDF or a drawing, the images of a film, words that a
picture shows.
`
}

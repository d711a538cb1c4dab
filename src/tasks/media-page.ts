import { FILE_KINDS, KIND_FACTS } from '../platform/files/file-kind'
import { MAX_FILE_BYTES } from '../site/media/library-file'
import { METADATA } from '../site/media/metadata'

/** Returns `docs/media.md`, which lists the data that is removed from each kind of file when it is stored. */
export function mediaPage(): string {
  const rows = FILE_KINDS.map((kind) => {
    const { removed, retained: stays } = METADATA[kind]
    return `| ${kind.toUpperCase()} | \`${KIND_FACTS[kind].type}\` | ${removed} | ${stays} |`
  })
  return `# Metadata of pictures and files

Generated from \`src/site/media/metadata.ts\` by \`npm run docs\`. Do not edit it: a test compares it with the code.

Pictures and files contain metadata: where and when a photo was taken, who wrote a document, with which program. Pand
removes it before it stores or sends a file.

The first bytes of a file decide its kind, not its name. A file may have ${MAX_FILE_BYTES / 1024 / 1024} MB. It is cleaned in memory, and each byte is
read at most three times. In MP4, AVIF and PDF files the removed parts are overwritten with as many bytes, so all
offsets in the file stay valid.

## What is removed

| kind | type | removed | stays |
|---|---|---|---|
${rows.join('\n')}
| other kinds | TIFF, BMP, MOV, WebM, MP3, DOCX, XLSX, ICO, fonts | | refused |

With the Images binding of \`wrangler.toml\`, Cloudflare encodes each picture again in several widths. Only its pixels stay.

Before it is removed, marks of AI programs in a picture (IPTC's digital source type, C2PA, names of programs) are stored
in the table \`picture_mark\`. They suggest an origin, which [staff confirm](listings.md#listings-by-staff) for each
listing.

## Where files come from

| source | result |
|---|---|
| uploads of staff: library, pages, articles, listings, settings, owners | cleaned. Staff read why a file is refused, or that a signed or encrypted PDF is unchanged |
| pictures of the CRM, stored or fetched for a visitor | cleaned. A damaged one is not shown |
| pictures and PDFs in a file that the CRM sends (ZIP or Base64) | cleaned. One that cannot be cleaned is dropped, and the import notes the issue \`attachmentBroken\`. A signed or encrypted PDF is stored unchanged |
| documents on a host of the setting \`documentHosts\` | passed on unchanged |
| \`agency:load\` | cleaned. One that cannot be cleaned stops the command. SVG, WebM and ICO are stored unchanged |
| files that were stored before this rule | unchanged. Upload or load them again |

## What stays

Content itself is not searched for metadata: pages and notes of a PDF, its attachments, private data of drawing
programs, the images of a film, words that a picture shows.
`
}

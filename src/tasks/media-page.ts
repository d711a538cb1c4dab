import { METADATA } from '../data/media/metadata'
import { FILE_KINDS, KIND_FACTS } from '../domain/media/file-kind'
import { MOST_FILE_BYTES } from '../domain/media/library'

/** Returns `docs/media.md`: what each kind of file loses when it is stored. */
export function mediaPage(): string {
  const rows = FILE_KINDS.map((kind) => {
    const { removed, stays } = METADATA[kind]
    return `| ${kind.toUpperCase()} | \`${KIND_FACTS[kind].type}\` | ${removed} | ${stays} |`
  })
  return `# Metadata of pictures and files

Generated from \`src/data/media/metadata.ts\` by \`npm run docs\`. Do not edit it: a test compares it with the code.

A file is what its first bytes say. It has at most ${MOST_FILE_BYTES / 1024 / 1024} MB and is cleaned in memory, each byte at most three
times. Parts of MP4, AVIF and PDF are overwritten by as many bytes, so that all offsets in the file stay right.

| kind | type | removed | stays |
|---|---|---|---|
${rows.join('\n')}
| other kinds | TIFF, BMP, MOV, WebM, MP3, DOCX, XLSX, ICO, fonts | | refused |

With the Images binding, pictures are drawn anew in several widths: nothing of the file is left but its pixels.

| source | what happens |
|---|---|
| uploads of staff: library, pages, articles, listings, settings, owners | cleaned; staff read why a file is refused, or that a signed or encrypted PDF is unchanged |
| pictures of the CRM, copied or passed on until they are | cleaned; a damaged one is not shown |
| pictures and PDFs in a transfer of the CRM | cleaned; one that can't be cleaned is dropped with the issue \`attachmentBroken\`. A signed or encrypted PDF is stored unchanged |
| documents that stay on a host of \`documentHosts\` | passed on unchanged |
| \`agency:load\` | cleaned; one that can't be cleaned ends the command. SVG, WebM and ICO are stored unchanged |
| files that are stored already | unchanged: upload or load them again |

Metadata is not searched for in the content itself: in pages and notes of a PDF, in its attachments, in private data of
drawing programs, in the video stream of a film, in words that a picture shows.
`
}

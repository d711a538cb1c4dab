// A writer of simple PDFs, without a library: a page is a list of drawing operators, text is set in
// the built-in Helvetica.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const out = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../seeds/documents')
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 48
const FICTITIOUS = 'fictief voorbeeld / exemple fictif / fictitious example / fiktives Beispiel'
const GREEN = '0.122 0.290 0.227'
const INK = '0.082 0.125 0.106'
const MUTED = '0.333 0.384 0.357'
const LINE = '0.875 0.894 0.882'
const GOLD = '0.925 0.843 0.498'

/** Signs of the Windows-1252 page that differ from their code point. */
const WIN = { '€': 0x80, '–': 0x96, '’': 0x92, '−': 0x96, '•': 0x95, '₂': 0x32 }

function pdfString(text) {
  const bytes = [...text].map((sign) => WIN[sign] ?? sign.codePointAt(0))
  if (bytes.some((byte) => byte > 255)) throw new Error(`not in WinAnsi: ${text}`)
  return `<${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`
}

const set = (text, x, y, size = 10, { bold = false, colour = INK } = {}) =>
  `BT ${colour} rg /${bold ? 'B' : 'R'} ${size} Tf ${x} ${y} Td ${pdfString(text)} Tj ET`
const box = (x, y, width, height, colour) => `${colour} rg ${x} ${y} ${width} ${height} re f`
const line = (x1, y1, x2, y2, colour = LINE, width = 0.8) =>
  `${colour} RG ${width} w ${x1} ${y1} m ${x2} ${y2} l S`

function wrap(text, signs) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]
    if (last && last.length + word.length + 1 > signs) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}

/** The mark of the house: a linden leaf. */
const leaf = `q 1 1 1 rg 0.9 0 0 -0.9 ${MARGIN} ${HEIGHT - 22} cm 16.3 1.5 m 22.3 6.1 28.5 11.8 28.5 18.4 c 28.5 23.1 25.3 26.3 21.5 26.3 c 19.5 26.3 17.8 25.6 16.6 24.4 c 17 30 l 15 30 l 15.4 24.4 l 14.2 25.6 12.5 26.3 10.5 26.3 c 6.7 26.3 3.5 23.1 3.5 18.4 c 3.5 11.8 9.8 6.2 16.3 1.5 c f Q`

export function page(title, subtitle) {
  const ops = [
    box(0, HEIGHT - 64, WIDTH, 64, GREEN),
    leaf,
    set('Lindehof', MARGIN + 36, HEIGHT - 42, 18, { bold: true, colour: '1 1 1' }),
    set(FICTITIOUS, MARGIN + 180, HEIGHT - 39, 8.5, { colour: GOLD }),
    set(title, MARGIN, HEIGHT - 108, 20, { bold: true }),
    set(subtitle, MARGIN, HEIGHT - 126, 10, { colour: MUTED }),
    line(MARGIN, 52, WIDTH - MARGIN, 52),
    set(FICTITIOUS, MARGIN, 38, 8, { colour: MUTED }),
    set('Lindehof, Lindenlei 14, 9000 Gent', MARGIN, 26, 8, { colour: MUTED }),
  ]
  let y = HEIGHT - 160
  return {
    ops,
    heading(text) {
      y -= 10
      ops.push(
        set(text, MARGIN, y, 12, { bold: true }),
        line(MARGIN, y - 6, WIDTH - MARGIN, y - 6, INK, 1),
      )
      y -= 24
    },
    row(name, value) {
      ops.push(set(name, MARGIN, y, 9.5, { colour: MUTED }), set(value, MARGIN + 235, y, 9.5))
      ops.push(line(MARGIN, y - 7, WIDTH - MARGIN, y - 7))
      y -= 20
    },
    text(text) {
      for (const part of wrap(text, 98)) {
        ops.push(set(part, MARGIN, y, 9.5))
        y -= 14
      }
      y -= 6
    },
    draw(height, drawing) {
      ops.push(...drawing(y - height))
      y -= height + 16
    },
  }
}

export function write(file, pages) {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', null]
  const font = (name) =>
    objects.push(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)
  font('Helvetica')
  font('Helvetica-Bold')
  const kids = pages.map(({ ops }) => {
    const content = ops.join('\n')
    objects.push(
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    )
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${objects.length} 0 R >>`,
    )
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  objects.push(`<< /Title ${pdfString(file)} /Producer ${pdfString('Lindehof demo')} >>`)

  let pdf = '%PDF-1.4\n%âãÏÓ\n'
  const offsets = objects.map((body, index) => {
    const offset = Buffer.byteLength(pdf, 'latin1')
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(pdf, 'latin1')
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  fs.writeFileSync(path.join(out, file), pdf, 'latin1')
}

const SCALE = [
  ['A+', '0.043 0.416 0.227'],
  ['A', '0.114 0.518 0.275'],
  ['B', '0.525 0.741 0.271'],
  ['C', '0.804 0.863 0.275'],
  ['D', '0.969 0.827 0.212'],
  ['E', '0.957 0.635 0.227'],
  ['F', '0.910 0.455 0.231'],
  ['G', '0.702 0.125 0.165'],
]

export function scale(chosen, last) {
  const rows = SCALE.slice(0, SCALE.findIndex(([label]) => label === last) + 1)
  return (bottom) =>
    rows.flatMap(([label, colour], index) => {
      const y = bottom + (rows.length - 1 - index) * 22
      const width = 90 + index * 26
      const tag = `${colour} rg ${MARGIN} ${y} m ${MARGIN + width} ${y} l ${MARGIN + width + 10} ${y + 9} l ${MARGIN + width} ${y + 18} l ${MARGIN} ${y + 18} l f`
      const mark =
        label === chosen ? [set('<', MARGIN + width + 18, y + 4, 14, { bold: true })] : []
      const white = ['A+', 'A', 'G'].includes(label)
      return [
        tag,
        set(label, MARGIN + 8, y + 5, 11, { bold: true, colour: white ? '1 1 1' : INK }),
        ...mark,
      ]
    })
}

/** Rooms as [name, x, y, width, height] in metres, drawn 24 points to the metre. */
export function plan(rooms) {
  return (bottom) => [
    ...rooms.flatMap(([name, x, y, width, height]) => {
      const [left, low] = [MARGIN + x * 24, bottom + y * 24]
      const middle = low + (height * 24) / 2
      const names = name.split(' / ')
      const surface = `${(width * height).toFixed(1).replace('.', ',')} m²`
      return [
        `${INK} RG 2.2 w ${left} ${low} ${width * 24} ${height * 24} re S`,
        ...names.map((part, index) =>
          set(part, left + 5, middle + 4 + (names.length - 1 - index) * 9, 7.5, { bold: true }),
        ),
        set(surface, left + 5, middle - 7, 7.5, { colour: MUTED }),
      ]
    }),
  ]
}

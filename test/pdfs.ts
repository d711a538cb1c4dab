import { deflateSync } from 'node:zlib'
import { bytesOf, textOf } from './boxes'

/** Builds PDFs as text, a character for each byte. */
export interface PdfParts {
  /** The objects, from number 1. The first one is the catalogue. */
  objects: string[]
  trailer?: string
}

/** A PDF with a classic cross-reference table. */
export function pdf({ objects, trailer = '' }: PdfParts): string {
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
}

export function stream(entries: string, data: string, length = String(data.length)): string {
  return `<< ${entries} /Length ${length} >>\nstream\n${data}\nendstream`
}

export function deflated(text: string): string {
  return textOf(deflateSync(bytesOf(text), { level: 9 }))
}

/** A stream of packed objects by their numbers. */
export function objectStream(objects: Record<number, string>): string {
  let header = ''
  let body = ''
  for (const [number, object] of Object.entries(objects)) {
    header += `${number} ${body.length} `
    body += `${object}\n`
  }
  const count = Object.keys(objects).length
  const entries = `/Type /ObjStm /N ${count} /First ${header.length} /Filter /FlateDecode`
  return stream(entries, deflated(header + body))
}

/** A stream in place of a cross-reference table; its data does not matter to what reads object by object. */
export function crossReferences(entries: string): string {
  return stream(`/Type /XRef /W [1 2 1] ${entries}`, '\x01\0\x11\0')
}

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
export const PAGES = '<< /Type /Pages /Kids [] /Count 0 >>'
export const INFO = '<< /Title (Price list) /Author (Jan \\(P\\) Peeters) /Producer <4a616e> >>'

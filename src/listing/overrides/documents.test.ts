import { expect, test } from 'vitest'
import type { ListingDocument } from '../property'
import {
  documentIds,
  documentsNow,
  editedDocuments,
  staffDocuments,
  withDocuments,
} from './documents'

const DEED = '/documents/0123456789abcdef01234567/basisakte.pdf'

function documentOf(id: number, name: string): ListingDocument {
  return {
    id,
    url: `https://crm.example/${id}.pdf`,
    fileName: `${id}.pdf`,
    comment: { nl: name },
    typeId: 3,
    typeName: { nl: 'Andere' },
  }
}

const OWN = [documentOf(1, 'Brochure'), documentOf(2, 'Plan'), documentOf(3, 'EPC')]
const KNOWN = documentIds({ documents: OWN })
const plain = { name: {}, kind: null }

function namesOf(documents: readonly ListingDocument[]): (string | undefined)[] {
  return documents.map(({ comment, typeName }) => comment?.nl ?? typeName?.nl)
}

test('what nobody touched is the record’s own', () => {
  expect(withDocuments(OWN, editedDocuments(OWN), KNOWN)).toEqual(OWN)
})

test('documents are ordered, hidden, renamed and added', () => {
  const said = staffDocuments.parse([
    { file: DEED, kind: 11 },
    { file: 'crm:3', name: { nl: 'EPC van 2026' } },
    { file: 'crm:1', kind: 4 },
  ])
  const shown = withDocuments(OWN, said, KNOWN)
  expect(namesOf(shown)).toEqual(['Basisakte en reglement', 'EPC van 2026', 'Brochure'])
  expect(shown[0]).toMatchObject({ url: DEED, fileName: 'basisakte.pdf', comment: null })
  expect(shown[1]).toMatchObject({ id: 3, url: 'https://crm.example/3.pdf' })
  expect(shown[2]?.typeName?.fr).toBe('Cahier des charges')
})

test('a new one of the CRM comes behind, and one that it lost is gone', () => {
  const said = [
    { ...plain, file: 'crm:2' },
    { ...plain, file: 'crm:1' },
  ]
  const later = [...OWN.slice(1), documentOf(4, 'Bodemattest')]
  expect(namesOf(withDocuments(later, said, KNOWN))).toEqual(['Plan', 'Bodemattest'])
  expect(documentsNow(later, said, KNOWN).map(({ file }) => file)).toEqual(['crm:2', 'crm:4'])
})

test('a file keeps its number wherever it stands, and stands there once', () => {
  const deed = { ...plain, file: DEED }
  const [first] = withDocuments([], [deed], [])
  const again = withDocuments(OWN, [{ ...plain, file: 'crm:1' }, deed, deed], KNOWN)
  expect(again.map(({ id }) => id)).toEqual([1, first?.id])
  expect(first?.id).toBeLessThan(10 ** 15)
})

test('a file of one’s own goes through the form unchanged', () => {
  const said = [{ file: DEED, name: { nl: 'Akte', de: 'Urkunde' }, kind: 11 }]
  expect(editedDocuments(withDocuments([], said, []))).toEqual(said)
})

test.each([
  '/media/0123456789abcdef01234567/basisakte.pdf',
  '/documents/../media/x.pdf',
  '/documents/0123456789abcdef01234567/../x.pdf',
  'https://example.com/x.pdf',
  'crm:',
])('%s is no document of a listing', (file) => {
  expect(staffDocuments.safeParse([{ file }]).success).toBe(false)
})

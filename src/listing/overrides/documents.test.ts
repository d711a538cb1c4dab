import { expect, test } from 'vitest'
import type { ListingDocument } from '../property'
import { documentIds, documentsNow, staffDocuments, withDocuments } from './documents'

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

const RECORD_DOCUMENTS = [documentOf(1, 'Brochure'), documentOf(2, 'Plan'), documentOf(3, 'EPC')]
const KNOWN_IDS = documentIds({ documents: RECORD_DOCUMENTS })
const plain = { name: {}, kind: null }

function namesOf(documents: readonly ListingDocument[]): (string | undefined)[] {
  return documents.map(({ comment, typeName }) => comment?.nl ?? typeName?.nl)
}

test('an override orders, hides, renames and adds documents', () => {
  const override = staffDocuments.parse([
    { file: DEED, kind: 11 },
    { file: 'crm:3', name: { nl: 'EPC van 2026' } },
    { file: 'crm:1', kind: 4 },
  ])
  const shown = withDocuments(RECORD_DOCUMENTS, override, KNOWN_IDS)
  expect(namesOf(shown)).toEqual(['Basisakte en reglement', 'EPC van 2026', 'Brochure'])
  expect(shown[0]).toMatchObject({ url: DEED, fileName: 'basisakte.pdf', comment: null })
  expect(shown[1]).toMatchObject({ id: 3, url: 'https://crm.example/3.pdf' })
  expect(shown[2]?.typeName?.fr).toBe('Cahier des charges')
})

test('new documents of the CRM are last, and deleted ones are removed', () => {
  const override = [
    { ...plain, file: 'crm:2' },
    { ...plain, file: 'crm:1' },
  ]
  const later = [...RECORD_DOCUMENTS.slice(1), documentOf(4, 'Bodemattest')]
  expect(namesOf(withDocuments(later, override, KNOWN_IDS))).toEqual(['Plan', 'Bodemattest'])
  expect(documentsNow(later, override, KNOWN_IDS).map(({ file }) => file)).toEqual([
    'crm:2',
    'crm:4',
  ])
})

test('an uploaded file has the same ID at each position and occurs once', () => {
  const deed = { ...plain, file: DEED }
  const [first] = withDocuments([], [deed], [])
  const again = withDocuments(
    RECORD_DOCUMENTS,
    [{ ...plain, file: 'crm:1' }, deed, deed],
    KNOWN_IDS,
  )
  expect(again.map(({ id }) => id)).toEqual([1, first?.id])
  expect(first?.id).toBeLessThan(10 ** 15)
})

test.each([
  '/media/0123456789abcdef01234567/basisakte.pdf',
  '/documents/../media/x.pdf',
  '/documents/0123456789abcdef01234567/../x.pdf',
  'https://example.com/x.pdf',
  'crm:',
])('rejects %s as a document of a listing', (file) => {
  expect(staffDocuments.safeParse([{ file }]).success).toBe(false)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { put } from '../deploy/fake-cloudflare/agency.ts'
import { readAgencyFiles } from './agency-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pand-agency-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe("an agency's files", () => {
  it('are reported as missing', () => {
    expect(readAgencyFiles(folder).exists).toBe(false)
  })

  it('contain the email address that receives leads', () => {
    put(`${folder}/settings.json`, '{"siteEmail":"info@immo.example"}')
    expect(readAgencyFiles(folder)).toMatchObject({ exists: true, siteEmail: 'info@immo.example' })
  })

  it('have placeholders in texts, not in nested lists', () => {
    const texts = [{ nl: '[[naam]] en [[adres]]', fr: 'sans', ring: [[1, 2]] }, '[[name]]']
    put(`${folder}/settings.json`, '{}')
    put(`${folder}/legal/pages.json`, JSON.stringify(texts))
    expect(readAgencyFiles(folder).gaps).toEqual([{ file: `${folder}/legal/pages.json`, count: 3 }])
  })

  it('have no placeholders in a language that the agency removed', () => {
    const street = { nl: '[[straat]]', fr: '[[rue]]', en: '[[street]]' }
    put(`${folder}/settings.json`, JSON.stringify({ languages: ['nl', 'en'], street }))
    put(`${folder}/labels.json`, JSON.stringify({ nl: { a: '[[a]]' }, fr: { a: '[[a]]' } }))
    expect(readAgencyFiles(folder).gaps.map(({ count }) => count)).toEqual([1, 2])
  })

  it('are reported where they are not JSON', () => {
    put(`${folder}/settings.json`, '{}')
    put(`${folder}/pages.json`, '[1,')
    expect(readAgencyFiles(folder).unreadable).toEqual([`${folder}/pages.json`])
  })
})

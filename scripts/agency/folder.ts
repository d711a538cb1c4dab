import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fail, message } from '../say.ts'

/** A file under `media/` or `documents/`, by its path in the folder. */
export interface FolderFile {
  path: string
  hash: string
  type: string
  size: number
}

export interface Folder {
  path: string
  /** The parsed JSON files by name without `.json`; listings are imported by their own command. */
  json: Record<string, unknown>
  /** Null without `media/` and `documents/`. */
  files: FolderFile[] | null
}

const FILE_FOLDERS = ['media', 'documents']
const LISTINGS = 'listings.json'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** Reads an agency's folder from the disk; ends the process if it cannot be read. */
export function readFolder(path: string): Folder {
  if (!existsSync(path) || !statSync(path).isDirectory()) fail(`There is no folder ${path}.`)
  const names = readdirSync(path).filter((name) => name.endsWith('.json') && name !== LISTINGS)
  if (names.length === 0) fail(`${path} holds no JSON files of an agency.`)
  const unreadable = names.flatMap((name) => jsonError(join(path, name)) ?? [])
  if (unreadable.length > 0) fail(unreadable.join('\n'))
  const folders = FILE_FOLDERS.filter((name) => existsSync(join(path, name)))
  return {
    path,
    json: Object.fromEntries(
      names.sort().map((name) => [basename(name, '.json'), readJson(join(path, name))]),
    ),
    files: folders.length > 0 ? folders.flatMap((name) => filesIn(path, name)) : null,
  }
}

export function readJson(path: string): unknown {
  const read = parseFile(path)
  return 'error' in read ? fail(read.error) : read.json
}

function jsonError(path: string): string | undefined {
  const read = parseFile(path)
  return 'error' in read ? read.error : undefined
}

function parseFile(path: string): { json: unknown } | { error: string } {
  try {
    return {
      json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))),
    }
  } catch (error) {
    return { error: `${path} can't be read as JSON: ${message(error)}` }
  }
}

function filesIn(folder: string, path: string): FolderFile[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true })
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`
      return entry.isDirectory() ? filesIn(folder, inner) : [describeFile(folder, inner)]
    })
}

function describeFile(folder: string, path: string): FolderFile {
  const type = TYPES[extname(path).toLowerCase()]
  if (!type) fail(`${folder}/${path} is of no kind that the site shows (${kinds()}).`)
  if (!/^[\w./-]+$/.test(path))
    fail(`${folder}/${path} is named with more than letters, digits, . - _`)
  const bytes = readFileSync(join(folder, path))
  return {
    path,
    hash: hashOf(bytes),
    type,
    size: bytes.length,
  }
}

/** Returns the SHA-256 of a file, hexadecimal. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function kinds(): string {
  return Object.keys(TYPES).join(' ')
}

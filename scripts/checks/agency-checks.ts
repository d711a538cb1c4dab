import { join } from 'node:path'
import type { Facts } from './facts.ts'

export function agencyIsJson({ agency }: Facts): string | null {
  if (agency.unreadable.length === 0) return null
  return `${agency.unreadable.join(', ')} is not JSON: correct it, an editor shows where.`
}

export function agencyHasAddress({ agency }: Facts): string | null {
  if (!agency.siteEmail.endsWith('.example')) return null
  return `siteEmail in ${join(agency.folder, 'settings.json')} is still ${agency.siteEmail}: write the address that leads are to reach.`
}

export function agencyHasNoGaps({ agency }: Facts): string | null {
  if (agency.gaps.length === 0) return null
  const total = agency.gaps.reduce((sum, { count }) => sum + count, 0)
  const places = agency.gaps.map(({ file, count }) => `${file} (${count})`).join(', ')
  return `${total} ${total === 1 ? 'text' : 'texts'} in [[…]] must still be filled in: ${places}.`
}

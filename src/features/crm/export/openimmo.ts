import { xmlElement } from '../../../platform/format/xml'
import type { ExportContext } from './openimmo-context'

const VERSION = '1.2.7'

/** Returns the beginning of a full transmission (`VOLL`), up to its first listing. */
export function openImmoStart({ agency, origin }: ExportContext, now: Date): string {
  const transmission = xmlElement('uebertragung', null, {
    art: 'ONLINE',
    umfang: 'VOLL',
    version: VERSION,
    sendersoftware: 'Pand',
    senderversion: '1.0',
    techn_email: agency.email,
    timestamp: now.toISOString(),
  })
  const sender = [
    xmlElement('firma', agency.name),
    xmlElement('openimmo_anid', new URL(origin).host),
  ].join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo>${transmission}<anbieter>${sender}`
}

export const OPENIMMO_END = '</anbieter></openimmo>\n'

import type { Translated } from '../../platform/format/lang'

/** The public names of the kinds of documents that staff can choose, by number. */
export const DOCUMENT_KINDS: Record<number, Translated> = {
  1: { nl: 'Brochure', fr: 'Brochure', en: 'Brochure', de: 'Broschüre' },
  2: { nl: 'Plan', fr: 'Plan', en: 'Plan', de: 'Plan' },
  3: { nl: 'Prijslijst', fr: 'Liste des prix', en: 'Price list', de: 'Preisliste' },
  4: { nl: 'Lastenboek', fr: 'Cahier des charges', en: 'Specification', de: 'Lastenheft' },
  5: { nl: 'EPC-attest', fr: 'Certificat PEB', en: 'EPC certificate', de: 'PEB-Zertifikat' },
  6: {
    nl: 'Keuring elektriciteit',
    fr: 'Contrôle électrique',
    en: 'Electrical inspection',
    de: 'Elektrische Kontrolle',
  },
  7: {
    nl: 'Asbestattest',
    fr: 'Attestation amiante',
    en: 'Asbestos certificate',
    de: 'Asbestbescheinigung',
  },
  8: { nl: 'Bodemattest', fr: 'Attestation de sol', en: 'Soil certificate', de: 'Bodenattest' },
  9: {
    nl: 'Stedenbouwkundige inlichtingen',
    fr: 'Renseignements urbanistiques',
    en: 'Planning information',
    de: 'Städtebauliche Auskünfte',
  },
  10: {
    nl: 'Kadastraal uittreksel',
    fr: 'Extrait cadastral',
    en: 'Cadastral extract',
    de: 'Katasterauszug',
  },
  11: {
    nl: 'Basisakte en reglement',
    fr: 'Acte de base et règlement',
    en: 'Co-ownership deed and rules',
    de: 'Basisakte und Regelung',
  },
  12: {
    nl: 'Verslagen van de mede-eigenaars',
    fr: 'Procès-verbaux de la copropriété',
    en: 'Minutes of the co-owners',
    de: 'Protokolle der Miteigentümer',
  },
}

/** Returns the number of a kind by its Dutch name, or null for a kind that only the CRM has. */
export function kindOf(name: Translated | null): number | null {
  const entry = Object.entries(DOCUMENT_KINDS).find(([, kind]) => kind.nl === name?.nl)
  return entry ? Number(entry[0]) : null
}

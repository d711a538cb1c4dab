import type { LegalPeriod } from './legal-period'

const CHECKED = '2026-11-28'

/** The texts of law behind the rules. A law that changes is a new entry, and the old one gets an `until`. */
export const LAWS = {
  flemishEnergy: {
    from: '2012-01-01',
    source: 'Energiebesluit, art. 9.2 (VEKA)',
    checkedOn: CHECKED,
  },
  flemishPlanning: { from: '2009-09-01', source: 'VCRO, art. 5.2.6', checkedOn: CHECKED },
  flemishFlood: {
    from: '2023-01-01',
    source: 'Wet betreffende de verzekeringen, art. 129 (VMM)',
    checkedOn: CHECKED,
  },
  flemishRent: {
    from: '2019-01-01',
    source: 'Vlaams Woninghuurdecreet, art. 4',
    checkedOn: CHECKED,
  },
  flemishAsbestos: {
    from: '2022-11-23',
    source: 'Materialendecreet, art. 33/14 (OVAM)',
    checkedOn: CHECKED,
  },
  flemishCommonAsbestos: {
    from: '2025-05-01',
    source: 'Materialendecreet, art. 33/14 (OVAM)',
    checkedOn: CHECKED,
  },
  flemishSoil: { from: '2008-06-01', source: 'Bodemdecreet, art. 101 (OVAM)', checkedOn: CHECKED },
  flemishHeritage: { from: '2015-01-01', source: 'Onroerenderfgoeddecreet', checkedOn: CHECKED },
  electricity: { from: '2008-07-01', source: 'AREI / RGIE', checkedOn: CHECKED },
  walloonEnergy: {
    from: '2015-01-01',
    source: 'Décret wallon du 28/11/2013 (PEB), AGW du 15/05/2014',
    checkedOn: CHECKED,
  },
  walloonRent: {
    from: '2018-09-01',
    source: 'Décret wallon du 15/03/2018 relatif au bail d’habitation',
    checkedOn: CHECKED,
  },
  brusselsEnergy: {
    from: '2011-11-01',
    source: 'Bruxelles Environnement / Leefmilieu Brussel (PEB/EPB, 17/02/2011)',
    checkedOn: CHECKED,
  },
  brusselsPlanning: { from: '2004-06-05', source: 'CoBAT / BWRO, art. 281', checkedOn: CHECKED },
  brusselsRent: {
    from: '2018-01-01',
    source: 'Code bruxellois du Logement / Brusselse Huisvestingscode, art. 217',
    checkedOn: CHECKED,
  },
  brusselsHomeRent: {
    from: '2024-11-01',
    source: 'Ordonnance / Ordonnantie 04/04/2024, art. 217',
    checkedOn: CHECKED,
  },
} as const satisfies Record<string, LegalPeriod>
export type LawName = keyof typeof LAWS

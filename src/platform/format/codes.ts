/** The values of coded facts for which the site has texts. The texts are in `listing/texts.ts`. */
export const CODES = {
  construction: ['1', '2', '3'],
  heating: ['1', '2', '7', '8'],
  available: ['1', '2', '3'],
  condition: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  asbestos: ['available', 'requested', 'notrequired'],
  electrical: ['conform', 'nonconform'],
  soil: ['available', 'requested'],
  heritage: ['inventory', 'protected'],
  meter: ['water', 'gas', 'electricity'],
  flood: ['none', 'low', 'medium', 'high', 'delimited', 'bank'],
  floodscore: ['a', 'b', 'c', 'd'],
  permit: ['vg', 'gvg'],
  zone: [
    'wg',
    'wglk',
    'wche',
    'wp',
    'wug',
    'igb',
    'iab',
    'gdr',
    'gvr',
    'ag',
    'lwag',
    'bg',
    'ng',
    'nr',
    'pg',
  ],
  summons: ['dv', 'gdv', 'ho', 'bo', 'lod', 'ms', 'gmo'],
  preemption: ['vkr', 'gvkr'],
  subdivision: ['vv', 'gvv'],
  lease: ['short', 'nine', 'long', 'life', 'student', 'shared', 'secondary'],
} as const satisfies Record<string, readonly string[]>
export type CodeTable = keyof typeof CODES

/** Other spellings of the same codes, normalised. */
const SPELLINGS: Partial<Record<CodeTable, Record<string, string>>> = {
  asbestos: { yes: 'available', ja: 'available', disponible: 'available' },
  electrical: {
    conforme: 'conform',
    yes: 'conform',
    nietconform: 'nonconform',
    nonconforme: 'nonconform',
    notconform: 'nonconform',
    no: 'nonconform',
  },
  soil: { yes: 'available', ja: 'available' },
  heritage: { yes: 'protected', beschermd: 'protected', classe: 'protected' },
  zone: {
    woonparkgebied: 'wp',
    woongebiedmetlandelijkkarakter: 'wglk',
    natuurgebied: 'ng',
    kmozone: 'iab',
    zoneforestiere: 'bg',
  },
  lease: {
    kort: 'short',
    korteduur: 'short',
    kortlopend: 'short',
    kortlopendehuurovereenkomst: 'short',
    courteduree: 'short',
    bailcourteduree: 'short',
    baildecourteduree: 'short',
    '1jaar': 'short',
    '2jaar': 'short',
    '3jaar': 'short',
    '1an': 'short',
    '2ans': 'short',
    '3ans': 'short',
    '9': 'nine',
    '9jaar': 'nine',
    negenjaar: 'nine',
    '9ans': 'nine',
    neufans: 'nine',
    bailde9ans: 'nine',
    '369': 'nine',
    lang: 'long',
    langeduur: 'long',
    langlopend: 'long',
    longueduree: 'long',
    baildelongueduree: 'long',
    levenslang: 'life',
    avie: 'life',
    bailavie: 'life',
    studentenhuur: 'student',
    studentenhuurovereenkomst: 'student',
    etudiant: 'student',
    bailetudiant: 'student',
    medehuur: 'shared',
    colocation: 'shared',
    bailcolocation: 'shared',
    baildecolocation: 'shared',
    tweedeverblijf: 'secondary',
    secondaire: 'secondary',
    residencesecondaire: 'secondary',
  },
  meter: { eau: 'water', gaz: 'gas', electricite: 'electricity', elektriciteit: 'electricity' },
  flood: {
    no: 'none',
    nietoverstromingsgevoelig: 'none',
    nietoverstromingsgevoeliggebied: 'none',
    geenoverstromingsgevoeliggebied: 'none',
    geenoverstromingsrisico: 'none',
    pasderisquedinondation: 'none',
    horszoneinondable: 'none',
    nonsensibleauxinondations: 'none',
    faible: 'low',
    laag: 'low',
    moyen: 'medium',
    middelgroot: 'medium',
    eleve: 'high',
    hoog: 'high',
    overstromingsgebied: 'delimited',
    afgebakendoverstromingsgebied: 'delimited',
    oeverzone: 'bank',
    afgebakendeoeverzone: 'bank',
  },
}

/** Returns the code of a CRM's value, ignoring case, or null if the site has no text for it. */
export function codeOf(table: CodeTable, value: string | number | null): string | null {
  const compact = typeof value === 'number' ? String(value) : lettersOf(value ?? '')
  const code = SPELLINGS[table]?.[compact] ?? compact
  return (CODES[table] as readonly string[]).includes(code) ? code : null
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
}

/** Splits a text such as 'water, gas, electricity'. A part without a code retains its text. */
export function meterParts(text: string): { code: string | null; text: string }[] {
  return text
    .split(/[,;/+&]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ code: codeOf('meter', part), text: part }))
}

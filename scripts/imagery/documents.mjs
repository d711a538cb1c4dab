// Writes the demo's PDFs to seeds/documents: node scripts/imagery/documents.mjs
// No library: a page is a list of drawing operators, text is set in the built-in Helvetica.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const out = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../seeds/documents')
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 48
const FICTITIOUS = 'fictief voorbeeld / exemple fictif / fictitious example / fiktives Beispiel'
const GREEN = '0.122 0.290 0.227'
const INK = '0.082 0.125 0.106'
const MUTED = '0.333 0.384 0.357'
const LINE = '0.875 0.894 0.882'
const GOLD = '0.925 0.843 0.498'

/** Signs of the Windows-1252 page that differ from their code point. */
const WIN = { '€': 0x80, '–': 0x96, '’': 0x92, '−': 0x96, '•': 0x95, '₂': 0x32 }

function pdfString(text) {
  const bytes = [...text].map((sign) => WIN[sign] ?? sign.codePointAt(0))
  if (bytes.some((byte) => byte > 255)) throw new Error(`not in WinAnsi: ${text}`)
  return `<${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`
}

const set = (text, x, y, size = 10, { bold = false, colour = INK } = {}) =>
  `BT ${colour} rg /${bold ? 'B' : 'R'} ${size} Tf ${x} ${y} Td ${pdfString(text)} Tj ET`
const box = (x, y, width, height, colour) => `${colour} rg ${x} ${y} ${width} ${height} re f`
const line = (x1, y1, x2, y2, colour = LINE, width = 0.8) =>
  `${colour} RG ${width} w ${x1} ${y1} m ${x2} ${y2} l S`

function wrap(text, signs) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]
    if (last && last.length + word.length + 1 > signs) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}

/** The mark of the house: a linden leaf. */
const leaf = `q 1 1 1 rg 0.9 0 0 -0.9 ${MARGIN} ${HEIGHT - 22} cm 16.3 1.5 m 22.3 6.1 28.5 11.8 28.5 18.4 c 28.5 23.1 25.3 26.3 21.5 26.3 c 19.5 26.3 17.8 25.6 16.6 24.4 c 17 30 l 15 30 l 15.4 24.4 l 14.2 25.6 12.5 26.3 10.5 26.3 c 6.7 26.3 3.5 23.1 3.5 18.4 c 3.5 11.8 9.8 6.2 16.3 1.5 c f Q`

function page(title, subtitle) {
  const ops = [
    box(0, HEIGHT - 64, WIDTH, 64, GREEN),
    leaf,
    set('Lindehof', MARGIN + 36, HEIGHT - 42, 18, { bold: true, colour: '1 1 1' }),
    set(FICTITIOUS, MARGIN + 180, HEIGHT - 39, 8.5, { colour: GOLD }),
    set(title, MARGIN, HEIGHT - 108, 20, { bold: true }),
    set(subtitle, MARGIN, HEIGHT - 126, 10, { colour: MUTED }),
    line(MARGIN, 52, WIDTH - MARGIN, 52),
    set(FICTITIOUS, MARGIN, 38, 8, { colour: MUTED }),
    set('Lindehof, Lindenlei 14, 9000 Gent', MARGIN, 26, 8, { colour: MUTED }),
  ]
  let y = HEIGHT - 160
  return {
    ops,
    heading(text) {
      y -= 10
      ops.push(
        set(text, MARGIN, y, 12, { bold: true }),
        line(MARGIN, y - 6, WIDTH - MARGIN, y - 6, INK, 1),
      )
      y -= 24
    },
    row(name, value) {
      ops.push(set(name, MARGIN, y, 9.5, { colour: MUTED }), set(value, MARGIN + 235, y, 9.5))
      ops.push(line(MARGIN, y - 7, WIDTH - MARGIN, y - 7))
      y -= 20
    },
    text(text) {
      for (const part of wrap(text, 98)) {
        ops.push(set(part, MARGIN, y, 9.5))
        y -= 14
      }
      y -= 6
    },
    draw(height, drawing) {
      ops.push(...drawing(y - height))
      y -= height + 16
    },
  }
}

function write(file, pages) {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', null]
  const font = (name) =>
    objects.push(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)
  font('Helvetica')
  font('Helvetica-Bold')
  const kids = pages.map(({ ops }) => {
    const content = ops.join('\n')
    objects.push(
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    )
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${objects.length} 0 R >>`,
    )
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  objects.push(`<< /Title ${pdfString(file)} /Producer ${pdfString('Lindehof demo')} >>`)

  let pdf = '%PDF-1.4\n%âãÏÓ\n'
  const offsets = objects.map((body, index) => {
    const offset = Buffer.byteLength(pdf, 'latin1')
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(pdf, 'latin1')
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  fs.writeFileSync(path.join(out, file), pdf, 'latin1')
}

const SCALE = [
  ['A+', '0.043 0.416 0.227'],
  ['A', '0.114 0.518 0.275'],
  ['B', '0.525 0.741 0.271'],
  ['C', '0.804 0.863 0.275'],
  ['D', '0.969 0.827 0.212'],
  ['E', '0.957 0.635 0.227'],
  ['F', '0.910 0.455 0.231'],
  ['G', '0.702 0.125 0.165'],
]

function scale(chosen, last) {
  const rows = SCALE.slice(0, SCALE.findIndex(([label]) => label === last) + 1)
  return (bottom) =>
    rows.flatMap(([label, colour], index) => {
      const y = bottom + (rows.length - 1 - index) * 22
      const width = 90 + index * 26
      const tag = `${colour} rg ${MARGIN} ${y} m ${MARGIN + width} ${y} l ${MARGIN + width + 10} ${y + 9} l ${MARGIN + width} ${y + 18} l ${MARGIN} ${y + 18} l f`
      const mark =
        label === chosen ? [set('<', MARGIN + width + 18, y + 4, 14, { bold: true })] : []
      const white = ['A+', 'A', 'G'].includes(label)
      return [
        tag,
        set(label, MARGIN + 8, y + 5, 11, { bold: true, colour: white ? '1 1 1' : INK }),
        ...mark,
      ]
    })
}

/** Rooms as [name, x, y, width, height] in metres, drawn 24 points to the metre. */
function plan(rooms) {
  return (bottom) => [
    ...rooms.flatMap(([name, x, y, width, height]) => {
      const [left, low] = [MARGIN + x * 24, bottom + y * 24]
      const middle = low + (height * 24) / 2
      const names = name.split(' / ')
      const surface = `${(width * height).toFixed(1).replace('.', ',')} m²`
      return [
        `${INK} RG 2.2 w ${left} ${low} ${width * 24} ${height * 24} re S`,
        ...names.map((part, index) =>
          set(part, left + 5, middle + 4 + (names.length - 1 - index) * 9, 7.5, { bold: true }),
        ),
        set(surface, left + 5, middle - 7, 7.5, { colour: MUTED }),
      ]
    }),
  ]
}

const epc = page('Energieprestatiecertificaat', 'Residentiële eenheid, Vlaams Gewest')
epc.heading('Energielabel')
epc.draw(160, scale('B', 'F'))
epc.row('Energiescore', '168 kWh/(m² jaar)')
epc.row('Certificaatnummer', '20250524-0000000000-RES-1')
epc.row('Unieke code (UC)', '0000000')
epc.row('Geldig tot', '24/05/2035')
epc.heading('Aanbevelingen')
epc.text('Dak: bijkomende isolatie tot een R-waarde van 6 m²K/W. Raming: € 4.200.')
epc.text('Ramen: hoogrendementsglas in de twee ramen aan de straatzijde. Raming: € 3.900.')
epc.text('Verwarming: bij vervanging van de ketel een warmtepomp overwegen.')
write('epc-voorbeeld.pdf', [epc])

const peb = page(
  'Certificat PEB',
  'Bâtiment résidentiel existant, Région wallonne et Région de Bruxelles-Capitale',
)
peb.heading('Classe énergétique')
peb.draw(182, scale('D', 'G'))
peb.row('Consommation spécifique (Espec)', '288 kWh/m².an')
peb.row('Consommation totale', '29.088 kWh/an')
peb.row('Émissions de CO₂', '57 kg/m².an')
peb.row('Numéro du certificat', '00000000000000')
peb.row('Valable jusqu’au', '08/09/2035')
peb.heading('Recommandations')
peb.text('Toiture : isoler par l’intérieur, 18 cm de laine de bois ou équivalent.')
peb.text('Châssis : remplacer le simple vitrage restant de la cage d’escalier.')
write('certificat-peb-exemple.pdf', [peb])

const flat = page('Grondplan / Plan / Floor plan / Grundriss', 'Appartement, 1/50')
flat.heading('Appartement')
flat.draw(
  250,
  plan([
    ['Living', 0, 4, 6.2, 5.6],
    ['Keuken / cuisine', 6.2, 6.2, 3.4, 3.4],
    ['Inkom / hall', 6.2, 4, 3.4, 2.2],
    ['Slaapkamer / chambre 1', 0, 0, 4.2, 4],
    ['Slaapkamer / chambre 2', 4.2, 0, 3.4, 4],
    ['Badkamer / salle de bain', 7.6, 0, 4.4, 4],
    ['Berging', 9.6, 4, 2.4, 2.2],
    ['Terras / terrasse', 9.6, 6.2, 5, 3.4],
  ]),
)
flat.text(
  'Maten bij benadering, zonder contractuele waarde. Mesures indicatives, sans valeur contractuelle.',
)
flat.text('Measurements are approximate and not binding. Ungefähre Maße, nicht verbindlich.')
write('grondplan-appartement.pdf', [flat])

const ground = page('Gelijkvloers / Rez-de-chaussée', 'Ground floor / Erdgeschoss')
ground.heading('Niveau 0')
ground.draw(
  300,
  plan([
    ['Inkomhal / hall', 0, 8.4, 2.2, 3.6],
    ['Salon', 2.2, 7.2, 4.4, 4.8],
    ['Eetkamer / salle à manger', 0, 3.6, 4, 3.6],
    ['Keuken / cuisine', 4, 2.4, 4.2, 4.8],
    ['Toilet', 0, 7.2, 2.2, 1.2],
    ['Terras / terrasse', 0, 0, 8.2, 2.4],
    ['Garage', 8.2, 7.2, 3.6, 4.8],
  ]),
)
const first = page('Eerste verdieping / Premier étage', 'First floor / Obergeschoss')
first.heading('Niveau 1')
first.draw(
  300,
  plan([
    ['Slaapkamer / chambre 1', 0, 7.4, 4.4, 4.6],
    ['Slaapkamer / chambre 2', 4.4, 7.4, 4.2, 4.6],
    ['Nachthal / hall de nuit', 0, 5.4, 8.6, 2],
    ['Slaapkamer / chambre 3', 0, 1, 4, 4.4],
    ['Badkamer / salle de bain', 4, 2.4, 3.2, 3],
    ['Bureau', 7.2, 2.4, 3, 3],
  ]),
)
first.text(
  'Maten bij benadering, zonder contractuele waarde. Mesures indicatives, sans valeur contractuelle.',
)
write('grondplan-woning.pdf', [ground, first])

const urban = page('Stedenbouwkundige inlichtingen', 'Renseignements urbanistiques')
urban.heading('Ligging en bestemming / Situation et affectation')
urban.row('Bestemming / affectation', 'Woongebied / zone d’habitat')
urban.row('Vergunning / permis', 'Uitgereikt / délivré')
urban.row('Dagvaarding of herstelvordering', 'Geen / aucune')
urban.row('Voorkooprecht / droit de préemption', 'Geen / aucun')
urban.row('Verkavelingsvergunning / permis de lotir', 'Niet van toepassing / sans objet')
urban.heading('Overstroming / Inondation')
urban.row('P-score (perceel / parcelle)', 'A')
urban.row('G-score (gebouw / bâtiment)', 'A')
urban.text(
  'Dit uittreksel is verzonnen en dient alleen om de documentenlijst te tonen. Cet extrait est inventé et ne sert qu’à montrer la liste des documents.',
)
write('stedenbouwkundige-inlichtingen.pdf', [urban])

const elec = page(
  'Keuringsverslag elektriciteit',
  'Rapport de contrôle de l’installation électrique',
)
elec.heading('Installatie / Installation')
elec.row('Spanning / tension', '3 x 400 V + N')
elec.row('Differentieelschakelaar / différentiel', '300 mA (hoofd), 30 mA (vochtige ruimtes)')
elec.row('Aarding / terre', '18 ohm')
elec.row('Aantal kringen / circuits', '14')
elec.heading('Besluit / Conclusion')
elec.text('De installatie voldoet aan het AREI, boek 1. Volgende keuring binnen 25 jaar.')
elec.text('L’installation est conforme au RGIE, livre 1. Prochain contrôle dans les 25 ans.')
write('elektrische-keuring.pdf', [elec])

const cover = page(
  'Een huis van Lindehof',
  'Une maison de Lindehof / A house from Lindehof / Ein Haus von Lindehof',
)
cover.heading('Nederlands')
cover.text(
  'In deze brochure vindt u de ligging, de indeling en de cijfers van het pand. Alle plannen, attesten en keuringen bezorgen wij voor het bezoek. Vragen? Bel 09 555 01 40.',
)
cover.heading('Français')
cover.text(
  'Cette brochure présente la situation, la distribution et les chiffres du bien. Plans, attestations et contrôles vous sont remis avant la visite. Une question ? Appelez le 02 555 01 41.',
)
cover.heading('English')
cover.text(
  'This brochure gives the location, the layout and the figures of the property. We send plans, certificates and inspection reports before the viewing. Questions? Call +32 9 555 01 40.',
)
cover.heading('Deutsch')
cover.text(
  'Diese Broschüre zeigt Lage, Raumaufteilung und Zahlen der Immobilie. Pläne, Bescheinigungen und Prüfberichte erhalten Sie vor der Besichtigung. Fragen? Rufen Sie +32 81 55 01 42 an.',
)
const steps = page(
  'Van bezoek tot akte',
  'De la visite à l’acte / From viewing to deed / Von der Besichtigung zur Urkunde',
)
steps.heading('Stappen / Étapes / Steps / Schritte')
for (const [name, value] of [
  ['1', 'Bezoek / visite / viewing / Besichtigung'],
  ['2', 'Bod / offre / offer / Angebot'],
  ['3', 'Compromis / compromis / sale agreement / Vorvertrag'],
  ['4', 'Opzoekingen van de notaris / recherches du notaire'],
  ['5', 'Akte, binnen vier maanden / acte, dans les quatre mois'],
])
  steps.row(name, value)
write('brochure-lindehof.pdf', [cover, steps])

const book = page('Kort lastenboek', 'Cahier des charges abrégé')
book.heading('Ruwbouw / Gros œuvre'.replace('œ', 'oe'))
book.row('Gevels / façades', 'Baksteen, 16 cm isolatie / brique, 16 cm d’isolant')
book.row('Daken / toitures', 'EPDM, 24 cm PIR')
book.row('Ramen / châssis', 'Aluminium, drievoudig glas / triple vitrage')
book.heading('Technieken / Techniques')
book.row('Verwarming / chauffage', 'Collectieve warmtepomp / pompe à chaleur collective')
book.row('Ventilatie / ventilation', 'Systeem D / système D')
book.row('Zonnepanelen / panneaux', '1,2 kWp per appartement')
book.heading('Afwerking / Finitions')
book.row('Keuken / cuisine', 'Budget € 9.500 excl. btw / hors TVA')
book.row('Badkamer / salle de bain', 'Budget € 5.200 excl. btw / hors TVA')
book.row('Vloeren / sols', '€ 55 per m², plaatsing inbegrepen / pose comprise')
write('lastenboek-project.pdf', [book])

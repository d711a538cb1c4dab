// Writes the demo's PDFs to seeds/documents: node scripts/imagery/documents.mjs
import { page, plan, scale, write } from './src/pdf.mjs'

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

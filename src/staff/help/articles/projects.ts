import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about new-build projects, their units and their plans. */
export const projectsArticle: HelpArticle = {
  screens: [
    { href: STAFF.listings, label: 'staff.listings', right: 'listings' },
    { href: `${STAFF.listings}/new/project`, label: 'record.project.new', right: 'listings.all' },
  ],
  related: ['listings-by-hand', 'listings', 'pictures'],
  texts: {
    nl: {
      title: 'Nieuwbouwprojecten',
      intro: 'Een nieuwbouwproject heeft een eigen pagina met zijn woningen, foto’s en plannen.',
      sections: [
        {
          heading: 'Een project aanmaken',
          steps: [
            'Ga naar [[staff.listings]] en klik op [[record.project.new]]. Projecten uit uw CRM of importbestand staan er al: kies [[record.show.projects]] bij [[record.show]].',
            'Vul [[record.project.name]] en de postcode in en klik op [[record.project.make]].',
            'Vul omschrijving, foto’s en adres aan en klik op [[edit.publish]].',
          ],
        },
        {
          heading: 'Woningen toevoegen',
          steps: [
            'Klik onder [[record.units]] op [[record.unit.add]].',
            'Vul het nummer in, bijvoorbeeld A0.01, en de verdieping, het type en de prijs. Het adres komt van het project.',
            'Klik op [[record.unit.make]] en vul daarna oppervlakte, slaapkamers en EPC aan.',
            'Verkoopt u een woning, open ze dan en kies bij [[page.status]] voor [[record.state.sold]].',
          ],
        },
        {
          heading: 'Een plan met klikbare woningen',
          steps: [
            'Voeg op het scherm van het project bij [[record.plans]] een plan toe met een tekening, en klik op [[edit.publish]].',
            'Klik op de tekening waar een woning ligt, en kies bij [[record.spot.unit]] welke dat is.',
            'Herhaal dit voor elke woning en klik op [[edit.publish]]. Bezoekers kiezen hun woning nu op het plan.',
          ],
        },
        {
          heading: 'Online zetten',
          steps: [
            'Kies voor het project bij [[page.status]] de waarde [[record.state.on]] en klik op [[edit.publish]].',
            'Kies ook voor elke woning [[record.show.market]] en publiceer ze.',
            'Vul bij [[detail.openhouses]] de dagen in waarop iedereen mag komen kijken.',
          ],
          note: 'Bij een geïmporteerd project komen de woningen uit de import. Tekst, foto’s en plannen vult u hier aan.',
        },
      ],
      picture: {
        alt: 'Het scherm van een nieuwbouwproject met de lijst van zijn woningen: nummer, verdieping, status en prijs',
        caption: 'Een project met zijn woningen, voor het online gaat.',
      },
    },
    fr: {
      title: 'Projets neufs',
      intro: 'Un projet neuf a sa propre page, avec ses logements, ses photos et ses plans.',
      sections: [
        {
          heading: 'Créer un projet',
          steps: [
            'Allez dans [[staff.listings]] et cliquez sur [[record.project.new]]. Les projets de votre CRM ou de votre fichier d’importation y sont déjà\u00a0: choisissez [[record.show.projects]] sous [[record.show]].',
            'Remplissez [[record.project.name]] et le code postal, puis cliquez sur [[record.project.make]].',
            'Complétez la description, les photos et l’adresse, puis cliquez sur [[edit.publish]].',
          ],
        },
        {
          heading: 'Ajouter des logements',
          steps: [
            'Sous [[record.units]], cliquez sur [[record.unit.add]].',
            'Indiquez le numéro, par exemple A0.01, l’étage, le type et le prix. L’adresse est celle du projet.',
            'Cliquez sur [[record.unit.make]], puis complétez la surface, les chambres et le PEB.',
            'Quand un logement est vendu, ouvrez-le et choisissez [[record.state.sold]] sous [[page.status]].',
          ],
        },
        {
          heading: 'Un plan avec des logements cliquables',
          steps: [
            'Sur l’écran du projet, ajoutez sous [[record.plans]] un plan avec un dessin, puis cliquez sur [[edit.publish]].',
            'Cliquez sur le dessin à l’endroit d’un logement, et choisissez lequel sous [[record.spot.unit]].',
            'Répétez pour chaque logement et cliquez sur [[edit.publish]]. Les visiteurs choisissent alors leur logement sur le plan.',
          ],
        },
        {
          heading: 'Mettre en ligne',
          steps: [
            'Pour le projet, choisissez [[record.state.on]] sous [[page.status]] et cliquez sur [[edit.publish]].',
            'Choisissez aussi [[record.show.market]] pour chaque logement et publiez-le.',
            'Indiquez sous [[detail.openhouses]] les jours où tout le monde peut venir visiter.',
          ],
          note: 'Pour un projet importé, les logements viennent de l’importation. Vous complétez ici les textes, les photos et les plans.',
        },
      ],
      picture: {
        alt: 'L’écran d’un projet neuf avec la liste de ses logements\u00a0: numéro, étage, état et prix',
        caption: 'Un projet avec ses logements, avant sa mise en ligne.',
      },
    },
    en: {
      title: 'New-build projects',
      intro: 'A new-build project has a page of its own, with its units, photos and plans.',
      sections: [
        {
          heading: 'Make a project',
          steps: [
            'Go to [[staff.listings]] and click [[record.project.new]]. Projects from your CRM or import file are there already: choose [[record.show.projects]] at [[record.show]].',
            'Fill in [[record.project.name]] and the postcode, and click [[record.project.make]].',
            'Add the description, photos and address, and click [[edit.publish]].',
          ],
        },
        {
          heading: 'Add units',
          steps: [
            'Under [[record.units]], click [[record.unit.add]].',
            'Fill in the number, for example A0.01, the floor, the type and the price. The address is that of the project.',
            'Click [[record.unit.make]], then add the surface, the bedrooms and the energy performance.',
            'When a unit is sold, open it and choose [[record.state.sold]] at [[page.status]].',
          ],
        },
        {
          heading: 'A plan with units to click',
          steps: [
            'On the screen of the project, add a plan with a drawing at [[record.plans]], and click [[edit.publish]].',
            'Click the drawing where a unit is, and choose which one at [[record.spot.unit]].',
            'Repeat this for each unit and click [[edit.publish]]. Visitors now choose their unit on the plan.',
          ],
        },
        {
          heading: 'Put it online',
          steps: [
            'For the project, choose [[record.state.on]] at [[page.status]] and click [[edit.publish]].',
            'Choose [[record.show.market]] for each unit as well, and publish it.',
            'At [[detail.openhouses]], fill in the days on which everyone may come and see it.',
          ],
          note: 'The units of an imported project come from the import. You add texts, photos and plans here.',
        },
      ],
      picture: {
        alt: 'The screen of a new-build project with the list of its units: number, floor, status and price',
        caption: 'A project with its units, before it goes online.',
      },
    },
    de: {
      title: 'Neubauprojekte',
      intro: 'Ein Neubauprojekt hat eine eigene Seite mit seinen Einheiten, Fotos und Plänen.',
      sections: [
        {
          heading: 'Ein Projekt anlegen',
          steps: [
            'Gehen Sie zu [[staff.listings]] und klicken Sie auf [[record.project.new]]. Projekte aus Ihrem CRM oder der Importdatei stehen schon dort: Wählen Sie [[record.show.projects]] bei [[record.show]].',
            'Füllen Sie [[record.project.name]] und die Postleitzahl aus und klicken Sie auf [[record.project.make]].',
            'Ergänzen Sie Beschreibung, Fotos und Adresse und klicken Sie auf [[edit.publish]].',
          ],
        },
        {
          heading: 'Einheiten hinzufügen',
          steps: [
            'Klicken Sie unter [[record.units]] auf [[record.unit.add]].',
            'Tragen Sie die Nummer ein, zum Beispiel A0.01, dazu Etage, Typ und Preis. Die Adresse ist die des Projekts.',
            'Klicken Sie auf [[record.unit.make]] und ergänzen Sie danach Fläche, Schlafzimmer und Energieausweis (PEB).',
            'Ist eine Einheit verkauft, öffnen Sie sie und wählen Sie [[record.state.sold]] bei [[page.status]].',
          ],
        },
        {
          heading: 'Ein Plan mit anklickbaren Einheiten',
          steps: [
            'Fügen Sie auf der Seite des Projekts bei [[record.plans]] einen Plan mit einer Zeichnung hinzu und klicken Sie auf [[edit.publish]].',
            'Klicken Sie in der Zeichnung auf die Stelle einer Einheit und wählen Sie bei [[record.spot.unit]], welche es ist.',
            'Wiederholen Sie das für jede Einheit und klicken Sie auf [[edit.publish]]. Besucher wählen ihre Einheit nun auf dem Plan.',
          ],
        },
        {
          heading: 'Online stellen',
          steps: [
            'Wählen Sie für das Projekt bei [[page.status]] die Angabe [[record.state.on]] und klicken Sie auf [[edit.publish]].',
            'Wählen Sie auch für jede Einheit [[record.show.market]] und veröffentlichen Sie sie.',
            'Tragen Sie bei [[detail.openhouses]] die Tage ein, an denen jeder zur Besichtigung kommen kann.',
          ],
          note: 'Bei einem importierten Projekt kommen die Einheiten aus dem Import. Texte, Fotos und Pläne ergänzen Sie hier.',
        },
      ],
      picture: {
        alt: 'Die Seite eines Neubauprojekts mit der Liste seiner Einheiten: Nummer, Etage, Status und Preis',
        caption: 'Ein Projekt mit seinen Einheiten, bevor es online geht.',
      },
    },
  },
}

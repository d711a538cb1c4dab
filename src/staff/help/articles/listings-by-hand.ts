import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about listings that staff make without an import. */
export const listingsByHandArticle: HelpArticle = {
  screens: [
    { href: `${STAFF.listings}/new`, label: 'record.new', right: 'listings.all' },
    { href: `${STAFF.listings}/new/table`, label: 'record.table', right: 'listings.all' },
    { href: STAFF.listings, label: 'staff.listings', right: 'listings' },
  ],
  related: ['listing-labels', 'listing-table', 'projects'],
  texts: {
    nl: {
      title: 'Zelf een pand maken',
      intro: 'Een pand dat in geen enkele import zit, maakt en beheert u hier volledig zelf.',
      sections: [
        {
          heading: 'Het pand aanmaken',
          steps: [
            'Ga naar [[staff.listings]] en klik op [[record.new]].',
            'Kies bij [[record.goal]] en [[prop.type]] wat u aanbiedt, en geef het pand een titel.',
            'Vul de postcode in. [[record.city]] mag leeg blijven: de website kent de gemeente.',
            'Klik op [[record.new.make]]. Het pand bestaat nu, maar staat nog niet online.',
            '[[record.table]] maakt veel panden tegelijk uit uw rekenblad.',
          ],
        },
        {
          heading: 'De gegevens aanvullen',
          steps: [
            'Vul [[price.label]] in. Zonder vinkje bij [[record.publishPrice]] ziet de bezoeker geen prijs.',
            'Schrijf een omschrijving in elke taal en voeg foto’s toe bij [[record.pictures]]: uit de bibliotheek of van uw computer.',
            'Vul straat en huisnummer in bij [[record.address]]. Haal het vinkje bij [[record.publishAddress]] weg als de eigenaar discreet wil verkopen.',
            'Sleep de speld bij [[point.map]] naar het gebouw.',
            'Vul [[record.law.own]] in: EPC, stedenbouwkundige inlichtingen, overstromingsgevoeligheid, kadastraal inkomen.',
          ],
        },
        {
          heading: 'Online zetten',
          steps: [
            'Controleer naast het formulier of er onder [[record.lacks]] nog iets ontbreekt.',
            'Kies bij [[page.status]] voor [[record.show.market]] en klik op [[edit.publish]]. Ontbreekt een wettelijke vermelding, dan vraagt de website bevestiging.',
            'Is het pand verkocht of verhuurd, kies dan [[record.state.sold]] of [[record.state.rented]] en publiceer opnieuw.',
          ],
          note: 'Een pdf die u bij [[record.documents]] toevoegt, krijgt een bezoeker via het formulier van het pand.',
        },
        {
          heading: 'Concept, planning en kopie',
          steps: [
            'Met [[edit.save]] bewaart u een concept: bezoekers zien niets. [[page.share]] toont het een week aan de eigenaar.',
            'Onder [[edit.times]] kiest u wanneer het concept online komt en wanneer het pand verdwijnt.',
            'Met [[record.copy]] begint u een gelijkaardig pand als concept.',
            'Met [[record.archive]] haalt u het pand van de website en uit de lijsten.',
          ],
        },
      ],
      picture: {
        alt: 'Het formulier voor een nieuw pand, met type, titel in vier talen, postcode en gemeente',
        caption: 'Een nieuw pand begint met het type, een titel en de postcode.',
      },
    },
    fr: {
      title: 'Créer un bien vous-même',
      intro: 'Un bien qui ne figure dans aucune importation se crée et se gère entièrement ici.',
      sections: [
        {
          heading: 'Créer le bien',
          steps: [
            'Allez dans [[staff.listings]] et cliquez sur [[record.new]].',
            'Indiquez ce que vous proposez sous [[record.goal]] et [[prop.type]], et donnez un titre au bien.',
            'Remplissez le code postal. Laissez [[record.city]] vide\u00a0: le site connaît la commune.',
            'Cliquez sur [[record.new.make]]. Le bien existe, mais il n’est pas encore en ligne.',
            '[[record.table]] en crée plusieurs depuis votre tableur.',
          ],
        },
        {
          heading: 'Compléter les données',
          steps: [
            'Remplissez [[price.label]]. Sans coche à [[record.publishPrice]], aucun prix n’apparaît.',
            'Rédigez une description dans chaque langue et ajoutez des photos sous [[record.pictures]]\u00a0: de la bibliothèque ou de votre ordinateur.',
            'Indiquez la rue et le numéro sous [[record.address]]. Décochez [[record.publishAddress]] si le propriétaire souhaite une vente discrète.',
            'Faites glisser le repère sous [[point.map]] jusqu’au bâtiment.',
            'Remplissez [[record.law.own]]\u00a0: PEB, renseignements urbanistiques, zones inondables, revenu cadastral.',
          ],
        },
        {
          heading: 'Mettre en ligne',
          steps: [
            'Vérifiez ce qui manque sous [[record.lacks]].',
            'Sous [[page.status]], choisissez [[record.show.market]] et cliquez sur [[edit.publish]]. S’il manque une mention légale, le site demande confirmation.',
            'Une fois le bien vendu ou loué, choisissez [[record.state.sold]] ou [[record.state.rented]] et publiez à nouveau.',
          ],
          note: 'Un PDF ajouté sous [[record.documents]] s’obtient par le formulaire du bien.',
        },
        {
          heading: 'Brouillon, dates et copie',
          steps: [
            '[[edit.save]] enregistre un brouillon\u00a0: les visiteurs ne voient rien. [[page.share]] le montre au propriétaire pendant une semaine.',
            'Sous [[edit.times]], choisissez quand le brouillon est publié et quand le bien disparaît.',
            '[[record.copy]] commence un bien semblable comme brouillon.',
            '[[record.archive]] retire le bien du site et des listes.',
          ],
        },
      ],
      picture: {
        alt: 'Le formulaire d’un nouveau bien, avec le type, le titre en quatre langues, le code postal et la commune',
        caption: 'Un nouveau bien commence par le type, un titre et le code postal.',
      },
    },
    en: {
      title: 'Adding a property yourself',
      intro: 'A property that is in no import is made and managed entirely here.',
      sections: [
        {
          heading: 'Make the property',
          steps: [
            'Go to [[staff.listings]] and click [[record.new]].',
            'Choose what you offer at [[record.goal]] and [[prop.type]], and give the property a title.',
            'Fill in the postcode. You can leave [[record.city]] empty: the website knows the town.',
            'Click [[record.new.make]]. The property now exists, but it is not online yet.',
            '[[record.table]] makes many properties at once from your spreadsheet.',
          ],
        },
        {
          heading: 'Add the details',
          steps: [
            'Fill in [[price.label]]. Without a tick at [[record.publishPrice]], visitors see no price.',
            'Write a description in each language and add photos at [[record.pictures]], from the library or from your computer.',
            'Fill in street and number under [[record.address]]. Clear the tick at [[record.publishAddress]] if the owner wants to sell discreetly.',
            'Drag the pin under [[point.map]] to the building.',
            'Fill in [[record.law.own]]: energy performance, planning information, flood risk, cadastral income.',
          ],
        },
        {
          heading: 'Put it online',
          steps: [
            'Check next to the form whether anything is missing under [[record.lacks]].',
            'At [[page.status]], choose [[record.show.market]] and click [[edit.publish]]. If a legal detail is missing, the website asks for confirmation.',
            'When the property is sold or let, choose [[record.state.sold]] or [[record.state.rented]] and publish again.',
          ],
          note: 'Visitors get a PDF that you add at [[record.documents]] through the form of the property.',
        },
        {
          heading: 'Draft, times and copy',
          steps: [
            '[[edit.save]] stores a draft: visitors see nothing. [[page.share]] shows it to the owner for a week.',
            'Under [[edit.times]], choose when the draft goes online and when the property disappears.',
            '[[record.copy]] starts a similar property as a draft.',
            '[[record.archive]] takes the property off the website and out of the lists.',
          ],
        },
      ],
      picture: {
        alt: 'The form of a new property, with type, title in four languages, postcode and town',
        caption: 'A new property starts with its type, a title and the postcode.',
      },
    },
    de: {
      title: 'Ein Objekt selbst anlegen',
      intro:
        'Ein Objekt, das in keinem Import steht, legen Sie hier selbst an und verwalten es vollständig.',
      sections: [
        {
          heading: 'Das Objekt anlegen',
          steps: [
            'Gehen Sie zu [[staff.listings]] und klicken Sie auf [[record.new]].',
            'Wählen Sie bei [[record.goal]] und [[prop.type]], was Sie anbieten, und geben Sie dem Objekt einen Titel.',
            'Tragen Sie die Postleitzahl ein. [[record.city]] darf leer bleiben: Die Website kennt die Gemeinde.',
            'Klicken Sie auf [[record.new.make]]. Das Objekt ist angelegt, aber noch nicht online.',
            '[[record.table]] legt viele Objekte an.',
          ],
        },
        {
          heading: 'Die Angaben ergänzen',
          steps: [
            'Füllen Sie [[price.label]] aus. Ohne Häkchen bei [[record.publishPrice]] sieht der Besucher keinen Preis.',
            'Schreiben Sie eine Beschreibung in jeder Sprache und fügen Sie bei [[record.pictures]] Fotos hinzu: aus der Bibliothek oder von Ihrem Computer.',
            'Tragen Sie unter [[record.address]] Straße und Hausnummer ein. Entfernen Sie das Häkchen bei [[record.publishAddress]], wenn der Eigentümer diskret verkaufen möchte.',
            'Ziehen Sie die Markierung bei [[point.map]] auf das Gebäude.',
            'Füllen Sie [[record.law.own]] aus: Energieausweis (PEB), städtebauliche Auskünfte, Überschwemmungsgefahr, Katastereinkommen.',
          ],
        },
        {
          heading: 'Online stellen',
          steps: [
            'Prüfen Sie, ob unter [[record.lacks]] etwas fehlt.',
            'Wählen Sie bei [[page.status]] die Angabe [[record.show.market]] und klicken Sie auf [[edit.publish]]. Fehlt eine gesetzliche Angabe, fragt die Website nach.',
            'Ist das Objekt verkauft oder vermietet, wählen Sie [[record.state.sold]] oder [[record.state.rented]] und veröffentlichen Sie erneut.',
          ],
          note: 'Eine PDF-Datei, die Sie bei [[record.documents]] hinzufügen, erhalten Besucher über das Formular des Objekts.',
        },
        {
          heading: 'Entwurf, Zeitpunkte und Kopie',
          steps: [
            '[[edit.save]] speichert einen Entwurf: Besucher sehen nichts. [[page.share]] zeigt ihn dem Eigentümer eine Woche lang.',
            'Unter [[edit.times]] wählen Sie, wann der Entwurf online geht und wann das Objekt verschwindet.',
            '[[record.copy]] beginnt ein ähnliches Objekt als Entwurf.',
            '[[record.archive]] nimmt das Objekt von der Website und aus den Listen.',
          ],
        },
      ],
      picture: {
        alt: 'Das Formular für ein neues Objekt mit Typ, Titel in vier Sprachen, Postleitzahl und Gemeinde',
        caption: 'Ein neues Objekt beginnt mit dem Typ, einem Titel und der Postleitzahl.',
      },
    },
  },
}

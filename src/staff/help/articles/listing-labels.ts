import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about the labels, dates, open house days and point of a listing that staff made. */
export const listingLabelsArticle: HelpArticle = {
  screens: [{ href: STAFF.listings, label: 'staff.listings', right: 'listings' }],
  related: ['listings-by-hand', 'listing-table', 'owners'],
  texts: {
    nl: {
      title: 'Labels, opendeurdagen en ligging',
      intro:
        'Bij een pand dat u zelf maakte, kiest u hier wat bezoekers op de foto en de kaart zien.',
      sections: [
        {
          heading: 'Een label op de foto',
          steps: [
            'Open het pand bij [[staff.listings]] en kies bij [[record.label]], bijvoorbeeld [[label.offer]] of [[label.newconditions]].',
            'Kiest u [[label.option]], dan zien bezoekers de prijs niet meer.',
            'Verlaagt u [[price.label]], dan komt [[label.newprice]] er vanzelf bij, met de vorige prijs.',
            'Klik op [[edit.publish]].',
          ],
        },
        {
          heading: 'Verkocht of verhuurd',
          steps: [
            'Kies bij [[page.status]] voor [[record.state.sold]] of [[record.state.rented]]. Het label volgt vanzelf.',
            'Was dat vroeger, vul dan de dag in bij [[record.leftMarketDate]]. Leeg geldt de dag waarop u publiceert.',
          ],
          note: 'Wie een schatting vraagt, leest hoeveel panden u de voorbije twee jaar in de buurt verkocht of verhuurde, en hoe snel. Dat verschijnt vanaf drie panden, als uw website een pagina met verkochte panden heeft.',
        },
        {
          heading: 'Een opendeurdag',
          steps: [
            'Klik bij [[detail.openhouses]] op [[edit.add]].',
            'Vul [[record.openHouse.date]], [[record.openHouse.from]] en [[record.openHouse.until]] in en klik op [[edit.publish]].',
            'De dag staat op het pand en in de lijsten, met een bestand voor de agenda, en verdwijnt daarna vanzelf.',
          ],
        },
        {
          heading: 'De speld op de kaart',
          steps: [
            'Vul straat, nummer en postcode in onder [[record.address]].',
            'Staat er een knop [[point.search]], klik er dan op: de website zoekt het adres.',
            'Kijk bij [[point.map]] na of de speld op het gebouw staat. Verschuif ze met de muis of met de pijltjestoetsen.',
          ],
        },
      ],
      picture: {
        alt: 'Het formulier van een pand met zijn zichtbaarheid en zijn label, en rechts wat de wet nog vraagt',
        caption: 'Een pand met het label voor een bod, voor het gepubliceerd is.',
      },
    },
    fr: {
      title: 'Étiquettes, portes ouvertes et situation',
      intro:
        'Pour un bien que vous avez créé, choisissez ici ce que les visiteurs voient sur la photo et la carte.',
      sections: [
        {
          heading: 'Une étiquette sur la photo',
          steps: [
            'Ouvrez le bien dans [[staff.listings]] et choisissez sous [[record.label]], par exemple [[label.offer]] ou [[label.newconditions]].',
            'Avec [[label.option]], les visiteurs ne voient plus le prix.',
            'Si vous baissez [[price.label]], [[label.newprice]] apparaît seul, avec l’ancien prix.',
            'Cliquez sur [[edit.publish]].',
          ],
        },
        {
          heading: 'Vendu ou loué',
          steps: [
            'Sous [[page.status]], choisissez [[record.state.sold]] ou [[record.state.rented]]. L’étiquette suit d’elle-même.',
            'Si c’était plus tôt, indiquez le jour sous [[record.leftMarketDate]]. Vide, c’est le jour de la publication.',
          ],
          note: 'Qui demande une estimation lit combien de biens vous avez vendus ou loués dans les environs ces deux dernières années, et en combien de temps. Cela apparaît à partir de trois biens, si votre site a une page des biens vendus.',
        },
        {
          heading: 'Une porte ouverte',
          steps: [
            'Sous [[detail.openhouses]], cliquez sur [[edit.add]].',
            'Remplissez [[record.openHouse.date]], [[record.openHouse.from]] et [[record.openHouse.until]], et cliquez sur [[edit.publish]].',
            'Le jour figure sur le bien et dans les listes, avec un fichier pour l’agenda, puis disparaît de lui-même.',
          ],
        },
        {
          heading: 'Le repère sur la carte',
          steps: [
            'Indiquez la rue, le numéro et le code postal sous [[record.address]].',
            'S’il y a un bouton [[point.search]], cliquez dessus\u00a0: le site cherche l’adresse.',
            'Vérifiez sous [[point.map]] que le repère est sur le bâtiment. Déplacez-le avec la souris ou les flèches du clavier.',
          ],
        },
      ],
      picture: {
        alt: 'Le formulaire d’un bien avec sa visibilité et son étiquette, et à droite ce que la loi demande encore',
        caption: 'Un bien avec l’étiquette d’une offre, avant sa publication.',
      },
    },
    en: {
      title: 'Labels, open house days and location',
      intro:
        'For a property that you made, choose here what visitors see on its photo and on the map.',
      sections: [
        {
          heading: 'A label on the photo',
          steps: [
            'Open the property at [[staff.listings]] and choose at [[record.label]], for example [[label.offer]] or [[label.newconditions]].',
            'With [[label.option]], visitors no longer see the price.',
            'If you lower [[price.label]], [[label.newprice]] appears by itself, with the former price.',
            'Click [[edit.publish]].',
          ],
        },
        {
          heading: 'Sold or let',
          steps: [
            'At [[page.status]], choose [[record.state.sold]] or [[record.state.rented]]. The label follows by itself.',
            'If that was earlier, fill in the day at [[record.leftMarketDate]]. If it is empty, the day of publication counts.',
          ],
          note: 'Owners who ask for a valuation read how many properties you sold or let nearby in the past two years, and how fast. It appears from three properties on, if your website has a page of sold properties.',
        },
        {
          heading: 'An open house day',
          steps: [
            'At [[detail.openhouses]], click [[edit.add]].',
            'Fill in [[record.openHouse.date]], [[record.openHouse.from]] and [[record.openHouse.until]] and click [[edit.publish]].',
            'The day is on the property and in the lists, with a calendar file, and disappears by itself afterwards.',
          ],
        },
        {
          heading: 'The pin on the map',
          steps: [
            'Fill in street, number and postcode under [[record.address]].',
            'If there is a button [[point.search]], click it: the website searches the address.',
            'Check at [[point.map]] that the pin is on the building. Move it with the mouse or the arrow keys.',
          ],
        },
      ],
      picture: {
        alt: 'The form of a property with its visibility and its label, and on the right what the law still requires',
        caption: 'A property with the label of an offer, before it is published.',
      },
    },
    de: {
      title: 'Etiketten, offene Tür und Lage',
      intro:
        'Bei einem selbst angelegten Objekt wählen Sie hier, was Besucher auf dem Foto und der Karte sehen.',
      sections: [
        {
          heading: 'Ein Etikett auf dem Foto',
          steps: [
            'Öffnen Sie das Objekt bei [[staff.listings]] und wählen Sie bei [[record.label]], zum Beispiel [[label.offer]] oder [[label.newconditions]].',
            'Mit [[label.option]] sehen Besucher den Preis nicht mehr.',
            'Senken Sie [[price.label]], erscheint [[label.newprice]] von selbst, mit dem früheren Preis.',
            'Klicken Sie auf [[edit.publish]].',
          ],
        },
        {
          heading: 'Verkauft oder vermietet',
          steps: [
            'Wählen Sie bei [[page.status]] die Angabe [[record.state.sold]] oder [[record.state.rented]]. Das Etikett folgt von selbst.',
            'War das früher, tragen Sie den Tag bei [[record.leftMarketDate]] ein. Leer gilt der Tag der Veröffentlichung.',
          ],
          note: 'Wer eine Bewertung anfragt, liest, wie viele Objekte Sie in den letzten zwei Jahren in der Nähe verkauft oder vermietet haben und wie schnell. Das erscheint ab drei Objekten, wenn Ihre Website eine Seite mit verkauften Objekten hat.',
        },
        {
          heading: 'Ein Tag der offenen Tür',
          steps: [
            'Klicken Sie bei [[detail.openhouses]] auf [[edit.add]].',
            'Füllen Sie [[record.openHouse.date]], [[record.openHouse.from]] und [[record.openHouse.until]] aus und klicken Sie auf [[edit.publish]].',
            'Der Tag steht beim Objekt und in den Listen, mit einer Kalenderdatei, und verschwindet danach von selbst.',
          ],
        },
        {
          heading: 'Die Markierung auf der Karte',
          steps: [
            'Tragen Sie unter [[record.address]] Straße, Hausnummer und Postleitzahl ein.',
            'Gibt es eine Schaltfläche [[point.search]], klicken Sie darauf: Die Website sucht die Adresse.',
            'Prüfen Sie bei [[point.map]], ob die Markierung auf dem Gebäude steht. Verschieben Sie sie mit der Maus oder den Pfeiltasten.',
          ],
        },
      ],
      picture: {
        alt: 'Das Formular eines Objekts mit Sichtbarkeit und Etikett, rechts was das Gesetz noch verlangt',
        caption: 'Ein Objekt mit dem Etikett eines Angebots, vor der Veröffentlichung.',
      },
    },
  },
}

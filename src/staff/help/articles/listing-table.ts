import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about listings from the rows of a spreadsheet. */
export const listingTableArticle: HelpArticle = {
  screens: [
    { href: `${STAFF.listings}/new/table`, label: 'record.table', right: 'listings.all' },
    { href: `${STAFF.listings}?show=drafts`, label: 'staff.listings', right: 'listings' },
  ],
  related: ['listings-by-hand', 'crm', 'pictures'],
  texts: {
    nl: {
      title: 'Panden uit een tabel',
      intro: 'Staan uw panden in een rekenblad, dan maakt u er in één keer concepten van.',
      sections: [
        {
          heading: 'De tabel klaarzetten',
          steps: [
            'Zet in de eerste rij de namen van de kolommen. Ze mogen in het Nederlands, Frans, Engels of Duits zijn.',
            'Nodig zijn [[record.goal]], [[record.zip]] en [[record.title]]. Zonder titel volstaat [[prop.type]].',
            'Een titel of omschrijving in een andere taal krijgt die taal tussen haakjes, zoals Titel (fr).',
            'Alle namen staan onder [[record.table.columns]].',
          ],
          note: 'Een tabel heeft hoogstens 100 panden. Hebt u er meer, plak ze dan in delen.',
        },
        {
          heading: 'Plakken en nakijken',
          steps: [
            'Ga naar [[staff.listings]] en klik op [[record.table]].',
            'Kopieer de rijen met hun namen uit uw rekenblad en plak ze bij [[record.table.rows]].',
            'Klik op [[record.table.check]]. Er is nog niets bewaard: u ziet per rij wat erbij komt en wat er fout is.',
          ],
          note: 'Een onbekende postcode of een onbekend type wordt genoemd, met wat wel kan. Een pand dat al bestaat, komt er niet nog eens bij.',
        },
        {
          heading: 'De concepten maken',
          steps: [
            'Klik op de knop die zegt hoeveel concepten er komen. Rijen met een fout blijven in het veld staan.',
            'Verbeter die rijen en klik opnieuw op [[record.table.check]].',
            'Open de concepten bij [[staff.listings]], voeg foto’s toe, vul aan wat onder [[record.lacks]] staat en klik op [[edit.publish]].',
          ],
        },
      ],
      picture: {
        alt: 'Het scherm voor een tabel: bovenaan de geplakte rijen, daaronder per pand het adres, de prijs en de toestand',
        caption: 'Drie rijen uit een rekenblad, voor ze bewaard worden.',
      },
    },
    fr: {
      title: 'Des biens depuis un tableau',
      intro: 'Si vos biens figurent dans un tableur, vous en faites des brouillons en une fois.',
      sections: [
        {
          heading: 'Préparer le tableau',
          steps: [
            'Placez les noms des colonnes dans la première ligne, en néerlandais, français, anglais ou allemand.',
            'Il faut [[record.goal]], [[record.zip]] et [[record.title]]. Sans titre, [[prop.type]] suffit.',
            'Un titre ou une description dans une autre langue porte cette langue entre parenthèses, comme Titre (nl).',
            'Tous les noms figurent sous [[record.table.columns]].',
          ],
          note: 'Un tableau contient au plus 100 biens. Au-delà, collez-les en plusieurs fois.',
        },
        {
          heading: 'Coller et vérifier',
          steps: [
            'Allez dans [[staff.listings]] et cliquez sur [[record.table]].',
            'Copiez les lignes et leurs noms depuis votre tableur, et collez-les sous [[record.table.rows]].',
            'Cliquez sur [[record.table.check]]. Rien n’est encore enregistré\u00a0: vous voyez par ligne ce qui sera ajouté et ce qui est incorrect.',
          ],
          note: 'Un code postal ou un type inconnu est cité, avec ce qui est possible. Un bien qui existe déjà n’est pas ajouté une deuxième fois.',
        },
        {
          heading: 'Créer les brouillons',
          steps: [
            'Cliquez sur le bouton qui indique le nombre de brouillons. Les lignes incorrectes restent dans le champ.',
            'Corrigez ces lignes et cliquez à nouveau sur [[record.table.check]].',
            'Ouvrez les brouillons dans [[staff.listings]], ajoutez des photos, complétez ce qui figure sous [[record.lacks]] et cliquez sur [[edit.publish]].',
          ],
        },
      ],
      picture: {
        alt: 'L’écran d’un tableau\u00a0: en haut les lignes collées, en dessous l’adresse, le prix et l’état de chaque bien',
        caption: 'Trois lignes d’un tableur, avant leur enregistrement.',
      },
    },
    en: {
      title: 'Properties from a table',
      intro: 'If your properties are in a spreadsheet, you turn them into drafts in one go.',
      sections: [
        {
          heading: 'Prepare the table',
          steps: [
            'Put the names of the columns in the first row, in Dutch, French, English or German.',
            'Required are [[record.goal]], [[record.zip]] and [[record.title]]. Without a title, [[prop.type]] is enough.',
            'A title or description in another language has that language in brackets, such as Title (fr).',
            'All names are under [[record.table.columns]].',
          ],
          note: 'A table has at most 100 properties. If you have more, paste them in parts.',
        },
        {
          heading: 'Paste and check',
          steps: [
            'Go to [[staff.listings]] and click [[record.table]].',
            'Copy the rows with their names from your spreadsheet and paste them at [[record.table.rows]].',
            'Click [[record.table.check]]. Nothing is stored yet: for each row you see what comes in and what is wrong.',
          ],
          note: 'An unknown postcode or type is named, with what is possible. A property that exists already is not added again.',
        },
        {
          heading: 'Make the drafts',
          steps: [
            'Click the button that says how many drafts there will be. Wrong rows stay in the field.',
            'Correct those rows and click [[record.table.check]] again.',
            'Open the drafts at [[staff.listings]], add photos, complete what is under [[record.lacks]] and click [[edit.publish]].',
          ],
        },
      ],
      picture: {
        alt: 'The screen for a table: the pasted rows at the top, below them the address, price and state of each property',
        caption: 'Three rows of a spreadsheet, before they are stored.',
      },
    },
    de: {
      title: 'Objekte aus einer Tabelle',
      intro: 'Stehen Ihre Objekte in einer Tabelle, machen Sie daraus auf einmal Entwürfe.',
      sections: [
        {
          heading: 'Die Tabelle vorbereiten',
          steps: [
            'Schreiben Sie die Namen der Spalten in die erste Zeile, auf Niederländisch, Französisch, Englisch oder Deutsch.',
            'Nötig sind [[record.goal]], [[record.zip]] und [[record.title]]. Ohne Titel genügt [[prop.type]].',
            'Ein Titel oder eine Beschreibung in einer anderen Sprache erhält diese in Klammern, etwa Titel (fr).',
            'Alle Namen stehen unter [[record.table.columns]].',
          ],
          note: 'Eine Tabelle hat höchstens 100 Objekte. Haben Sie mehr, fügen Sie sie in Teilen ein.',
        },
        {
          heading: 'Einfügen und prüfen',
          steps: [
            'Gehen Sie zu [[staff.listings]] und klicken Sie auf [[record.table]].',
            'Kopieren Sie die Zeilen mit ihren Namen aus Ihrer Tabelle und fügen Sie sie bei [[record.table.rows]] ein.',
            'Klicken Sie auf [[record.table.check]]. Noch ist nichts gespeichert: Sie sehen je Zeile, was hinzukommt und was falsch ist.',
          ],
          note: 'Eine unbekannte Postleitzahl oder ein unbekannter Typ wird genannt, mit dem, was möglich ist. Ein Objekt, das es schon gibt, kommt nicht noch einmal hinzu.',
        },
        {
          heading: 'Die Entwürfe anlegen',
          steps: [
            'Klicken Sie auf die Schaltfläche mit der Zahl der Entwürfe. Fehlerhafte Zeilen bleiben im Feld.',
            'Berichtigen Sie diese Zeilen und klicken Sie erneut auf [[record.table.check]].',
            'Öffnen Sie die Entwürfe bei [[staff.listings]], fügen Sie Fotos hinzu, ergänzen Sie, was unter [[record.lacks]] steht, und klicken Sie auf [[edit.publish]].',
          ],
        },
      ],
      picture: {
        alt: 'Die Seite für eine Tabelle: oben die eingefügten Zeilen, darunter Adresse, Preis und Zustand jedes Objekts',
        caption: 'Drei Zeilen einer Tabelle, bevor sie gespeichert werden.',
      },
    },
  },
}

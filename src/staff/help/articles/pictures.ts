import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about the library of pictures and files. */
export const picturesArticle: HelpArticle = {
  screens: [{ href: STAFF.media, label: 'staff.media', right: 'content' }],
  related: ['pages', 'texts', 'listings'],
  texts: {
    nl: {
      title: 'Foto’s en bestanden',
      intro:
        'In de bibliotheek staan de foto’s, logo’s, films en pdf’s die u op pagina’s en bij panden gebruikt.',
      sections: [
        {
          heading: 'Opladen',
          steps: [
            'Open [[staff.media]] en kies bij [[media.files]] een of meer bestanden, samen hoogstens 40 MB. Foto’s van een iPhone mogen ook.',
            'Vink [[media.gated]] aan als het om documenten van een pand gaat, zoals het EPC-verslag of de opmeting.',
            'Klik op [[media.upload]]. De website maakt zelf de juiste formaten en wist de plaats waar de foto genomen is.',
          ],
        },
        {
          heading: 'Beschrijven',
          steps: [
            'Kies bij [[media.shelf]] voor [[media.shelf.undescribed]] en klik op [[media.find]].',
            'Open een foto en schrijf bij [[media.alt]] in elke taal in één zin wat te zien is. Blinde bezoekers en zoekmachines lezen dat.',
            'Vink [[media.decoration]] aan als de foto alleen versiert, en klik op [[media.save]].',
          ],
        },
        {
          heading: 'De uitsnede kiezen',
          steps: [
            'Klik onder [[media.focus]] op wat nooit mag wegvallen, bijvoorbeeld een gezicht of de gevel.',
            'Liever met getallen? Vul de percentages in en klik op [[media.focus.save]].',
          ],
        },
        {
          heading: 'Vervangen of verwijderen',
          steps: [
            'Kies bij [[media.replace]] een nieuw bestand en klik op [[media.replace.act]]. Het komt meteen overal in de plaats.',
            'Bij [[media.uses]] ziet u waar het bestand staat. Pas als dat nergens meer is, werkt [[media.delete]].',
          ],
        },
      ],
      picture: {
        alt: 'Een foto van een leefruimte, met rechts haar beschrijving in vier talen',
        caption: 'Een foto van de bibliotheek met haar beschrijving.',
      },
    },
    fr: {
      title: 'Photos et fichiers',
      intro:
        'La bibliothèque contient les photos, logos, films et PDF que vous utilisez dans les pages et pour les biens.',
      sections: [
        {
          heading: 'Envoyer des fichiers',
          steps: [
            'Ouvrez [[staff.media]] et choisissez un ou plusieurs fichiers sous [[media.files]], 40 Mo au plus ensemble. Les photos d’un iPhone conviennent aussi.',
            'Cochez [[media.gated]] s’il s’agit de documents d’un bien, comme le certificat PEB ou un plan de mesurage.',
            'Cliquez sur [[media.upload]]. Le site crée lui-même les bons formats et efface le lieu de la prise de vue.',
          ],
        },
        {
          heading: 'Décrire',
          steps: [
            'Sous [[media.shelf]], choisissez [[media.shelf.undescribed]] et cliquez sur [[media.find]].',
            'Ouvrez une photo et décrivez-la en une phrase sous [[media.alt]], dans chaque langue. Les visiteurs aveugles et les moteurs de recherche la lisent.',
            'Cochez [[media.decoration]] si la photo ne fait que décorer, puis cliquez sur [[media.save]].',
          ],
        },
        {
          heading: 'Choisir le cadrage',
          steps: [
            'Sous [[media.focus]], cliquez sur ce qui ne doit jamais être coupé, par exemple un visage ou la façade.',
            'Vous préférez des chiffres\u00a0? Indiquez les pourcentages et cliquez sur [[media.focus.save]].',
          ],
        },
        {
          heading: 'Remplacer ou supprimer',
          steps: [
            'Sous [[media.replace]], choisissez un nouveau fichier et cliquez sur [[media.replace.act]]. Il prend aussitôt la place de l’ancien partout.',
            'Sous [[media.uses]], vous voyez où se trouve le fichier. Le bouton [[media.delete]] ne fonctionne que s’il n’est plus nulle part.',
          ],
        },
      ],
      picture: {
        alt: 'Une photo d’un séjour, avec à droite sa description en quatre langues',
        caption: 'Une photo de la bibliothèque et sa description.',
      },
    },
    en: {
      title: 'Pictures and files',
      intro:
        'The library contains the photos, logos, films and PDFs that you use on pages and for properties.',
      sections: [
        {
          heading: 'Upload',
          steps: [
            'Open [[staff.media]] and choose one or more files at [[media.files]], 40 MB at most together. Photos from an iPhone are fine too.',
            'Tick [[media.gated]] if they are documents of a property, such as the energy certificate or a survey.',
            'Click [[media.upload]]. The website makes the right sizes itself and deletes the place where the photo was taken.',
          ],
        },
        {
          heading: 'Describe',
          steps: [
            'At [[media.shelf]], choose [[media.shelf.undescribed]] and click [[media.find]].',
            'Open a photo and write at [[media.alt]], in each language, one sentence about what it shows. Blind visitors and search engines read it.',
            'Tick [[media.decoration]] if the photo is decoration only, and click [[media.save]].',
          ],
        },
        {
          heading: 'Choose what stays in view',
          steps: [
            'Under [[media.focus]], click what must never be cut off, for example a face or the façade.',
            'Do you prefer numbers? Fill in the percentages and click [[media.focus.save]].',
          ],
        },
        {
          heading: 'Replace or delete',
          steps: [
            'At [[media.replace]], choose a new file and click [[media.replace.act]]. It takes the place of the old one everywhere at once.',
            'At [[media.uses]] you see where the file is used. [[media.delete]] only works once it is used nowhere.',
          ],
        },
      ],
      picture: {
        alt: 'A photo of a living room, with its description in four languages on the right',
        caption: 'A photo of the library with its description.',
      },
    },
    de: {
      title: 'Bilder und Dateien',
      intro:
        'Die Bibliothek enthält die Fotos, Logos, Filme und PDF-Dateien, die Sie auf Seiten und bei Objekten verwenden.',
      sections: [
        {
          heading: 'Hochladen',
          steps: [
            'Öffnen Sie [[staff.media]] und wählen Sie bei [[media.files]] eine oder mehrere Dateien, zusammen höchstens 40 MB. Auch Fotos vom iPhone sind möglich.',
            'Setzen Sie das Häkchen bei [[media.gated]], wenn es Unterlagen eines Objekts sind, etwa der Energieausweis (PEB) oder ein Vermessungsplan.',
            'Klicken Sie auf [[media.upload]]. Die Website erstellt selbst die richtigen Größen und löscht den Ort der Aufnahme.',
          ],
        },
        {
          heading: 'Beschreiben',
          steps: [
            'Wählen Sie bei [[media.shelf]] die Angabe [[media.shelf.undescribed]] und klicken Sie auf [[media.find]].',
            'Öffnen Sie ein Foto und schreiben Sie bei [[media.alt]] in jeder Sprache in einem Satz, was zu sehen ist. Blinde Besucher und Suchmaschinen lesen das.',
            'Setzen Sie das Häkchen bei [[media.decoration]], wenn das Foto nur schmückt, und klicken Sie auf [[media.save]].',
          ],
        },
        {
          heading: 'Den Ausschnitt wählen',
          steps: [
            'Klicken Sie unter [[media.focus]] auf das, was nie abgeschnitten werden darf, zum Beispiel ein Gesicht oder die Fassade.',
            'Lieber mit Zahlen? Tragen Sie die Prozente ein und klicken Sie auf [[media.focus.save]].',
          ],
        },
        {
          heading: 'Ersetzen oder löschen',
          steps: [
            'Wählen Sie bei [[media.replace]] eine neue Datei und klicken Sie auf [[media.replace.act]]. Sie tritt sofort überall an die Stelle der alten.',
            'Bei [[media.uses]] sehen Sie, wo die Datei steht. Erst wenn das nirgends mehr der Fall ist, funktioniert [[media.delete]].',
          ],
        },
      ],
      picture: {
        alt: 'Ein Foto eines Wohnraums, rechts seine Beschreibung in vier Sprachen',
        caption: 'Ein Foto der Bibliothek mit seiner Beschreibung.',
      },
    },
  },
}

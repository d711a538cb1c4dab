import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about listings that an import brings: find them and complete them. */
export const listingsArticle: HelpArticle = {
  screens: [{ href: STAFF.listings, label: 'staff.listings', right: 'listings' }],
  related: ['listings-by-hand', 'projects', 'crm'],
  texts: {
    nl: {
      title: 'Panden aanvullen',
      intro:
        'Panden komen uit uw CRM of een importbestand, en hier vult u aan wat op de website nog ontbreekt.',
      sections: [
        {
          heading: 'Een pand vinden',
          steps: [
            'Open [[staff.listings]]. Het pand dat het laatst veranderde, staat bovenaan.',
            'Typ bij [[record.search]] een straat, een gemeente of een nummer.',
            'Kies bij [[record.show]] welke panden u wilt zien, bijvoorbeeld [[record.show.left]], en klik op [[media.find]].',
            'Vink panden aan en klik op [[poster.list]] voor een raamaffiche per pand. In een geopend pand staat daarvoor [[poster.single]].',
          ],
        },
        {
          heading: 'Wettelijke vermeldingen aanvullen',
          steps: [
            'Klik op [[staff.incomplete.title]]. De website controleert per gewest wat er in de advertentie moet staan: EPC, stedenbouw, overstromingsgevoeligheid, lasten.',
            'Open een pand en klik onder [[record.lacks]] op een vermelding die ontbreekt. U komt bij het juiste veld.',
            'Vul het veld in en klik op [[edit.publish]].',
          ],
          note: 'Staat een vermelding later toch in de import, dan toont de website die waarde. Prijs, status en adres wijzigt u alleen in uw CRM of importbestand.',
        },
        {
          heading: 'Tekst, foto’s en plaats in de lijst',
          steps: [
            'Schrijf bij [[record.description]] een eigen tekst. Ze vervangt die van de import, taal per taal.',
            'Zet bij [[record.pictures]] de foto’s met de pijlen in een andere volgorde, of laat er een weg met het kruisje.',
            'Heeft AI een foto gemaakt of bewerkt, of is een kamer virtueel ingericht? Voeg de foto toe bij [[record.origins]].',
            'Kies bij [[record.pin]] een datum om het pand tot dan bovenaan te zetten. Vink [[record.hidden]] aan om het van de website te halen.',
            'Klik op [[edit.publish]] en bekijk het resultaat met [[record.look]].',
          ],
          note: 'Bij [[edit.history]] staat wie wat veranderde. Daar zet u ook een vorige versie terug.',
        },
      ],
      picture: {
        alt: 'De lijst van panden met foto, adres, status, wat ontbreekt en prijs',
        caption: 'De lijst van panden toont wat elke advertentie nog mist.',
      },
    },
    fr: {
      title: 'Compléter les biens',
      intro:
        'Les biens viennent de votre CRM ou d’un fichier d’importation, et vous complétez ici ce qui manque sur le site.',
      sections: [
        {
          heading: 'Trouver un bien',
          steps: [
            'Ouvrez [[staff.listings]]. Le dernier bien modifié figure en tête de liste.',
            'Dans [[record.search]], tapez une rue, une commune ou un numéro.',
            'Sous [[record.show]], choisissez les biens que vous voulez voir, par exemple [[record.show.left]], puis cliquez sur [[media.find]].',
            'Cochez des biens et cliquez sur [[poster.list]] pour obtenir une affiche par bien. Dans un bien ouvert, utilisez [[poster.single]].',
          ],
        },
        {
          heading: 'Compléter les mentions légales',
          steps: [
            'Cliquez sur [[staff.incomplete.title]]. Le site vérifie, région par région, ce que l’annonce doit mentionner\u00a0: PEB, urbanisme, zones inondables, charges.',
            'Ouvrez un bien et cliquez sur une mention manquante sous [[record.lacks]]. Vous arrivez au bon champ.',
            'Remplissez le champ et cliquez sur [[edit.publish]].',
          ],
          note: 'Si l’importation fournit plus tard cette mention, le site montre la sienne. Le prix, le statut et l’adresse ne se changent que dans votre CRM ou votre fichier d’importation.',
        },
        {
          heading: 'Texte, photos et place dans la liste',
          steps: [
            'Écrivez votre propre texte sous [[record.description]]. Il remplace celui de l’importation, langue par langue.',
            'Sous [[record.pictures]], changez l’ordre des photos avec les flèches, ou écartez-en une avec la croix.',
            'L’IA a créé ou retouché une photo, ou la pièce est meublée virtuellement\u00a0? Ajoutez la photo sous [[record.origins]].',
            'Choisissez une date sous [[record.pin]] pour garder le bien en tête de liste jusque-là. Cochez [[record.hidden]] pour le retirer du site.',
            'Cliquez sur [[edit.publish]] et vérifiez le résultat avec [[record.look]].',
          ],
          note: 'Sous [[edit.history]], vous voyez qui a changé quoi. Vous pouvez aussi y rétablir une version antérieure.',
        },
      ],
      picture: {
        alt: 'La liste des biens avec photo, adresse, état, ce qui manque et prix',
        caption: 'La liste des biens montre ce qui manque à chaque annonce.',
      },
    },
    en: {
      title: 'Completing property details',
      intro:
        'Properties come from your CRM or an import file, and here you add what the website still lacks.',
      sections: [
        {
          heading: 'Find a property',
          steps: [
            'Open [[staff.listings]]. The property that changed last is at the top.',
            'Type a street, a town or a number in [[record.search]].',
            'At [[record.show]], choose which properties you want to see, for example [[record.show.left]], and click [[media.find]].',
            'Tick properties and click [[poster.list]] for a poster of each. In an open property, use [[poster.single]].',
          ],
        },
        {
          heading: 'Add legal details',
          steps: [
            'Click [[staff.incomplete.title]]. For each region, the website checks what the advert must mention: energy performance, planning, flood risk, charges.',
            'Open a property and click a missing detail under [[record.lacks]]. This takes you to the right field.',
            'Fill in the field and click [[edit.publish]].',
          ],
          note: 'If the import brings the detail later, the website shows that value. Price, status and address can only be changed in your CRM or import file.',
        },
        {
          heading: 'Text, photos and place in the list',
          steps: [
            'Write your own text at [[record.description]]. It replaces the imported one, language by language.',
            'At [[record.pictures]], change the order of the photos with the arrows, or leave one out with the cross.',
            'Did AI make or change a picture, or is a room virtually furnished? Add the picture at [[record.origins]].',
            'Choose a date at [[record.pin]] to show the property first until then. Tick [[record.hidden]] to take it off the website.',
            'Click [[edit.publish]] and check the result with [[record.look]].',
          ],
          note: 'Under [[edit.history]] you see who changed what. You can also restore an earlier version there.',
        },
      ],
      picture: {
        alt: 'The list of properties with photo, address, status, missing details and price',
        caption: 'The list of properties shows what each advert still lacks.',
      },
    },
    de: {
      title: 'Objekte ergänzen',
      intro:
        'Objekte kommen aus Ihrem CRM oder einer Importdatei, und hier ergänzen Sie, was auf der Website noch fehlt.',
      sections: [
        {
          heading: 'Ein Objekt finden',
          steps: [
            'Öffnen Sie [[staff.listings]]. Das zuletzt geänderte Objekt steht oben.',
            'Geben Sie bei [[record.search]] eine Straße, eine Gemeinde oder eine Nummer ein.',
            'Wählen Sie bei [[record.show]], welche Objekte Sie sehen möchten, zum Beispiel [[record.show.left]], und klicken Sie auf [[media.find]].',
            'Kreuzen Sie Objekte an und klicken Sie auf [[poster.list]], um je Objekt einen Aushang zu drucken. Bei einem geöffneten Objekt nutzen Sie [[poster.single]].',
          ],
        },
        {
          heading: 'Gesetzliche Angaben ergänzen',
          steps: [
            'Klicken Sie auf [[staff.incomplete.title]]. Die Website prüft je Region, was in der Anzeige stehen muss: Energieausweis (PEB), Städtebau, Überschwemmungsgefahr, Lasten.',
            'Öffnen Sie ein Objekt und klicken Sie unter [[record.lacks]] auf eine fehlende Angabe. Sie gelangen zum richtigen Feld.',
            'Füllen Sie das Feld aus und klicken Sie auf [[edit.publish]].',
          ],
          note: 'Liefert der Import die Angabe später selbst, zeigt die Website dessen Wert. Preis, Status und Adresse ändern Sie nur in Ihrem CRM oder der Importdatei.',
        },
        {
          heading: 'Text, Fotos und Platz in der Liste',
          steps: [
            'Schreiben Sie bei [[record.description]] einen eigenen Text. Er ersetzt den des Imports, Sprache für Sprache.',
            'Ordnen Sie bei [[record.pictures]] die Fotos mit den Pfeilen neu, oder lassen Sie eines mit dem Kreuz weg.',
            'Ist ein Foto mit KI erstellt, bearbeitet oder virtuell eingerichtet? Fügen Sie es bei [[record.origins]] hinzu.',
            'Wählen Sie bei [[record.pin]] ein Datum, um das Objekt bis dahin an die Spitze zu setzen. Mit dem Häkchen bei [[record.hidden]] nehmen Sie es von der Website.',
            'Klicken Sie auf [[edit.publish]] und prüfen Sie das Ergebnis mit [[record.look]].',
          ],
          note: 'Unter [[edit.history]] sehen Sie, wer was geändert hat. Dort stellen Sie auch eine frühere Fassung wieder her.',
        },
      ],
      picture: {
        alt: 'Die Liste der Objekte mit Foto, Adresse, Status, fehlenden Angaben und Preis',
        caption: 'Die Liste der Objekte zeigt, was jeder Anzeige noch fehlt.',
      },
    },
  },
}

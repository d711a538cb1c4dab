import { STAFF } from '../../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about pages, their modules and their drafts. */
export const pagesArticle: HelpArticle = {
  screens: [
    { href: STAFF.pages, label: 'staff.pages', right: 'content' },
    { href: STAFF.menus, label: 'staff.menus', right: 'content' },
  ],
  related: ['texts', 'pictures', 'start'],
  texts: {
    nl: {
      title: 'Pagina’s bewerken',
      intro: 'Een pagina bestaat uit onderdelen die u invult, verplaatst en publiceert.',
      sections: [
        {
          heading: 'Een onderdeel wijzigen',
          steps: [
            'Open [[staff.pages]], kies een pagina en klik op een onderdeel, bijvoorbeeld [[module.banner]].',
            'Wijzig de tekst in elke taal. Onder [[edit.live]] ziet u meteen het resultaat.',
            'Klik op [[edit.publish]], of op [[edit.save]] als het nog niet online mag.',
          ],
        },
        {
          heading: 'Onderdelen toevoegen en ordenen',
          steps: [
            'Klik bij de pagina op [[page.add]], kies een soort en vul het onderdeel in.',
            'Zet het met de pijlen op zijn plaats, of sleep het.',
            'Via [[page.more]] kiest u [[page.act.hide]], [[page.act.duplicate]] of [[page.act.remove]].',
            'Klik onderaan op [[edit.publish]]: tot dan zien bezoekers de vorige versie.',
          ],
        },
        {
          heading: 'Een nieuwe pagina',
          steps: [
            'Klik op [[page.new]], geef een titel en kies bij [[page.parent]] waar ze thuishoort.',
            'Vink [[page.isInMenu]] aan als ze in het menu moet staan, en klik op [[page.new.make]].',
            'Voeg onderdelen toe en publiceer. De volgorde van de menu’s kiest u bij [[staff.menus]].',
          ],
        },
        {
          heading: 'Eerst laten nalezen',
          steps: [
            'Zolang er een concept is, staat er een adres bij [[page.share]]. Stuur het door: wie het krijgt, ziet het concept zeven dagen, zonder account.',
            'Moet de pagina op een bepaald moment verschijnen of verdwijnen, kies dat dan bij [[edit.times]].',
          ],
          note: 'Bij [[edit.history]] staan de vorige versies. Met [[edit.restore]] publiceert u er een opnieuw.',
        },
      ],
      picture: {
        alt: 'De startpagina in het beheer: een lijst van onderdelen met knoppen om ze te verplaatsen',
        caption: 'De onderdelen van de startpagina, in de volgorde van de website.',
      },
    },
    fr: {
      title: 'Modifier les pages',
      intro: 'Une page se compose d’éléments que vous remplissez, déplacez et publiez.',
      sections: [
        {
          heading: 'Modifier un élément',
          steps: [
            'Ouvrez [[staff.pages]], choisissez une page et cliquez sur un élément, par exemple [[module.banner]].',
            'Modifiez le texte dans chaque langue. À côté, sous [[edit.live]], vous voyez aussitôt ce que cela donne.',
            'Cliquez sur [[edit.publish]], ou sur [[edit.save]] si cela ne peut pas encore être en ligne.',
          ],
        },
        {
          heading: 'Ajouter et ordonner des éléments',
          steps: [
            'Dans la page, cliquez sur [[page.add]], choisissez un type et remplissez l’élément.',
            'Mettez-le à sa place avec les flèches, ou faites-le glisser.',
            'Sous [[page.more]], choisissez [[page.act.hide]], [[page.act.duplicate]] ou [[page.act.remove]].',
            'Cliquez sur [[edit.publish]] en bas\u00a0: d’ici là, les visiteurs voient la version précédente.',
          ],
        },
        {
          heading: 'Une nouvelle page',
          steps: [
            'Cliquez sur [[page.new]], donnez un titre et choisissez sa place sous [[page.parent]].',
            'Cochez [[page.isInMenu]] si elle doit figurer dans le menu, puis cliquez sur [[page.new.make]].',
            'Ajoutez des éléments et publiez. L’ordre des menus se choisit sous [[staff.menus]].',
          ],
        },
        {
          heading: 'Faire relire avant de publier',
          steps: [
            'Tant qu’il y a un brouillon, une adresse figure sous [[page.share]]. Envoyez-la\u00a0: le destinataire voit le brouillon pendant sept jours, sans compte.',
            'Si la page doit paraître ou disparaître à un moment précis, choisissez-le sous [[edit.times]].',
          ],
          note: 'Les versions antérieures se trouvent sous [[edit.history]]. Avec [[edit.restore]], vous en publiez une à nouveau.',
        },
      ],
      picture: {
        alt: 'La page d’accueil dans la gestion\u00a0: une liste d’éléments avec des boutons pour les déplacer',
        caption: 'Les éléments de la page d’accueil, dans l’ordre du site.',
      },
    },
    en: {
      title: 'Editing pages',
      intro: 'A page consists of parts that you fill in, move and publish.',
      sections: [
        {
          heading: 'Change a part',
          steps: [
            'Open [[staff.pages]], choose a page and click a part, for example [[module.banner]].',
            'Change the text in each language. Under [[edit.live]] you see the result at once.',
            'Click [[edit.publish]], or [[edit.save]] if it should not be online yet.',
          ],
        },
        {
          heading: 'Add and arrange parts',
          steps: [
            'On the page, click [[page.add]], choose a kind and fill in the part.',
            'Put it in its place with the arrows, or drag it.',
            'Under [[page.more]] you choose [[page.act.hide]], [[page.act.duplicate]] or [[page.act.remove]].',
            'Click [[edit.publish]] at the bottom: until then visitors see the previous version.',
          ],
        },
        {
          heading: 'A new page',
          steps: [
            'Click [[page.new]], enter a title and choose its place at [[page.parent]].',
            'Tick [[page.isInMenu]] if it belongs in the menu, and click [[page.new.make]].',
            'Add parts and publish. You choose the order of the menus at [[staff.menus]].',
          ],
        },
        {
          heading: 'Have it read first',
          steps: [
            'As long as there is a draft, you find an address at [[page.share]]. Send it: the recipient sees the draft for seven days, without an account.',
            'If the page should appear or disappear at a certain time, choose it at [[edit.times]].',
          ],
          note: 'Under [[edit.history]] you find the earlier versions. With [[edit.restore]] you publish one of them again.',
        },
      ],
      picture: {
        alt: 'The home page in the staff area: a list of parts with buttons to move them',
        caption: 'The parts of the home page, in the order of the website.',
      },
    },
    de: {
      title: 'Seiten bearbeiten',
      intro: 'Eine Seite besteht aus Teilen, die Sie ausfüllen, verschieben und veröffentlichen.',
      sections: [
        {
          heading: 'Einen Teil ändern',
          steps: [
            'Öffnen Sie [[staff.pages]], wählen Sie eine Seite und klicken Sie auf einen Teil, zum Beispiel [[module.banner]].',
            'Ändern Sie den Text in jeder Sprache. Unter [[edit.live]] sehen Sie sofort das Ergebnis.',
            'Klicken Sie auf [[edit.publish]], oder auf [[edit.save]], wenn es noch nicht online gehen darf.',
          ],
        },
        {
          heading: 'Teile hinzufügen und ordnen',
          steps: [
            'Klicken Sie auf der Seite auf [[page.add]], wählen Sie eine Art und füllen Sie den Teil aus.',
            'Bringen Sie ihn mit den Pfeilen an seinen Platz, oder ziehen Sie ihn.',
            'Unter [[page.more]] wählen Sie [[page.act.hide]], [[page.act.duplicate]] oder [[page.act.remove]].',
            'Klicken Sie unten auf [[edit.publish]]: Bis dahin sehen Besucher die vorige Fassung.',
          ],
        },
        {
          heading: 'Eine neue Seite',
          steps: [
            'Klicken Sie auf [[page.new]], geben Sie einen Titel ein und wählen Sie bei [[page.parent]] ihren Platz.',
            'Setzen Sie das Häkchen bei [[page.isInMenu]], wenn sie ins Menü gehört, und klicken Sie auf [[page.new.make]].',
            'Fügen Sie Teile hinzu und veröffentlichen Sie die Seite. Die Reihenfolge der Menüs wählen Sie bei [[staff.menus]].',
          ],
        },
        {
          heading: 'Vorab lesen lassen',
          steps: [
            'Solange es einen Entwurf gibt, steht eine Adresse bei [[page.share]]. Senden Sie sie weiter: Der Empfänger sieht den Entwurf sieben Tage lang, ohne Konto.',
            'Soll die Seite zu einem bestimmten Zeitpunkt erscheinen oder verschwinden, wählen Sie ihn bei [[edit.times]].',
          ],
          note: 'Frühere Fassungen stehen unter [[edit.history]]. Mit [[edit.restore]] veröffentlichen Sie eine davon erneut.',
        },
      ],
      picture: {
        alt: 'Die Startseite in der Verwaltung: eine Liste von Teilen mit Schaltflächen zum Verschieben',
        caption: 'Die Teile der Startseite, in der Reihenfolge der Website.',
      },
    },
  },
}

import { STAFF } from '../../../urls'
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
      intro: 'Een pagina bestaat uit blokken die u invult, verplaatst en publiceert.',
      sections: [
        {
          heading: 'Een blok wijzigen',
          steps: [
            'Open [[staff.pages]], kies een pagina en klik op een blok, bijvoorbeeld [[module.banner]].',
            'Wijzig de tekst in elke taal. Onder [[edit.live]] ziet u meteen het resultaat.',
            'Klik op [[edit.publish]], of op [[edit.save]] als het nog niet online mag.',
          ],
        },
        {
          heading: 'Blokken toevoegen en ordenen',
          steps: [
            'Klik bij de pagina op [[page.add]], kies een soort en vul het blok in.',
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
            'Voeg blokken toe en publiceer. De volgorde van de menu’s kiest u bij [[staff.menus]].',
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
        alt: 'De startpagina in het beheer: een lijst van blokken met knoppen om ze te verplaatsen',
        caption: 'De blokken van de startpagina, in de volgorde van de website.',
      },
    },
    fr: {
      title: 'Modifier les pages',
      intro: 'Une page se compose de blocs que vous remplissez, déplacez et publiez.',
      sections: [
        {
          heading: 'Modifier un bloc',
          steps: [
            'Ouvrez [[staff.pages]], choisissez une page et cliquez sur un bloc, par exemple [[module.banner]].',
            'Modifiez le texte dans chaque langue. À côté, sous [[edit.live]], vous voyez aussitôt ce que cela donne.',
            'Cliquez sur [[edit.publish]], ou sur [[edit.save]] si cela ne peut pas encore être en ligne.',
          ],
        },
        {
          heading: 'Ajouter et ordonner des blocs',
          steps: [
            'Dans la page, cliquez sur [[page.add]], choisissez un type et remplissez le bloc.',
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
            'Ajoutez des blocs et publiez. L’ordre des menus se choisit sous [[staff.menus]].',
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
        alt: 'La page d’accueil dans la gestion\u00a0: une liste de blocs avec des boutons pour les déplacer',
        caption: 'Les blocs de la page d’accueil, dans l’ordre du site.',
      },
    },
    en: {
      title: 'Editing pages',
      intro: 'A page consists of blocks that you fill in, move and publish.',
      sections: [
        {
          heading: 'Change a block',
          steps: [
            'Open [[staff.pages]], choose a page and click a block, for example [[module.banner]].',
            'Change the text in each language. Under [[edit.live]] you see the result at once.',
            'Click [[edit.publish]], or [[edit.save]] if it should not be online yet.',
          ],
        },
        {
          heading: 'Add and arrange blocks',
          steps: [
            'On the page, click [[page.add]], choose a kind and fill in the block.',
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
            'Add blocks and publish. You choose the order of the menus at [[staff.menus]].',
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
        alt: 'The home page in the staff area: a list of blocks with buttons to move them',
        caption: 'The blocks of the home page, in the order of the website.',
      },
    },
    de: {
      title: 'Seiten bearbeiten',
      intro: 'Eine Seite besteht aus Blöcken, die Sie ausfüllen, verschieben und veröffentlichen.',
      sections: [
        {
          heading: 'Einen Block ändern',
          steps: [
            'Öffnen Sie [[staff.pages]], wählen Sie eine Seite und klicken Sie auf einen Block, zum Beispiel [[module.banner]].',
            'Ändern Sie den Text in jeder Sprache. Unter [[edit.live]] sehen Sie sofort das Ergebnis.',
            'Klicken Sie auf [[edit.publish]], oder auf [[edit.save]], wenn es noch nicht online gehen darf.',
          ],
        },
        {
          heading: 'Blöcke hinzufügen und ordnen',
          steps: [
            'Klicken Sie auf der Seite auf [[page.add]], wählen Sie eine Art und füllen Sie den Block aus.',
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
            'Fügen Sie Blöcke hinzu und veröffentlichen Sie die Seite. Die Reihenfolge der Menüs wählen Sie bei [[staff.menus]].',
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
        alt: 'Die Startseite in der Verwaltung: eine Liste von Blöcken mit Schaltflächen zum Verschieben',
        caption: 'Die Blöcke der Startseite, in der Reihenfolge der Website.',
      },
    },
  },
}

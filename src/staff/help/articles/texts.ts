import { STAFF } from '../../../urls'
import type { HelpArticle } from '../help-article'

/** The article about the agency's articles, interface texts and translations. */
export const textsArticle: HelpArticle = {
  screens: [
    { href: STAFF.articles, label: 'staff.articles', right: 'content' },
    { href: STAFF.labels, label: 'staff.labels', right: 'content' },
    { href: STAFF.translations, label: 'staff.translations', right: 'content' },
  ],
  related: ['pages', 'pictures', 'start'],
  texts: {
    nl: {
      title: 'Teksten en vertalingen',
      intro:
        'Nieuws, vragen en antwoorden, woorden van knoppen en vertalingen beheert u op drie schermen.',
      sections: [
        {
          heading: 'Een artikel schrijven',
          steps: [
            'Open [[staff.articles]] en klik op [[staff.article.new]]. Een artikel kan nieuws zijn, een vraag met antwoord of uitleg. Wat klanten zeggen, staat bij [[testimonial.title]].',
            'Geef een titel, kies een rubriek bij [[staff.article.category]] en klik op [[staff.article.new.make]].',
            'Schrijf de inleiding en de tekst in elke taal. Vink [[staff.article.ownPage.on]] aan als het een eigen adres moet krijgen.',
            'Klik op [[edit.publish]]. Het artikel staat overal waar een pagina zijn rubriek toont.',
          ],
          note: 'Nieuws begint u met [[staff.start.news]] op het beginscherm: datum en eigen pagina zijn dan al ingevuld.',
        },
        {
          heading: 'Een woord van de website veranderen',
          steps: [
            'Open [[staff.labels]] en zoek het woord zoals u het op de website leest, bijvoorbeeld op een knop.',
            'Schrijf uw eigen woorden in elke taal. Wat tussen accolades staat, laat u staan.',
            'Klik op [[staff.labels.save]]. Met [[staff.labels.reset]] komt de gewone tekst terug.',
          ],
        },
        {
          heading: 'Vertalen wat ontbreekt',
          steps: [
            'Open [[staff.translations]]. U ziet per taal hoeveel er klaar is.',
            'Kies onder [[staff.translations.todo]] een taal en klik op [[staff.leads.show]].',
            'Klik op een regel: u komt bij het formulier waar de vertaling ontbreekt of achterloopt.',
          ],
          note: 'Een lege taal toont voorlopig de tekst van een andere taal. Staat [[edit.translate]] onder een formulier, dan vult die knop lege velden met een machinevertaling. Er wordt niets bewaard voor u ze hebt nagelezen en bewaart. Een verouderde tekst maakt u eerst leeg.',
        },
      ],
      picture: {
        alt: 'Het formulier van een artikel met de titel in vier talen, en rechts de pagina waarop het staat',
        caption: 'Een artikel, met ernaast hoe het er op de website uitziet.',
      },
    },
    fr: {
      title: 'Textes et traductions',
      intro:
        'Actualités, questions et réponses, mots des boutons et traductions se gèrent sur trois écrans.',
      sections: [
        {
          heading: 'Écrire un article',
          steps: [
            'Ouvrez [[staff.articles]] et cliquez sur [[staff.article.new]]. Un article peut être une actualité, une question avec sa réponse ou une explication. Les avis de clients se trouvent sous [[testimonial.title]].',
            'Donnez un titre, choisissez une rubrique sous [[staff.article.category]] et cliquez sur [[staff.article.new.make]].',
            'Rédigez l’introduction et le texte dans chaque langue. Cochez [[staff.article.ownPage.on]] si l’article doit avoir sa propre adresse.',
            'Cliquez sur [[edit.publish]]. L’article figure partout où une page montre sa rubrique.',
          ],
          note: 'Une actualité commence par [[staff.start.news]] sur l’écran d’accueil\u00a0: la date et sa propre page sont déjà remplies.',
        },
        {
          heading: 'Changer un mot du site',
          steps: [
            'Ouvrez [[staff.labels]] et cherchez le mot tel que vous le lisez sur le site, par exemple sur un bouton.',
            'Écrivez vos propres mots dans chaque langue. Laissez ce qui est entre accolades.',
            'Cliquez sur [[staff.labels.save]]. Avec [[staff.labels.reset]], le texte habituel revient.',
          ],
        },
        {
          heading: 'Traduire ce qui manque',
          steps: [
            'Ouvrez [[staff.translations]]. Vous voyez pour chaque langue ce qui est prêt.',
            'Sous [[staff.translations.todo]], choisissez une langue et cliquez sur [[staff.leads.show]].',
            'Cliquez sur une ligne\u00a0: vous arrivez au formulaire où la traduction manque ou est en retard.',
          ],
          note: 'Une langue vide montre provisoirement le texte d’une autre langue. Si [[edit.translate]] figure sous un formulaire, ce bouton remplit les champs vides par une traduction automatique. Rien n’est enregistré avant que vous la relisiez et l’enregistriez. Videz d’abord un texte à mettre à jour.',
        },
      ],
      picture: {
        alt: 'Le formulaire d’un article avec le titre en quatre langues, et à droite la page qui le montre',
        caption: 'Un article, avec à côté son aspect sur le site.',
      },
    },
    en: {
      title: 'Texts and translations',
      intro:
        'You manage news, questions and answers, words on buttons and translations on three screens.',
      sections: [
        {
          heading: 'Write an article',
          steps: [
            'Open [[staff.articles]] and click [[staff.article.new]]. An article can be news, a question with its answer, or an explanation. What customers say is at [[testimonial.title]].',
            'Enter a title, choose a category at [[staff.article.category]] and click [[staff.article.new.make]].',
            'Write the introduction and the text in each language. Tick [[staff.article.ownPage.on]] if it should have an address of its own.',
            'Click [[edit.publish]]. The article appears wherever a page shows its category.',
          ],
          note: 'Start news with [[staff.start.news]] on the start screen: the date and a page of its own are filled in already.',
        },
        {
          heading: 'Change a word of the website',
          steps: [
            'Open [[staff.labels]] and search the word as you read it on the website, for example on a button.',
            'Write your own words in each language. Leave what stands between braces.',
            'Click [[staff.labels.save]]. With [[staff.labels.reset]] the usual text returns.',
          ],
        },
        {
          heading: 'Translate what is missing',
          steps: [
            'Open [[staff.translations]]. For each language you see how much is ready.',
            'Under [[staff.translations.todo]], choose a language and click [[staff.leads.show]].',
            'Click a line: you get to the form in which the translation is missing or outdated.',
          ],
          note: 'An empty language shows the text of another language for the time being. If a form has [[edit.translate]], that button fills empty fields with a machine translation. Nothing is saved until you have read and saved it. Clear an outdated text first.',
        },
      ],
      picture: {
        alt: 'The form of an article with the title in four languages, and the page that shows it on the right',
        caption: 'An article, with its look on the website next to it.',
      },
    },
    de: {
      title: 'Texte und Übersetzungen',
      intro:
        'Neuigkeiten, Fragen und Antworten, Wörter auf Schaltflächen und Übersetzungen pflegen Sie in drei Ansichten.',
      sections: [
        {
          heading: 'Einen Artikel schreiben',
          steps: [
            'Öffnen Sie [[staff.articles]] und klicken Sie auf [[staff.article.new]]. Ein Artikel kann eine Neuigkeit sein, eine Frage mit Antwort oder eine Erklärung. Was Kunden sagen, steht unter [[testimonial.title]].',
            'Geben Sie einen Titel ein, wählen Sie eine Rubrik bei [[staff.article.category]] und klicken Sie auf [[staff.article.new.make]].',
            'Schreiben Sie Einleitung und Text in jeder Sprache. Setzen Sie das Häkchen bei [[staff.article.ownPage.on]], wenn er eine eigene Adresse erhalten soll.',
            'Klicken Sie auf [[edit.publish]]. Der Artikel steht überall, wo eine Seite seine Rubrik zeigt.',
          ],
          note: 'Eine Meldung beginnen Sie mit [[staff.start.news]] auf der Startseite: Datum und eigene Seite sind dann schon ausgefüllt.',
        },
        {
          heading: 'Ein Wort der Website ändern',
          steps: [
            'Öffnen Sie [[staff.labels]] und suchen Sie das Wort so, wie Sie es auf der Website lesen, zum Beispiel auf einer Schaltfläche.',
            'Schreiben Sie Ihre eigenen Wörter in jeder Sprache. Was in geschweiften Klammern steht, lassen Sie stehen.',
            'Klicken Sie auf [[staff.labels.save]]. Mit [[staff.labels.reset]] kehrt der übliche Text zurück.',
          ],
        },
        {
          heading: 'Übersetzen, was fehlt',
          steps: [
            'Öffnen Sie [[staff.translations]]. Sie sehen für jede Sprache, wie viel fertig ist.',
            'Wählen Sie unter [[staff.translations.todo]] eine Sprache und klicken Sie auf [[staff.leads.show]].',
            'Klicken Sie auf eine Zeile: Sie gelangen zum Formular, in dem die Übersetzung fehlt oder veraltet ist.',
          ],
          note: 'Eine leere Sprache zeigt vorläufig den Text einer anderen Sprache. Steht [[edit.translate]] unter einem Formular, füllt diese Schaltfläche leere Felder mit einer maschinellen Übersetzung. Gespeichert wird erst, wenn Sie sie gelesen haben und speichern. Leeren Sie einen veralteten Text zuerst.',
        },
      ],
      picture: {
        alt: 'Das Formular eines Artikels mit dem Titel in vier Sprachen, rechts die Seite, die ihn zeigt',
        caption: 'Ein Artikel, daneben sein Aussehen auf der Website.',
      },
    },
  },
}

import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of the page that computes a maximum price. */
export const budgetTexts = {
  'budget.lead': {
    nl: 'Van een bedrag per maand en uw eigen geld naar de hoogste prijs van een woning, met de aankoopkosten erbij gerekend.',
    fr: 'D’un montant mensuel et de votre apport au prix maximal d’un logement, frais d’achat compris.',
    en: 'From an amount per month and your own funds to the highest price of a home, with the purchase costs included.',
    de: 'Von einem Monatsbetrag und Ihrem Eigenkapital zum Höchstpreis einer Wohnung, Kaufnebenkosten eingerechnet.',
  },
  'budget.monthly': {
    nl: 'Bedrag per maand',
    fr: 'Montant par mois',
    en: 'Amount per month',
    de: 'Betrag pro Monat',
  },
  'budget.own': {
    nl: 'Eigen inbreng',
    fr: 'Apport propre',
    en: 'Own funds',
    de: 'Eigenkapital',
  },
  'budget.region': { nl: 'Gewest', fr: 'Région', en: 'Region', de: 'Region' },
  'budget.flanders': { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
  'budget.brussels': { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  'budget.wallonia': { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonien' },
  'budget.ownhome': {
    nl: 'Ik ga er zelf wonen en heb geen andere woning',
    fr: 'J’y habiterai et je n’ai pas d’autre logement',
    en: 'I will live there and own no other home',
    de: 'Ich werde dort wohnen und besitze keine andere Wohnung',
  },
  'budget.result': {
    nl: 'U kunt zoeken tot ongeveer {price}',
    fr: 'Vous pouvez chercher jusqu’à environ {price}',
    en: 'You can search up to about {price}',
    de: 'Sie können bis etwa {price} suchen',
  },
  'budget.loan': { nl: 'Lening', fr: 'Crédit', en: 'Loan', de: 'Kredit' },
  'budget.price': {
    nl: 'Hoogste prijs, naar beneden afgerond',
    fr: 'Prix maximal, arrondi vers le bas',
    en: 'Highest price, rounded down',
    de: 'Höchstpreis, abgerundet',
  },
  'budget.list': {
    nl: 'Panden te koop tot {price}',
    fr: 'Biens à vendre jusqu’à {price}',
    en: 'Properties for sale up to {price}',
    de: 'Angebote zum Kauf bis {price}',
  },
  'budget.none': {
    nl: 'Met deze bedragen blijft er na de aankoopkosten niets over voor een woning. Pas ze aan.',
    fr: 'Avec ces montants, il ne reste rien pour un logement après les frais d’achat. Modifiez-les.',
    en: 'With these amounts nothing is left for a home after the purchase costs. Change them.',
    de: 'Mit diesen Beträgen bleibt nach den Kaufnebenkosten nichts für eine Wohnung übrig. Passen Sie sie an.',
  },
  'budget.note': {
    nl: 'Rekenvoorbeeld met {years} jaar looptijd en {rate}\u00a0% rente. Dit is geen kredietaanbod: wat u kunt lenen, beslist een kredietgever. Meestal moet uw eigen inbreng de kosten en een deel van de prijs dekken.',
    fr: 'Exemple de calcul avec une durée de {years} ans et un taux de {rate}\u00a0%. Ceci n’est pas une offre de crédit\u00a0: un prêteur décide du montant. Votre apport doit en général couvrir les frais et une partie du prix.',
    en: 'An example over {years} years at {rate}% interest. Not an offer of credit: a lender decides how much you can borrow. Own funds usually have to cover the costs and a part of the price.',
    de: 'Rechenbeispiel mit {years} Jahren Laufzeit und {rate}\u00a0% Zinsen. Kein Kreditangebot: Über den Betrag entscheidet ein Kreditgeber. Das Eigenkapital muss meist die Kosten und einen Teil des Preises decken.',
  },
} satisfies TextsByKey

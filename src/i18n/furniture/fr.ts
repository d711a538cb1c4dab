import type { furnitureNl } from './nl'

export const furnitureFr: Record<keyof typeof furnitureNl, string> = {
  'consent.ask':
    'Nous utilisons des cookies nécessaires. Pouvons-nous aussi mesurer votre utilisation du site\u00a0?',
  'consent.text':
    'Ce qui est nécessaire au fonctionnement du site est toujours actif. Pour tout le reste, nous vous demandons d’abord\u00a0: sans votre accord, rien n’est chargé. Vous pouvez changer d’avis au bas de chaque page.',
  'consent.refuse': 'Tout refuser',
  'consent.accept': 'Tout accepter',
  'consent.choose': 'Choisir moi-même',
  'consent.save': 'Enregistrer mon choix',
  'consent.necessary': 'Nécessaire.',
  'consent.necessarytext': 'Retient votre choix et ce que vous gardez vous-même. Toujours actif.',
  'consent.analytics_storage': 'Statistiques.',
  'consent.analytics_storage.text':
    'Compte les visites et les formulaires envoyés, pour améliorer le site.',
  'consent.ad_storage': 'Mesure publicitaire.',
  'consent.ad_storage.text': 'Retient par quelle annonce vous êtes venu.',
  'consent.ad_user_data': 'Données pour la publicité.',
  'consent.ad_user_data.text': 'Envoie des données sur votre visite à des services publicitaires.',
  'consent.ad_personalization': 'Publicité personnalisée.',
  'consent.ad_personalization.text': 'Vous montre ailleurs des annonces liées à votre visite.',
  'nav.subof': 'Sous-menu de {name}',
  'nav.extra': 'Menu complémentaire',
  'nav.openextra': 'Ouvrir le menu complémentaire',
  'popup.more': 'En savoir plus',
}

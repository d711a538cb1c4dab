import type { linksNl } from './nl'

export const linksFr: Record<keyof typeof linksNl, string> = {
  'links.title': 'Mettre un lien vers une page, un article, un bien ou un fichier',
  'links.text':
    'Copiez le lien dans votre texte\u00a0: il suit quand l’adresse change, dans chaque langue. Vous pouvez aussi coller l’adresse affichée par le navigateur.',
  'links.page': 'Pages',
  'links.article': 'Articles',
  'links.file': 'Photos et fichiers',
  'links.listing': 'Un bien ou un projet, par son numéro\u00a0:',
  'links.figure': 'Une photo dans un texte, avec son numéro, avec ou sans légende\u00a0:',
  'hint.figure':
    'une photo n’a pas de description pour qui ne la voit pas. Donnez-en une dans la bibliothèque ou avec la photo.',
  'hint.figure.gone':
    'une photo n’est pas dans la bibliothèque. Les visiteurs ne la voient pas, ni sa légende.',
  'hint.gone':
    'le lien «\u00a0{words}\u00a0» mène à quelque chose qui n’est pas sur le site. Les visiteurs ne lisent que les mots.',
}

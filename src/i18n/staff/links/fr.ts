import type { linksNl } from './nl'

export const linksFr: Record<keyof typeof linksNl, string> = {
  'links.title': 'Mettre un lien vers une page, un article, un bien ou un fichier',
  'links.text':
    'Copiez le lien dans votre texte : il suit quand l’adresse change, dans chaque langue. Vous pouvez aussi coller l’adresse affichée par le navigateur.',
  'links.page': 'Pages',
  'links.article': 'Articles',
  'links.file': 'Photos et fichiers',
  'links.listing': 'Un bien ou un projet, par son numéro :',
  'hint.gone':
    'le lien « {words} » mène à quelque chose qui n’est pas sur le site. Les visiteurs ne lisent que les mots.',
}

import type { mediaNl } from './nl'

export const mediaFr: Record<keyof typeof mediaNl, string> = {
  'staff.media': 'Photos et fichiers',
  'media.count.one': '{count} fichier',
  'media.count.other': '{count} fichiers',
  'media.text':
    'Ce que vous envoyez ici se choisit dans les pages, les articles et les réglages. Les photos sont faites dans toutes les largeurs. Le lieu, l’appareil et l’auteur sont effacés, aussi des vidéos et des PDF.',
  'media.files': 'Vos photos et fichiers',
  'media.files.help':
    'JPEG, PNG, GIF, WebP, AVIF ou HEIC, un SVG pour un logo, PDF ou MP4. {limit} Mo au plus chacun, 40 ensemble.',
  'media.upload': 'Envoyer',
  'media.done.one': 'Le fichier est dans la bibliothèque.',
  'media.done.other': '{count} fichiers sont dans la bibliothèque.',
  'media.done.upload': 'Le fichier est dans la bibliothèque. Dites ce qu’il montre.',
  'media.done.describe': 'Enregistré.',
  'media.done.replace': 'Remplacé, partout où il se trouvait.',
  'media.done.delete': 'Le fichier est supprimé.',
  'media.outcomes': 'Ce que sont devenus vos fichiers',
  'media.stored': 'est dans la bibliothèque.',
  'media.known': 'se trouvait déjà dans la bibliothèque.',
  'media.refused.large': 'dépasse {limit} Mo.',
  'media.refused.kind':
    'est d’un type non accepté. Enregistrez-le en JPEG, PNG, GIF, WebP, HEIC, SVG, PDF ou MP4.',
  'media.refused.broken': 'est endommagé\u00a0: impossible de le lire.',
  'media.heic.busy': 'Conversion de {name} en JPEG…',
  'media.heic.failed':
    '{name} n’a pas pu être convertie\u00a0: enregistrez la photo en JPEG et choisissez-la à nouveau.',
  'media.refused.convert':
    'est une photo HEIC. Ce site ne peut pas encore la convertir\u00a0: enregistrez-la en JPEG.',
  'media.refused.empty': 'est vide.',
  'media.refused.none': 'Choisissez d’abord un fichier.',
  'media.refused.blank': 'ne contient rien qui puisse être affiché.',
  'media.refused.foreign':
    'a du contenu inséré comme page web (foreignObject). Convertissez-le en texte ordinaire ou en contours.',
  'media.refused.script':
    'est dessiné par un script, et les scripts ne sont pas conservés. Enregistrez le dessin sans script.',
  'media.refused.switch': 'a un choix (switch) dont aucune variante ne peut être affichée.',
  'media.refused.style':
    'masque des éléments d’une manière qui n’est pas conservée ici (styles, découpe ou masque). Supprimez ces éléments et enregistrez à nouveau le dessin.',
  'media.refused.complex':
    'a trop d’éléments ou est trop volumineux pour un dessin. Simplifiez le dessin ou enregistrez-le en PNG.',
  'media.refused.metadata':
    'contient des données, comme un auteur ou un lieu, qui ne peuvent pas être effacées ici. Refaites-le\u00a0: imprimez le PDF vers un nouveau PDF, exportez à nouveau la vidéo en MP4.',
  'media.unchanged.signed':
    'Signé numériquement, donc enregistré tel quel. Les données comme l’auteur n’ont pas été effacées.',
  'media.unchanged.protected':
    'Protégé par un mot de passe, donc enregistré tel quel. Les données comme l’auteur n’ont pas été effacées.',
  'media.removed.parts': 'Retiré\u00a0: {parts}.',
  'media.removed': 'Retiré de {name}\u00a0: {parts}. Vérifiez que le dessin est encore correct.',
  'media.removed.hidden.one': '{count} élément masqué',
  'media.removed.hidden.other': '{count} éléments masqués',
  'media.search': 'Chercher un nom, une description ou un photographe',
  'media.shelf': 'Type',
  'media.shelf.all': 'tout',
  'media.shelf.pictures': 'photos',
  'media.shelf.files': 'fichiers',
  'media.shelf.undescribed': 'sans description',
  'media.shelf.unused': 'non utilisés',
  'media.find': 'Chercher',
  'media.none': 'Rien trouvé.',
  'media.empty': 'Encore vide. Envoyez les premières photos.',
  'media.lacks': 'description manquante',
  'media.used.one': 'utilisé à {count} endroit',
  'media.used.other': 'utilisé à {count} endroits',
  'media.unused': 'non utilisé',
  'media.open': 'Ouvrir le fichier',
  'media.since': 'Depuis le',
  'media.alt': 'Description pour qui ne voit pas la photo',
  'media.alt.help':
    'Une phrase sur ce qu’on voit, sans «\u00a0photo de\u00a0». Pour un fichier\u00a0: son titre.',
  'media.decoration': 'Simple décoration, sans description',
  'media.credit': 'Photographe',
  'media.save': 'Enregistrer',
  'media.uses': 'Utilisé ici',
  'media.uses.none': 'Nulle part.',
  'media.uses.page': 'Page\u00a0: {title}',
  'media.uses.article': 'Article\u00a0: {title}',
  'media.uses.listing': 'Bien\u00a0: {title}',
  'media.delete': 'Supprimer',
  'media.delete.text':
    'Un fichier ne peut être supprimé que s’il ne se trouve plus nulle part, pas même dans un brouillon.',
  'media.file': 'Nouveau fichier',
  'media.replace': 'Remplacer',
  'media.replace.text': 'Le nouveau prend sa place partout\u00a0; la description reste.',
  'media.replace.act': 'Remplacer partout',
  'media.choose.none.picture': 'aucune photo',
  'media.choose.none.film': 'aucune vidéo',
  'media.choose.now': 'l’actuelle\u00a0: {name}',
  'media.choose.file.picture': 'Ou envoyez-en une',
  'media.choose.file.film': 'Ou envoyez-en une (MP4)',
  'media.choose.several.picture': 'Ou envoyez-en plusieurs à la fois (40\u00a0Mo au plus ensemble)',
  'media.choose.several.film':
    'Ou envoyez-en plusieurs à la fois (MP4, 40\u00a0Mo au plus ensemble)',
  'media.choose.several.document':
    'Ou envoyez-en plusieurs à la fois (PDF, 40\u00a0Mo au plus ensemble)',
  'audit.media.upload': 'a envoyé un fichier',
  'audit.media.change': 'a décrit un fichier',
  'audit.media.replace': 'a remplacé un fichier',
  'audit.media.restore': 'a rétabli la description d’un fichier',
  'audit.media.delete': 'a supprimé un fichier',
  'staff.large': 'C’est trop en une fois',
  'staff.large.text':
    'Revenez en arrière et envoyez moins de fichiers, ou de plus petits\u00a0: 40\u00a0Mo au plus ensemble.',
  'media.refused.document': 'n’est pas un PDF. Les documents des biens sont des PDF.',
  'media.gated': 'Documents de biens (PDF)\u00a0: seulement pour qui remplit le formulaire',
  'media.gated.text': 'Les visiteurs ne reçoivent ce fichier que par le formulaire d’un bien.',
  'media.choose.none.document': 'aucun document',
  'media.choose.file.document': 'Ou envoyez-en un (PDF)',
  'media.focus': 'Ce qui reste visible',
  'media.focus.text':
    'Cliquez sur ce qui ne doit jamais être coupé. Là où la photo est recadrée, elle se décale pour que cela reste visible.',
  'media.focus.press': 'Choisissez ce qui reste visible. Au clavier\u00a0: le centre.',
  'media.focus.save': 'Enregistrer l’endroit',
  'media.focus.middle': 'Revenir au centre',
  'media.history.file': 'Fichier',
  'media.history.replaced': '{name} (remplacé depuis)',
  'media.focus.off':
    'Cet endroit est en dehors de la photo\u00a0: choisissez des nombres de 0 à 100.',
  'media.done.focus': 'Enregistré, partout où la photo se trouve.',
  'media.focus.numbers':
    'Dites en pour cent ce qui ne doit jamais être coupé\u00a0: 0 et 0 est en haut à gauche.',
}

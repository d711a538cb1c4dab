import { readScreenToken, type Screen, screenDocument } from '../src/features/screens/screen'
import { screens } from '../src/features/screens/screens.collection'
import { screenPath } from '../src/urls'
import { db } from './agency'

/** Creates a shop-window screen. Returns its id and the path of its page. */
export async function newScreen(fields: Partial<Screen> = {}) {
  const document = screenDocument.parse({ name: 'Etalage', ...fields })
  const id = await screens.create(db, document, { by: 1, now: new Date() })
  return { id, path: screenPath((await readScreenToken(db, id)) ?? '') }
}

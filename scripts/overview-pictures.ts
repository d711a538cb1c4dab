import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions } from 'playwright-core'

const FOLDER = 'docs/images'
const HOME = '/en/'
const PROPERTY = '/en/property/410106'
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The screens of the picture, from back to front, with their places in CSS pixels of the picture. */
const SCREENS = [
  { path: HOME, viewport: DESKTOP, left: 40, top: 40, width: 1000 },
  { path: PROPERTY, viewport: DESKTOP, left: 560, top: 335, width: 1000 },
  { path: PROPERTY, viewport: PHONE, left: 1330, top: 40, width: 230 },
  { path: HOME, viewport: PHONE, left: 90, top: 462, width: 230 },
]
const PICTURE = { width: 1600, height: 1000 }
const BACKGROUNDS = { light: '#e9e5dc', dark: '#23302b' }

type Scheme = keyof typeof BACKGROUNDS
type TakeScreen = (path: string, options: BrowserContextOptions) => Promise<Buffer>

/** Writes the README's pictures of home page and property page, a light and a dark one; returns their paths. */
export async function writeOverviewPictures(
  browser: Browser,
  takeScreen: TakeScreen,
): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true })
  const files: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    const screens: string[] = []
    for (const { path, viewport, left, top, width } of SCREENS) {
      const screen = await takeScreen(path, { viewport, colorScheme: scheme })
      const source = `data:image/png;base64,${screen.toString('base64')}`
      screens.push(
        `<img src="${source}" style="left: ${left}px; top: ${top}px; width: ${width}px">`,
      )
    }
    const file = `${FOLDER}/overview-${scheme}.jpg`
    writeFileSync(file, await takeComposition(browser, scheme, screens.join('')))
    files.push(file)
  }
  return files
}

async function takeComposition(browser: Browser, scheme: Scheme, screens: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: PICTURE })
  await page.setContent(
    `<style>
      body { margin: 0; background: ${BACKGROUNDS[scheme]} }
      img { position: absolute; border-radius: 10px; box-shadow: 0 6px 30px #0007 }
    </style>${screens}`,
  )
  const picture = await page.screenshot({ type: 'jpeg', quality: 85 })
  await page.close()
  return picture
}

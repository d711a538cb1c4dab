import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from '../src/platform/format/contrast.ts'

const ROOT = 'src'
const FILES: Record<string, string> = Object.fromEntries(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
)

const SPACING =
  /^(?:--gap|(?:scroll-)?(?:margin|padding)|gap|row-gap|column-gap|inset|top|right|bottom|left)(?:-[a-z-]+)?$/
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const NAMED = /(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow)(?![\w-])/i

/** Distances that are no steps of the scale, and why. */
const RAW_SPACING: Record<string, string> = {
  'styles/layout.css gap: clamp(var(--s-32), 4vw, 4.5rem)': 'the far end of a fluid distance',
  'features/leads/thanks.css gap: clamp(var(--s-40), 5vw, 4.5rem)':
    'the far end of a fluid distance',
  'features/leads/thanks.css margin-top: clamp(var(--s-40), 5vw, 4.5rem)':
    'the far end of a fluid distance',
  'components/error-pages/error-page.css top: 6.5rem': 'below the header',
  'features/visits/sent.css padding-left: 3rem': 'the width of the icons',
  'components/module/bands.css padding-block: clamp(var(--s-40), 6vw, 6.5rem)':
    'the far end of a fluid distance',
  'components/module/bands.css padding-left: clamp(var(--s-48), 6vw, 6rem)':
    'the far end of a fluid distance',
  'components/shell/footer.css padding-block: clamp(var(--s-56), 6vw, 6rem) var(--s-32)':
    'the far end of a fluid distance',
  'features/pages/modules/banner/banner.css margin-bottom: clamp(-4.5rem, -5vw, -1 * var(--s-48))':
    'the overlap of the search with what follows',
  'features/pages/modules/banner/banner.css padding-bottom: clamp(var(--s-40), 5vw, 4.5rem)':
    'the far end of a fluid distance',
  'features/property-page/epc-scale.css left: clamp(5.25rem, var(--x), 100% - 5.25rem)':
    'half as wide as the bubble',
  'components/lead-form/wizard.css top: 1.4rem': 'the middle of the round mark',
  'components/lead-form/wizard.css right: 1.33rem': 'the middle of the round mark',
  'features/owner-area/visit-graph.css margin: 0 var(--s-12) 2.25rem 2.75rem':
    'room for the words at the axes',
  'features/gallery/lightbox.css margin: 0 4.5rem var(--s-20)': 'room for the buttons at the sides',
  'features/gallery/photo-tour.css padding-right: calc(var(--gutter) + 16rem)':
    'room for the button of a visit',
  'components/shell/preview-bar.css bottom: 7.75rem': 'as high as the bar',
  'components/shell/preview-bar.css bottom: calc(7.75rem + var(--tap) + var(--s-6))':
    'as high as the bar with its link to a form',
  'features/consent/consent.css scroll-padding-bottom: 9rem': 'as high as the bar',
  'staff/styles/shell.css padding-right: max(0px, 100% - 52rem)': 'the width of a readable line',
  'styles/reset.css scroll-padding-top: 6rem': 'as high as the header',
}

test('has no colon after a term that is the same in every language', () => {
  const colons = declarations()
    .filter(({ name, value }) => name === 'content' && /:\s*['"]$/.test(value))
    .map(({ file, value }) => `${file} ${value}`)
  expect(colons).toEqual([])
})

test('uses only the spacing tokens', () => {
  const raw = declarations()
    .filter(({ name, value }) => SPACING.test(name) && /\d(?:rem|pt)\b/.test(value))
    .map(({ file, name, value }) => `${file} ${name}: ${value}`)
  expect([...new Set(raw)].sort()).toEqual(Object.keys(RAW_SPACING).sort())
})

test('defines every colour as a token', () => {
  const raw = declarations().filter(
    ({ value }) => COLOUR.test(value.replace(/url\([^)]*\)/g, '')) || NAMED.test(value),
  )
  expect(raw).toEqual([])
})

describe.each([
  ['light', ['styles/tokens.css']],
  ['dark', ['styles/tokens.css', 'styles/dark.css']],
])('the colours of states in the %s scheme', (_, files) => {
  const tokens = new Map(
    files.flatMap((file) =>
      Array.from((FILES[file] ?? '').matchAll(/(--[\w-]+):\s*([^;{}]+);/g), ([, name, value]) => [
        name ?? '',
        value ?? '',
      ]),
    ),
  )
  const hex = (name: string) => tokens.get(name) ?? ''

  test.each(['ok', 'warn', 'danger'])(
    '--%s does not depend on the colour of the agency',
    (state) => {
      for (const name of [`--${state}`, `--${state}-soft`])
        expect(hex(name), name).toMatch(/^#[0-9a-f]{6}$/)
    },
  )

  test.each(['ok', 'warn', 'danger'])(
    '--%s is legible on its own and on plain backgrounds',
    (state) => {
      for (const background of [`--${state}-soft`, '--raised', '--surface'])
        expect(contrast(hex(`--${state}`), colourOf(background)), background).toBeGreaterThan(4.5)
    },
  )

  function colourOf(name: string): string {
    const reference = /^var\((--[\w-]+)\)$/.exec(hex(name))?.[1]
    return reference ? colourOf(reference) : hex(name)
  }
})

test('a notice of success, warning or error has only the colours of its state', () => {
  const rules = FILES['components/ui/notices.css'] ?? ''
  for (const [state, token] of [
    ['good', 'ok'],
    ['warn', 'warn'],
    ['bad', 'danger'],
  ]) {
    const rule = rules.slice(rules.indexOf(`&.${state} {`)).split('\n  }\n')[0] ?? ''
    expect(rule).toContain(`background: var(--${token}-soft)`)
    expect(rule).not.toMatch(/--(?:primary|mark|secondary|site)/)
  }
})

test('uses only the z-index tokens', () => {
  const raw = declarations().filter(
    ({ name, value }) => name === 'z-index' && !/^var\(--z-[\w-]+\)$/.test(value),
  )
  expect(raw).toEqual([])
})

test('uses only the six breakpoints', () => {
  const widths = sheets().flatMap(([file, css]) =>
    [...css.matchAll(/@media[^{]*\b(?:width|height)\b[^{]*/g)].map(([query]) => `${file} ${query}`),
  )
  expect(widths).toEqual([])
  const named = FILES['styles/breakpoints.css']?.match(/[\d.]+(?=rem\b)/g) ?? []
  expect(new Set(named.map(Number))).toEqual(new Set([30, 48, 64, 68.75, 80, 90]))
})

test('uses only tokens and widths that exist', () => {
  const all = Object.values(FILES).join('\n')
  const steps = new Set<string>(all.match(/--(?:s|z)-[\w-]+(?=:)/g) ?? [])
  const widths = new Set(Array.from(all.matchAll(/@custom-media (--[\w-]+)/g), ([, name]) => name))
  const used = Array.from(all.matchAll(/var\((--(?:s|z)-[\w-]+)/g), ([, name]) => name)
  expect(used.filter((name) => name && !steps.has(name))).toEqual([])
  const queried = Array.from(all.matchAll(/@media[^{]*\((--[\w-]+)\)/g), ([, name]) => name)
  expect(queried.filter((name) => !widths.has(name))).toEqual([])
})

test('has no file over the line limit', () => {
  const long = Object.entries(FILES).filter(([, css]) => css.split('\n').length > 251)
  expect(long.map(([file]) => file)).toEqual([])
})

const DEFINITIONS = ['styles/tokens.css', 'styles/dark.css', 'styles/breakpoints.css']

/** The sheets without comments, but those that define the tokens and the one with the widths. */
function sheets(): [string, string][] {
  return Object.entries(FILES)
    .filter(([file]) => !DEFINITIONS.includes(file))
    .map(([file, css]) => [file, css.replace(/\/\*[\s\S]*?\*\//g, '')])
}

function declarations() {
  return sheets().flatMap(([file, css]) =>
    Array.from(css.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=;)/g), ([, name, value]) => ({
      file,
      name: name as string,
      value: (value as string).replace(/\s+/g, ' ').trim(),
    })),
  )
}

import type { CSSProperties } from 'react'
import type { SiteSettings } from '../../site/site'

/** The colours of `tokens.css`. Mail programs support no custom properties. */
const INK = '#15201b'
const TEXT = '#2a3530'
const MUTED = '#55625b'
export const PAPER = '#ffffff'
const BAR = '#7d8a83'
const LINE = '1px solid #dfe4e1'

/** Fonts of Windows and macOS that resemble the site's. Word ignores the rest of the list if it lacks the first one. */
const DISPLAY = 'Candara, Optima, Helvetica, Arial, sans-serif'
const BODY = 'Helvetica, Arial, sans-serif'

/** The properties that start with `mso` are those of Word, which renders mails in Outlook. */
type MailStyle = CSSProperties & { msoHide?: 'all'; msoPaddingAlt?: string }

const display = {
  fontFamily: DISPLAY,
  fontWeight: 'normal',
  fontFeatureSettings: "'lnum'",
  color: INK,
} satisfies MailStyle
const text = {
  fontFamily: BODY,
  fontSize: '16px',
  lineHeight: '26px',
  color: TEXT,
} satisfies MailStyle
const small = { ...text, fontSize: '14px', lineHeight: '22px', color: MUTED } satisfies MailStyle
const wrap = { wordBreak: 'break-word', overflowWrap: 'break-word' } satisfies MailStyle

/** The inline styles of a mail. Some mail programs support no others. */
export const STYLES = {
  page: { margin: 0, padding: 0, backgroundColor: PAPER },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', msoHide: 'all' },
  outer: { padding: '0 24px', backgroundColor: PAPER },
  column: { maxWidth: '600px' },
  brand: { ...display, padding: '28px 0 20px', borderBottom: LINE, fontSize: '24px' },
  logo: { display: 'block', maxWidth: '100%', border: 0, backgroundColor: PAPER },
  body: { ...text, ...wrap, padding: '40px 0 48px' },
  heading: { ...display, margin: '0 0 20px', fontSize: '28px', lineHeight: '34px' },
  paragraph: { ...text, margin: '0 0 20px' },
  quote: {
    ...text,
    ...wrap,
    margin: '0 0 28px',
    padding: '2px 0 2px 20px',
    borderLeft: `3px solid ${BAR}`,
    fontSize: '18px',
    lineHeight: '28px',
    color: INK,
  },
  link: { color: INK, textDecoration: 'underline' },
  rows: { margin: '12px 0 28px', borderCollapse: 'collapse', borderTop: LINE },
  label: {
    ...small,
    wordBreak: 'normal',
    overflowWrap: 'normal',
    width: '34%',
    padding: '11px 16px 11px 0',
    borderBottom: LINE,
    fontWeight: 'normal',
    verticalAlign: 'top',
  },
  value: { ...text, ...wrap, padding: '9px 0', borderBottom: LINE, verticalAlign: 'top' },
  bars: { margin: '0 0 28px', borderCollapse: 'collapse' },
  barLabel: {
    ...small,
    width: '1%',
    padding: '3px 16px 3px 0',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
  },
  bar: { fontSize: '12px', lineHeight: '18px' },
  barValue: { ...small, padding: '0 0 0 8px', lineHeight: '18px' },
  section: { ...display, margin: '36px 0 16px', fontSize: '22px', lineHeight: '28px' },
  listing: { margin: '0 0 28px' },
  picture: { width: '45%', padding: '0 20px 0 0', verticalAlign: 'top' },
  image: { ...small, display: 'block', width: '100%', height: 'auto', border: 0, borderRadius: 8 },
  caption: { ...small, margin: '4px 0 0', fontSize: '13px' },
  facts: { ...small, ...wrap, fontSize: '15px', verticalAlign: 'top' },
  marquee: {
    ...small,
    padding: '3px 12px',
    borderRadius: 999,
    fontSize: '13px',
    fontWeight: 'bold',
    color: PAPER,
  },
  price: { ...display, margin: '0 0 2px', fontSize: '22px', lineHeight: '28px' },
  title: { ...text, margin: '0 0 2px', lineHeight: '24px', fontWeight: 'bold', color: INK },
  place: { ...small, margin: '0 0 8px', fontSize: '15px' },
  energy: { ...small, border: 0, margin: '0 6px 0 0', verticalAlign: 'middle' },
  energyFacts: small,
  action: { margin: '12px 0 32px' },
  button: { borderRadius: 999, textAlign: 'center', msoPaddingAlt: '14px 28px' },
  buttonLink: {
    ...text,
    display: 'inline-block',
    padding: '12px 28px',
    fontWeight: 'bold',
    textDecoration: 'none',
  },
  footer: { ...small, ...wrap, padding: '24px 0 40px', borderTop: LINE },
  footnote: { ...small, margin: '0 0 12px' },
  footerLink: { color: MUTED, textDecoration: 'underline' },
} as const satisfies Record<string, MailStyle>

/** Rules for narrow windows. They are separate, because Gmail ignores a `style` element with a rule that it refuses. */
export const PHONE_STYLES = `@media (max-width:480px){
.stacked{display:block!important;width:100%!important;padding:0 0 14px!important}
.action{width:100%!important}
.button,.button a{display:block!important}
h1{font-size:25px!important;line-height:31px!important}
}`

/** Returns the rules for devices that are set to dark. The values are those of `dark.css`. */
export function darkStyles({ colorPrimary }: SiteSettings): string {
  const primary = `oklch(from ${colorPrimary} .78 min(c*1.35,.085) h)`
  return `:root{color-scheme:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:inherit!important}
@media (prefers-color-scheme:dark){
body,table,td{background-color:#111815!important}
table,th,td{border-color:#2c3833!important}
p,td{color:#d5ddd8!important}
h1,h2,a,.ink{color:#f0f4f1!important}
th,.muted,.muted a{color:#a3b1a9!important}
.bar,.button{background-color:#d5ddd8!important;background-color:${primary}!important}
.logo{padding:8px 12px;border-radius:8px}
.brand{color:#d5ddd8!important;color:${primary}!important}
.button a{color:#0e1713!important}
}`
}

/** Gives Outlook on Windows the width of the column, because Word does not support `max-width`. */
export const OUTLOOK_HEAD = '<!--[if mso]><style>.column{width:600px}</style><![endif]-->'

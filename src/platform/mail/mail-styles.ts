import type { CSSProperties } from 'react'

const FONT = 'Arial, Helvetica, sans-serif'
const INK = '#22302a'
const MUTED = '#5d6b64'
const RULE = '1px solid #e5e0d5'

/** Inline styles, because mail programs support little else. */
export const STYLES = {
  page: { margin: 0, padding: 0, backgroundColor: '#f4f1ea', color: INK, fontFamily: FONT },
  outer: { padding: '24px 12px' },
  sheet: { maxWidth: '600px', backgroundColor: '#ffffff' },
  brand: { padding: '16px 24px', fontFamily: FONT, fontSize: '18px' },
  body: { padding: '24px', fontFamily: FONT, fontSize: '16px', lineHeight: '24px' },
  heading: { margin: '0 0 16px', fontSize: '22px', lineHeight: '28px' },
  paragraph: { margin: '0 0 16px' },
  signature: { margin: 0 },
  footnote: {
    maxWidth: '552px',
    margin: '16px auto 0',
    color: MUTED,
    fontFamily: FONT,
    fontSize: '13px',
    lineHeight: '18px',
    textAlign: 'left',
  },
  section: { margin: '24px 0 12px', fontSize: '18px', lineHeight: '24px' },
  home: { margin: '0 0 16px', borderCollapse: 'collapse' },
  picture: { width: '38%', padding: '0 16px 0 0', verticalAlign: 'top' },
  image: { display: 'block', width: '100%', height: 'auto', border: 0, borderRadius: '4px' },
  homeText: { verticalAlign: 'top', fontSize: '15px', lineHeight: '22px' },
  homeTitle: { fontWeight: 'bold' },
  rows: { margin: '0 0 16px', borderCollapse: 'collapse', fontSize: '15px' },
  label: {
    width: '34%',
    padding: '8px 12px 8px 0',
    borderBottom: RULE,
    color: MUTED,
    fontWeight: 'normal',
    verticalAlign: 'top',
  },
  value: { padding: '8px 0', borderBottom: RULE, verticalAlign: 'top' },
} as const satisfies Record<string, CSSProperties>

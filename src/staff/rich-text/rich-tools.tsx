import type { View } from '../../components/ui/view'
import { RICH_TEXT, RICH_TEXT_ACTIONS, type RichTextAction } from './client/rich-parts'
import { FigureDialog } from './figure-dialog'
import { LinkDialog } from './link-dialog'

/** The icons are defined here, because the site's icons are part of scripts that visitors load. */
const DRAWINGS: Record<RichTextAction, string> = {
  bold: 'M7 5h6a3.500 3.500 0 0 1 0 7H7zM7 12h7a3.500 3.500 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M15 5 9 19',
  heading: 'M5 5v14M19 5v14M5 12h14',
  subheading: 'M7 9v10M17 9v10M7 14h10',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbers:
    'M10 6h10M10 12h10M10 18h10M4 4.500l1.500-.8V9M3.800 14.500c.6-1.500 2.700-1 2.200.5L4 19h2.500',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1m2 3.500a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  picture: 'M4 6h16v12H4zM4 16l5-5 4 4 3-3 4 4M15.500 9.500h.01',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
}

/** Actions without a pressed state. They are disabled at first. */
const ONCE: readonly RichTextAction[] = ['undo', 'redo']

/** The templates and dialogs with which the script creates rich text editors. They are hidden without scripts. */
export function RichTextTemplates({ view }: { view: View }) {
  const { t } = view
  return (
    <>
      <template id={RICH_TEXT.toolbar}>
        <div className="rich-bar" role="toolbar" aria-label={t('rich.toolbar')}>
          {RICH_TEXT_ACTIONS.map((group) => (
            <span key={group[0]}>
              {group.map((action) => (
                <ToolButton key={action} action={action} name={t(`rich.${action}`)} />
              ))}
            </span>
          ))}
        </div>
      </template>
      <template id={RICH_TEXT.unsupported}>
        <span className="help">{t('rich.unheld')}</span>
      </template>
      <template id={RICH_TEXT.pasted}>
        <span data-of="tables">{t('rich.pasted.tables')}</span>
        <span data-of="pictures">{t('rich.pasted.pictures')}</span>
      </template>
      <LinkDialog view={view} />
      <FigureDialog view={view} />
    </>
  )
}

function ToolButton({ action, name }: { action: RichTextAction; name: string }) {
  return (
    <button
      type="button"
      value={action}
      title={name}
      aria-label={name}
      aria-pressed={ONCE.includes(action) ? undefined : false}
      aria-disabled={ONCE.includes(action) ? true : undefined}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={DRAWINGS[action]} />
      </svg>
    </button>
  )
}

import type { CSSProperties, ReactNode } from 'react'
import { contrast } from '../../platform/format/contrast'
import { glueUnits } from '../../platform/format/glue-units'
import { fallbackLang, pick } from '../../platform/format/lang'
import type { Placement } from '../../site/page'
import { ResponsivePicture } from '../media/picture'
import type { View } from '../ui/view'
import { RelatedPages } from './related-pages'

const INK = '#15201b'
const READABLE = 4.5

interface FrameProps {
  id: number
  view: View
  placement: Placement
  /** The classes of the module kind. `section` has the default spacing. */
  className?: string
  /** Controls beside the title, such as arrow buttons and a pause button. */
  tools?: ReactNode
  children: ReactNode
}

/** The section around every module. Its placement sets title and texts, columns, background and class. */
export function ModuleFrame(props: FrameProps) {
  const { id, view, placement, className = 'section', tools, children } = props
  const title = pick(placement.title, view.lang)
  const after = pick(placement.description2, view.lang)
  return (
    <section {...frameOf(id, placement, className)} aria-label={title || undefined}>
      <FrameBackground view={view} placement={placement} />
      <div className="wrap">
        <FrameHead view={view} placement={placement} tools={tools} />
        {children}
        {after && <p className="module-text-below">{after}</p>}
        <RelatedPages view={view} relations={placement.relations} />
      </div>
    </section>
  )
}

/** Returns the props of a module's section: its id, columns and colours. */
export function frameOf(id: number, placement: Placement, className: string) {
  const { col, span, backgroundType, colorBackground } = placement
  const isColoured = backgroundType === 'colour' && colorBackground !== undefined
  const classes = [
    'module',
    className,
    backgroundType === 'tint' && 'tint',
    (isColoured || backgroundType === 'image') && 'filled',
    backgroundType === 'image' && 'on-picture',
    isColoured && isDark(colorBackground) && 'on-dark',
    isColoured && !isDark(colorBackground) && 'on-light',
    placement.class,
  ]
  return {
    id: `m-${id}`,
    className: classes.filter(Boolean).join(' '),
    style: {
      '--sm': col.sm,
      '--md': col.md,
      '--lg': col.lg,
      ...(span > 0 && { '--start': span + 1 }),
      ...(isColoured && backgroundOf(colorBackground)),
    } as CSSProperties,
  }
}

/**
 * Returns the background of a module. A dark colour is used unchanged. The style sheet tones down a light colour in the
 * dark scheme.
 */
function backgroundOf(colour: string): Record<string, string> {
  return isDark(colour) ? { background: colour } : { '--module-colour': colour }
}

function isDark(colour: string): boolean {
  return contrast(colour, INK) < READABLE
}

export function FrameBackground({ view, placement }: Pick<FrameProps, 'view' | 'placement'>) {
  const picture = placement.image ?? placement.images[0]
  if (placement.backgroundType !== 'image' || !picture) return null
  return (
    <div className="module-background">
      <ResponsivePicture src={picture.src} alt={pick(picture.alt, view.lang)} sizes="100vw" />
    </div>
  )
}

export function FrameHead({ view, placement, tools }: Omit<FrameProps, 'id' | 'children'>) {
  const title = pick(placement.title, view.lang)
  const text = glueUnits(pick(placement.description, view.lang))
  const Title = placement.titleSize
  if (!title && !text && !tools) return null
  return (
    <div className={['section-head', headClass(placement)].filter(Boolean).join(' ')}>
      <div>
        {title && <Title lang={fallbackLang(placement.title, view.lang)}>{title}</Title>}
        {text && <p lang={fallbackLang(placement.description, view.lang)}>{text}</p>}
      </div>
      {tools}
    </div>
  )
}

function headClass({ position }: Placement): string {
  return position === 'left' ? '' : position
}

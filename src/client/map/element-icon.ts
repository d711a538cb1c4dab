import { DivIcon } from 'leaflet/dist/leaflet-src.esm.js'

/** Leaflet moves any element about; the styles say what it looks like and where its tip is. */
export class ElementIcon extends DivIcon {
  private readonly element: HTMLElement

  constructor(element: HTMLElement) {
    super()
    this.element = element
  }

  override createIcon(): HTMLElement {
    return this.element
  }
}

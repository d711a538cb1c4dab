/** The same library as modules of the browser's own kind, which its package does not describe. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}

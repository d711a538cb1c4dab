/** Declares the ES module of Leaflet, which the types of its package do not describe. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}

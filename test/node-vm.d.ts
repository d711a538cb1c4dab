/** The part of `node:vm` that tests use; the types of Workers have none. */
declare module 'node:vm' {
  export function createContext(values: object): object
  export function runInContext(code: string, context: object, options: { timeout: number }): unknown
}

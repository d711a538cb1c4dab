import type { FolderFile } from './folder.ts'

export type Row = Record<string, string | number | null>

/** An agency's storage: a database and a bucket, local or deployed. */
export interface AgencyStore {
  /** Returns the rows of each statement. */
  query(statements: string[]): Promise<Row[][]>
  /** Runs all statements, or none of them. */
  write(statements: string[]): Promise<void>
  putFile(file: FolderFile, bytes: Uint8Array): Promise<void>
  removeFile(key: string): Promise<void>
  readFile(key: string): Promise<Uint8Array | null>
  /** Applies new settings to the lists. In a deployment the cron does it. */
  applySettings(): Promise<void>
}

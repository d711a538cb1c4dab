import type { FolderFile } from './folder.ts'

export type Row = Record<string, string | number | null>

/** An agency's storage: a database and a bucket, local or deployed. */
export interface AgencyStore {
  /** One answer of rows for each statement. */
  query(statements: string[]): Promise<Row[][]>
  /** Runs all statements, or none of them. */
  write(statements: string[]): Promise<void>
  putFile(file: FolderFile, bytes: Uint8Array): Promise<void>
  removeFile(key: string): Promise<void>
  readFile(key: string): Promise<Uint8Array | null>
  /** Applies the rules of new settings to the lists; where deployed, the cron run does. */
  settle(): Promise<void>
}

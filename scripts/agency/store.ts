import type { FolderFile } from './folder.ts'

export type Row = Record<string, string | number | null>

/** Where an agency lives: a database and a bucket, here or deployed. */
export interface AgencyStore {
  /** One answer of rows for each statement. */
  query(statements: string[]): Promise<Row[][]>
  /** Runs all statements, or none of them. */
  write(statements: string[]): Promise<void>
  putFile(file: FolderFile, bytes: Uint8Array): Promise<void>
  removeFile(key: string): Promise<void>
  readFile(key: string): Promise<Uint8Array | null>
  /** What is left to do on the database once it has changed. */
  settle(): Promise<void>
}

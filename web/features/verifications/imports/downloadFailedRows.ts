import { saveFile } from '../../../shared/saveFile.ts'
import type { Session } from '../../../shared/session/session.ts'
import { download } from '../../../shared/files/streams.ts'

/** Fetches the failed rows with the token and hands them to the browser as a file; no link to them exists. */
export async function downloadFailedRows(session: Session, id: string, fileName: string): Promise<void> {
  saveFile(
    await download(session, 'verificationImportFailedRows', { query: { id } }),
    `${fileName.replace(/\.csv$/i, '')}-failed.csv`,
  )
}

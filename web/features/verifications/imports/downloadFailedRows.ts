import { saveFile } from '../../../shared/saveFile.ts'
import type { Session } from '../../../shared/session/session.ts'
import { download } from '../../../shared/files/streams.ts'

/**
 * Downloads the failed rows with the access token and passes them to the browser as a file. There is no link to them.
 */
export async function downloadFailedRows(session: Session, id: string, fileName: string): Promise<void> {
  saveFile(
    await download(session, 'verificationImportFailedRows', { query: { id } }),
    `${fileName.replace(/\.csv$/i, '')}-failed.csv`,
  )
}

import { saveFile } from '../../../shared/saveFile.ts'
import type { Session } from '../../../shared/session/session.ts'
import { download } from '../../../shared/files/streams.ts'

/** Fetches a mail as it came with the token and hands it to the browser as a file; no link to it exists. */
export async function downloadMail(session: Session, id: string, subject: string): Promise<void> {
  saveFile(await download(session, 'verificationMailRaw', { query: { id } }), `${subject.trim() || 'mail'}.eml`)
}

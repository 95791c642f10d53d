import { saveFile } from '../../../shared/saveFile.ts'
import type { Session } from '../../../shared/session/session.ts'
import { download } from '../../../shared/files/streams.ts'

/** Downloads the original mail with the access token and passes it to the browser as a file. There is no link to it. */
export async function downloadMail(session: Session, id: string, subject: string): Promise<void> {
  saveFile(await download(session, 'verificationMailRaw', { query: { id } }), `${subject.trim() || 'mail'}.eml`)
}

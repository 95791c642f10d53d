import { saveFile } from '../../../shared/pdf/saveFile.ts'
import type { Session } from '../../../shared/session.ts'

/** Fetches a mail as it came with the token and hands it to the browser as a file; no link to it exists. */
export async function downloadMail(session: Session, id: string, subject: string): Promise<void> {
  const response = await session.request(`/download/verificationMailRaw?id=${encodeURIComponent(id)}`)
  saveFile(await response.blob(), `${subject.trim() || 'mail'}.eml`)
}

import type { Session } from '../../../shared/session.ts'

/** Fetches the failed rows with the token and hands them to the browser as a file; no link to them exists. */
export async function downloadFailedRows(session: Session, id: string, fileName: string): Promise<void> {
  const response = await session.request(`/download/verificationImportFailedRows?id=${encodeURIComponent(id)}`)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName.replace(/\.csv$/i, '')}-failed.csv`
  link.click()
  // The browser has taken the blob by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

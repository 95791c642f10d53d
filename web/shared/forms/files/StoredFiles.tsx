import { useMemo, type ReactNode } from 'react'
import { download, upload } from '../../files/streams.ts'
import { saveFile } from '../../saveFile.ts'
import { useSession } from '../../session/session.ts'
import { FormFilesContext, type FormFiles } from './formFiles.ts'

/** Forms within keep the files of their answers in the file service; a record has to take them within a day. */
export function StoredFiles({ children }: { children: ReactNode }) {
  const session = useSession()
  const files = useMemo<FormFiles>(
    () => ({
      keep: (file) => upload(session, 'commonsUpload', { fields: {}, file }),
      open: async (path, name) => saveFile(await download(session, 'commonsFile', { query: { path } }), name),
    }),
    [session],
  )
  return <FormFilesContext value={files}>{children}</FormFilesContext>
}

/** Forms within take files only to be tried out: nothing of them is kept. */
export function TriedFiles({ children }: { children: ReactNode }) {
  return <FormFilesContext value={tried}>{children}</FormFilesContext>
}
const tried: FormFiles = { keep: (file) => Promise.resolve(file.name.slice(-200)) }

import { useMemo, type ReactNode } from 'react'
import { download, upload } from '../../files/streams.ts'
import { saveFile } from '../../saveFile.ts'
import { useSession } from '../../session/session.ts'
import { FormFilesContext, type FormFiles } from './formFiles.ts'

/** Stores the answer files of the forms within in the file service; a record must claim them within a day. */
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

/** Lets the forms within accept files for trying out: nothing is stored. */
export function TriedFiles({ children }: { children: ReactNode }) {
  return <FormFilesContext value={tried}>{children}</FormFilesContext>
}
const tried: FormFiles = { keep: (file) => Promise.resolve(file.name.slice(-200)) }

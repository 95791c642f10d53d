import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../shared/files/FileDrop.tsx'
import { randomId } from '../../../shared/format/randomId.ts'
import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import { useSession } from '../../../shared/session/session.ts'
import { upload } from '../../../shared/files/streams.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'

const maxBytes = 20 * 1_048_576
const accepts = { cv: '.pdf,.doc,.docx', file: '.pdf,.doc,.docx,.png,.jpg,.jpeg,.gif,.webp,.txt,.zip' }

interface Props {
  kind: 'cv' | 'file'
  /** The candidate's id in the services. */
  candidate: string
  onDone: () => void
}

/** Adds a CV or another file to a candidate. A retry after a lost response does not add the file twice. */
export default function FileUpload({ kind, candidate, onDone }: Props) {
  const { t } = useTranslation(['candidateDetails', 'shared'])
  const session = useSession()
  const [error, setError] = useState('')
  const [sending, setSending] = useState('')
  const sent = useRef<{ file: File; key: string } | null>(null)
  const send = async (file: File) => {
    setError('')
    if (file.size === 0) return setError(t('emptyFile'))
    if (file.size > maxBytes) return setError(t('fileTooLarge'))
    if (sent.current?.file !== file) sent.current = { file, key: randomId() }
    setSending(file.name)
    try {
      await upload(session, 'candidateUploadCv', {
        fields: { candidateId: candidate, kind },
        file,
        idempotencyKey: sent.current.key,
      })
      toaster.success(t('uploaded'))
      onDone()
    } catch (thrown) {
      setError(getErrorTextOr(thrown, t('noticeError', { ns: 'shared' })))
    } finally {
      setSending('')
    }
  }
  const label = t(kind === 'cv' ? 'addCv' : 'addFile')
  return (
    <div aria-busy={sending !== ''}>
      <strong>{label}</strong>
      <FileDrop
        label={label}
        accept={accepts[kind]}
        hint={t(kind === 'cv' ? 'addCvHint' : 'addFileHint')}
        error={error}
        onFile={(file) => void send(file)}
      />
      <div role="status">{sending && t('uploading', { replace: { name: sending } })}</div>
    </div>
  )
}

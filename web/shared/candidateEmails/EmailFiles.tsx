import { chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../files/FileDrop.tsx'
import { upload } from '../files/streams.ts'
import { getErrorTextOr } from '../format/errorText.ts'
import { randomId } from '../format/randomId.ts'
import { useSession } from '../session/session.ts'
import { IconButton } from '../ui/Button.tsx'

/** An uploaded attachment of an e-mail. */
export interface EmailFile {
  name: string
  path: string
  size: number
}

const mostBytes = 10 * 1_048_576
const mostFiles = 10

interface Props {
  files: readonly EmailFile[]
  onChange: (files: EmailFile[]) => void
  /** The error of the services for the files. */
  error?: string
}

/** The attachments of an e-mail: up to ten, and 10 MB in total. */
export default function EmailFiles({ files, onChange, error }: Props) {
  const { t } = useTranslation(['candidateEmails', 'shared'])
  const session = useSession()
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState('')
  const add = async (file: File) => {
    setFailure('')
    if (file.size === 0) return setFailure(t('emptyFile'))
    if (file.size + files.reduce((sum, { size }) => sum + size, 0) > mostBytes || files.length >= mostFiles)
      return setFailure(t('tooManyFiles'))
    setSending(file.name)
    try {
      const path = await upload(session, 'commonsUpload', { fields: {}, file, idempotencyKey: randomId() })
      onChange([...files, { name: file.name, path, size: file.size }])
    } catch (thrown) {
      setFailure(getErrorTextOr(thrown, t('noticeError', { ns: 'shared' })))
    } finally {
      setSending('')
    }
  }
  return (
    <div aria-busy={sending !== ''}>
      <FileDrop
        label={t('files')}
        accept=".pdf,.doc,.docx,.xlsx,.png,.jpg,.jpeg,.gif,.txt,.csv,.zip"
        hint={t('filesHint')}
        error={failure || error || ''}
        onFile={(file) => void add(file)}
      />
      <div role="status">{sending && t('uploading', { replace: { name: sending } })}</div>
      {files.length > 0 && (
        <chakra.ul listStyleType="none" margin="0" marginBlockStart="2" padding="0" display="grid" gap="1">
          {files.map(({ name, path }) => (
            <Flex as="li" key={path} alignItems="center" gap="1" overflowWrap="anywhere">
              {name}
              <IconButton
                size="small"
                label={t('removeFile', { replace: { name } })}
                onClick={() => onChange(files.filter((one) => one.path !== path))}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </Flex>
          ))}
        </chakra.ul>
      )}
    </div>
  )
}

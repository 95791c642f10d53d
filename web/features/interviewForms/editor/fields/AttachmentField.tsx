import { Box, Flex } from '@chakra-ui/react'
import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../../shared/ui/Button.tsx'
import { errorText } from '../../../../shared/format/errorText.ts'
import { FileDrop } from '../../../../shared/files/FileDrop.tsx'
import { saveFile } from '../../../../shared/saveFile.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { download, upload } from '../../../../shared/files/streams.ts'
import { toaster } from '../../../../shared/ui/toaster.tsx'
import { attachmentLimit } from '../../limits.ts'
import { DeleteFieldDialog } from '../desk/DeleteFieldDialog.tsx'
import type { DraftAttachment } from '../draft/draft.ts'

interface Props {
  value: DraftAttachment | null
  error?: string
  onChange: (value: DraftAttachment | null) => void
}

/** The offer's attachment: one DOCX of at most 5 MB. It is uploaded at once and attached when the form is saved. */
export function AttachmentField({ value, error, onChange }: Props) {
  const { t } = useTranslation('interviewForms')
  const session = useSession()
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const take = async (file: File) => {
    if (!/\.docx$/i.test(file.name)) return setFault(t('editor.notDocx'))
    if (file.size > attachmentLimit) return setFault(t('editor.tooLarge'))
    setFault(undefined)
    setSending(true)
    try {
      onChange({ path: await upload(session, 'commonsUpload', { fields: {}, file }), name: file.name })
    } catch (failure) {
      setFault(errorText(failure))
    } finally {
      setSending(false)
    }
  }
  const save = async ({ path, name }: DraftAttachment) => {
    try {
      saveFile(await download(session, 'commonsFile', { query: { path } }), name ?? 'offer.docx')
    } catch (failure) {
      toaster.error(errorText(failure))
    }
  }
  return (
    <Box role="group" aria-label={t('editor.attachment')}>
      <Box fontWeight="600" marginBlockEnd="2" aria-hidden>
        {t('editor.attachment')}
      </Box>
      {value ? (
        <Flex alignItems="center" gap="2" minWidth="0">
          <FileText size={16} aria-hidden />
          <Button
            kind="quiet"
            minWidth="0"
            overflow="hidden"
            textOverflow="ellipsis"
            flexShrink={1}
            onClick={() => void save(value)}
          >
            {value.name ?? value.path}
          </Button>
          <IconButton
            size="small"
            label={`${t('delete')}: ${value.name ?? value.path}`}
            hint={t('delete')}
            onClick={() => setAsking(true)}
          >
            <Trash2 size={14} aria-hidden />
          </IconButton>
        </Flex>
      ) : (
        <Box aria-busy={isSending}>
          <FileDrop
            label={t('editor.attachment')}
            accept=".docx"
            hint={isSending ? t('editor.uploading') : t('editor.attachmentHint')}
            error={fault ?? error}
            onFile={(file) => {
              if (!isSending) void take(file)
            }}
          />
        </Box>
      )}
      <Box fontSize="12px" color="fg.muted" marginBlockStart="2">
        {t('editor.attachmentPlaceholders')}
      </Box>
      {isAsking && value && (
        <DeleteFieldDialog
          name={value.name ?? value.path}
          question={t('editor.deleteAttachment')}
          onClose={(isConfirmed) => {
            setAsking(false)
            if (isConfirmed) onChange(null)
          }}
        />
      )}
    </Box>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../shared/Button.tsx'
import { errorText } from '../../../shared/errorText.ts'
import { FileDrop } from '../../../shared/FileDrop.tsx'
import { saveFile } from '../../../shared/pdf/saveFile.ts'
import { useSession } from '../../../shared/session.ts'
import { toaster } from '../../../shared/toaster.tsx'
import { attachmentLimit } from '../limits.ts'
import { DeleteFieldDialog } from './DeleteFieldDialog.tsx'
import type { DraftAttachment } from './draft.ts'

interface Props {
  value: DraftAttachment | null
  error?: string
  onChange: (value: DraftAttachment | null) => void
}

/** The offer's attachment: one DOCX of at most 5 MB, stored at once and kept with the form when that is saved. */
export function AttachmentField({ value, error, onChange }: Props) {
  const { t } = useTranslation('interviewForms')
  const { request } = useSession()
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const upload = async (file: File) => {
    if (!/\.docx$/i.test(file.name)) return setFault(t('editor.notDocx'))
    if (file.size > attachmentLimit) return setFault(t('editor.tooLarge'))
    setFault(undefined)
    setSending(true)
    try {
      const body = new FormData()
      body.append('file', file)
      const answer = await request('/upload/commonsUpload', { method: 'POST', body })
      onChange({ path: (await answer.json()) as string, name: file.name })
    } catch (failure) {
      setFault(errorText(failure))
    } finally {
      setSending(false)
    }
  }
  const download = async ({ path, name }: DraftAttachment) => {
    try {
      const answer = await request(`/download/commonsFile?${new URLSearchParams({ path })}`)
      saveFile(await answer.blob(), name ?? 'offer.docx')
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
            onClick={() => void download(value)}
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
              if (!isSending) void upload(file)
            }}
          />
        </Box>
      )}
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

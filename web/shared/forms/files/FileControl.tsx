import { Flex } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  answerFileKinds,
  answerFileMaxBytes,
  fileAnswer,
  findFileFault,
  fileOf,
} from '../../../../common/forms/answerFiles.ts'
import type { AnswerValue } from '../../../../common/forms/answers.ts'
import { FileDrop } from '../../files/FileDrop.tsx'
import { errorText } from '../../format/errorText.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Group } from '../Group.tsx'
import { FileLink } from './FileLink.tsx'
import { useFormFiles } from './formFiles.ts'

interface Props {
  label: string
  hint?: string
  error?: string
  isRequired: boolean
  value: AnswerValue
  set: (value: AnswerValue) => void
}

const size = `${answerFileMaxBytes / 1_048_576} MB`

/**
 * A question that is answered with one file. The file is stored as soon as it is chosen and then becomes part of the
 * answers.
 */
export function FileControl({ label, hint, error, isRequired, value, set }: Props) {
  const { t } = useTranslation('forms')
  const files = useFormFiles()
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // The user may give other answers during the upload: the file is added to the latest ones.
  const give = useLatest(set)
  const file = fileOf(value)
  const take = async (chosen: File) => {
    // A read-only form accepts no files, not even dropped ones.
    if (box.current?.querySelector('input')?.matches(':disabled')) return
    const wrong = findFileFault(chosen)
    if (wrong) return setFault(t(wrong === 'kind' ? 'fileKind' : 'fileSize', { replace: { size } }))
    setFault(undefined)
    setSending(true)
    try {
      const path = await files!.keep(chosen)
      give(fileAnswer({ path, name: chosen.name }))
    } catch (failure) {
      setFault(errorText(failure))
    } finally {
      setSending(false)
    }
  }
  return (
    <Group label={label} hint={hint} error={file ? error : undefined} isRequired={isRequired}>
      <div ref={box}>
        {file ? (
          <Flex alignItems="center" gap="2" minWidth="0">
            <FileLink {...file} />
            <IconButton
              size="small"
              label={t('removeFile', { replace: { name: file.name } })}
              onClick={() => {
                set(null)
                setTimeout(() => box.current?.querySelector('input')?.focus())
              }}
            >
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </Flex>
        ) : files ? (
          <div aria-busy={isSending}>
            <FileDrop
              label={label}
              accept={answerFileKinds.map((kind) => `.${kind}`).join(',')}
              hint={
                isSending ? t('sendingFile') : t('fileHint', { replace: { kinds: answerFileKinds.join(', '), size } })
              }
              error={fault ?? error}
              onFile={(chosen) => {
                if (!isSending) void take(chosen)
              }}
            />
          </div>
        ) : (
          <div className="form-notice">{t('upload')}</div>
        )}
      </div>
    </Group>
  )
}

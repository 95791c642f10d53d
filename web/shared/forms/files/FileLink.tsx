import { chakra } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { AnswerFile } from '../../../../common/forms/answerFiles.ts'
import { errorText } from '../../format/errorText.ts'
import { toaster } from '../../ui/toaster.tsx'
import { useFormFiles } from './formFiles.ts'

/** The file of an answer by its name. It opens the file where files are stored, also in a read-only form. */
export function FileLink({ path, name }: AnswerFile) {
  const open = useFormFiles()?.open
  const onOpen = () => void open?.(path, name).catch((failure: unknown) => toaster.error(errorText(failure)))
  // Not a button, because the buttons of a read-only form are disabled.
  const link = open && {
    role: 'link',
    tabIndex: 0,
    onClick: onOpen,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') onOpen()
    },
    color: 'accent.fg',
    cursor: 'pointer',
    textDecoration: 'underline',
  }
  return (
    <chakra.span {...link} display="inline-flex" alignItems="center" gap="1.5" minWidth="0" overflowWrap="anywhere">
      <FileText size={15} aria-hidden style={{ flexShrink: 0 }} />
      {name}
    </chakra.span>
  )
}

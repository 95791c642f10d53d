import { useTranslation } from 'react-i18next'
import { ConflictDialog as Dialog } from '../../../shared/ui/ConflictDialog.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'

export interface Conflict {
  by: string
  at: string
}

interface Props extends Conflict {
  isSending: boolean
  onTheirs: () => void
  onMine: () => void
  onClose: () => void
}

/** Somebody else has saved the candidate meanwhile. */
export function ConflictDialog({ by, at, ...rest }: Props) {
  const { t } = useTranslation('candidateForms')
  const text = by ? t('conflict.text', { replace: { by, at: formatDateTime(at) } }) : t('conflict.unnamed')
  return (
    <Dialog {...rest} title={t('conflict.title')} text={text} theirs={t('conflict.theirs')} mine={t('conflict.mine')} />
  )
}

import { Box } from '@chakra-ui/react'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import MailAddress from '../mails/MailAddress.tsx'
import type { FolderValues } from './folderValues.ts'

interface Props {
  control: Control<FolderValues>
  /** The saved folder; null for a new one. */
  folder: { importType: string; mailAddress?: string | null } | null
}

/** The mail address of an e-mail folder. A new folder gets one when it is saved. */
export default function FolderAddress({ control, folder }: Props) {
  const { t } = useTranslation('verifications')
  if (useWatch({ control, name: 'importType' }) !== 'EMAIL') return null
  return (
    <Box marginBlockEnd="4">
      {folder?.importType === 'EMAIL' ? (
        <MailAddress address={folder.mailAddress ?? null} />
      ) : (
        <Box color="fg.muted" fontSize="12.5px">
          {t('mails.addressComes')}
        </Box>
      )}
    </Box>
  )
}

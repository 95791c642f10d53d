import { Box } from '@chakra-ui/react'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import MailAddress from '../mails/MailAddress.tsx'
import type { FolderValues } from './folderValues.ts'

interface Props {
  control: Control<FolderValues>
  /** The folder as it is saved; null: it is new. */
  folder: { importType: string; mailAddress?: string | null } | null
}

/** Where mails go when the form says that the folder is one for e-mail; an address comes with saving. */
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

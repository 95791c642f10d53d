import { Flex, chakra } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../shared/clipboard/CopyButton.tsx'

interface Props {
  /** Null if the services do not receive mails. */
  address: string | null
  /** Further content of the line. */
  children?: ReactNode
}

/** The address for mails to a folder, with a copy button. */
export default function MailAddress({ address, children }: Props) {
  const { t } = useTranslation('verifications')
  return (
    <Flex
      role="group"
      aria-label={t('mails.address')}
      alignItems="center"
      columnGap="2"
      rowGap="1.5"
      flexWrap="wrap"
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      paddingInline="3"
      paddingBlock="2"
    >
      <chakra.span color="fg.muted" flexShrink={0}>
        <Mail size={16} aria-hidden />
      </chakra.span>
      {address === null ? (
        <chakra.span color="fg.muted">{t('mails.off')}</chakra.span>
      ) : (
        <>
          <chakra.span color="fg.muted">{t('mails.sendTo')}</chakra.span>
          <chakra.b fontWeight="600" overflowWrap="anywhere" minWidth="0">
            {address}
          </chakra.b>
          <CopyButton text={address}>{t('mails.copy')}</CopyButton>
        </>
      )}
      {children}
    </Flex>
  )
}

import { Box, Flex, chakra } from '@chakra-ui/react'
import { Download, Paperclip, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { errorText } from '../../../shared/format/errorText.ts'
import { whileLoading } from '../../../shared/loading.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import { useSession } from '../../../shared/session/session.ts'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { downloadMail } from './downloadMail.ts'
import { outcomeColors, sizeText } from './outcomes.ts'
import type { MailItem_mail$key } from './__generated__/MailItem_mail.graphql.ts'

interface Props {
  mail: MailItem_mail$key
  /** Shows the rows of an import, by databaseId. */
  onRows: (importId: string) => void
}

/** A mail in the log: its sender, and the outcome and reason for the mail and for each attachment. */
export default function MailItem({ mail: key, onRows }: Props) {
  const { t } = useTranslation('verifications')
  const session = useSession()
  const [isDownloading, setDownloading] = useState(false)
  const mail = useFragment(
    graphql`
    fragment MailItem_mail on VerificationMail {
      databaseId from subject size outcome reason rowCount failedCount receivedAt canDownload
      import { databaseId }
      files { name size outcome reason }
    }
  `,
    key,
  )
  const subject = mail.subject || t('mails.noSubject')
  const download = async () => {
    setDownloading(true)
    try {
      await whileLoading(downloadMail(session, mail.databaseId, mail.subject))
    } catch (error) {
      toaster.error(errorText(error))
    }
    setDownloading(false)
  }
  const made =
    mail.rowCount > 0 &&
    [
      t('mails.rows', { count: mail.rowCount, replace: { shown: formatCount(mail.rowCount) } }),
      mail.failedCount > 0 && t('import.failedCount', { replace: { count: formatCount(mail.failedCount) } }),
    ]
      .filter(Boolean)
      .join(', ')
  const batch = mail.import
  return (
    <Box
      as="li"
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      padding="3"
      display="grid"
      gap="2"
      minWidth="0"
    >
      <Flex gap="2" alignItems="baseline" flexWrap="wrap">
        <chakra.b overflowWrap="anywhere" minWidth="0" flex="1 1 180px">
          {subject}
        </chakra.b>
        <StatusTag color={outcomeColors[mail.outcome]}>{t(`mails.outcomes.${mail.outcome}`)}</StatusTag>
      </Flex>
      <Box color="fg.muted" fontSize="12.5px" overflowWrap="anywhere">
        {[mail.from || t('mails.noSender'), formatDateTime(mail.receivedAt), sizeText(mail.size)].join(' · ')}
      </Box>
      {(mail.reason || made) && <Box>{mail.reason ? t(`mails.reasons.${mail.reason}`) : made}</Box>}
      {mail.files.length > 0 && (
        <Box as="ul" aria-label={t('mails.files')} listStyleType="none" display="grid" gap="1">
          {mail.files.map((file, index) => (
            <Flex as="li" key={index} gap="2" alignItems="baseline" fontSize="12.5px" minWidth="0">
              <chakra.span color="fg.muted" flexShrink={0} transform="translateY(2px)">
                <Paperclip size={12} aria-hidden />
              </chakra.span>
              <Box overflowWrap="anywhere" minWidth="0">
                {file.name}{' '}
                <chakra.span color={file.outcome === 'FAILED' ? 'status.magenta.fg' : 'fg.muted'}>
                  {file.reason ? t(`mails.fileReasons.${file.reason}`) : t(`mails.fileOutcomes.${file.outcome}`)}
                </chakra.span>
              </Box>
            </Flex>
          ))}
        </Box>
      )}
      {(batch || mail.canDownload) && (
        <Flex gap="2" flexWrap="wrap">
          {batch && (
            <Button
              size="small"
              aria-label={t('mails.showRowsOf', { replace: { subject } })}
              onClick={() => onRows(batch.databaseId)}
            >
              <Rows3 size={14} aria-hidden />
              {t('mails.showRows')}
            </Button>
          )}
          {mail.canDownload && (
            <Button
              size="small"
              kind="quiet"
              aria-label={t('mails.downloadOf', { replace: { subject } })}
              disabled={isDownloading}
              onClick={download}
            >
              <Download size={14} aria-hidden />
              {t('mails.download')}
            </Button>
          )}
        </Flex>
      )}
    </Box>
  )
}

import { Box, chakra, Flex } from '@chakra-ui/react'
import { ArrowDownLeft, ArrowUpRight, Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { download } from '../../../../shared/files/streams.ts'
import { saveFile } from '../../../../shared/saveFile.ts'
import { formatDateTime } from '../../../../shared/format/dates.ts'
import { getErrorTextOr } from '../../../../shared/format/errorText.ts'
import { RichText } from '../../../../shared/richText/RichText.tsx'
import { useSession } from '../../../../shared/session/session.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { StatusTag, type StatusColor } from '../../../../shared/ui/StatusTag.tsx'
import { toaster } from '../../../../shared/ui/toaster.tsx'
import type { EmailState, MessageItem_email$key } from './__generated__/MessageItem_email.graphql.ts'

const colors: Record<EmailState, StatusColor> = { WAITING: 'blue', SENDING: 'blue', SENT: 'green', FAILED: 'red' }

/** A mail: its author, time, text, files and delivery state. */
export default function MessageItem({ email: key }: { email: MessageItem_email$key }) {
  const { t } = useTranslation(['candidateDetails', 'candidateEmails', 'shared'])
  const session = useSession()
  const email = useFragment(
    graphql`
    fragment MessageItem_email on CandidateEmail {
      isReceived isAutomatic isBulk fromName fromAddress toAddress subject contents quotedText at
      author { fullName }
      job { title }
      attachments { name file { path } }
      email { state reason }
    }
  `,
    key,
  )
  const { isReceived, contents, quotedText, attachments } = email
  const save = async (path: string, name: string) => {
    try {
      saveFile(await download(session, 'commonsFile', { query: { path } }), name)
    } catch (error) {
      toaster.error(getErrorTextOr(error, t('noticeError', { ns: 'shared' })))
    }
  }
  const Direction = isReceived ? ArrowDownLeft : ArrowUpRight
  return (
    <Box
      as="article"
      aria-label={email.subject || t('noSubject', { ns: 'candidateEmails' })}
      border="1px solid"
      borderColor="border"
      borderInlineStartWidth="3px"
      borderInlineStartColor={isReceived ? 'accent' : 'border.strong'}
      borderRadius="10px"
      padding={{ base: '3', md: '4' }}
      minWidth="0"
      overflowWrap="anywhere"
    >
      <Flex gap="2" alignItems="baseline" flexWrap="wrap">
        <Box as="span" alignSelf="center" color="fg.muted">
          <Direction size={14} aria-label={t(isReceived ? 'messages.received' : 'messages.sent')} role="img" />
        </Box>
        <strong>{email.author?.fullName ?? email.fromName}</strong>
        <Box as="span" color="fg.muted" fontSize="12.5px" flex="1 1 auto">
          {isReceived ? email.fromAddress : t('messages.to', { replace: { address: email.toAddress } })}
        </Box>
        {email.isAutomatic && <StatusTag color="neutral">{t('messages.automatic')}</StatusTag>}
        {email.isBulk && <StatusTag color="neutral">{t('messages.toMany')}</StatusTag>}
        {email.email && (
          <StatusTag color={colors[email.email.state]}>{t(`messages.states.${email.email.state}`)}</StatusTag>
        )}
        <Box as="time" color="fg.muted" fontSize="12.5px">
          {formatDateTime(email.at)}
        </Box>
      </Flex>
      <Box fontWeight="600" marginBlock="2">
        {email.subject || t('noSubject', { ns: 'candidateEmails' })}
        {email.job && (
          <Box as="span" fontWeight="400" color="fg.muted">
            {' · '}
            {email.job.title}
          </Box>
        )}
      </Box>
      {email.email?.reason && (
        <Box role="note" color="status.red.fg" fontSize="12.5px" marginBlockEnd="2">
          {t(`messages.reasons.${email.email.reason}`)}
        </Box>
      )}
      <RichText html={contents} kind="page" />
      {quotedText !== '' && (
        <chakra.details marginBlockStart="2" color="fg.muted">
          <summary>{t('messages.earlier')}</summary>
          <Box whiteSpace="pre-wrap" fontSize="12.5px" marginBlockStart="2">
            {quotedText}
          </Box>
        </chakra.details>
      )}
      {attachments.length > 0 && (
        <chakra.ul
          aria-label={t('files', { ns: 'candidateEmails' })}
          listStyleType="none"
          margin="0"
          marginBlockStart="3"
          padding="0"
          display="flex"
          flexWrap="wrap"
          gap="2"
        >
          {attachments.map(({ name, file }, at) => (
            <li key={at}>
              {file ? (
                <Button size="small" onClick={() => void save(file.path, name)}>
                  <Paperclip size={13} aria-hidden />
                  {name}
                </Button>
              ) : (
                <Box as="span" color="fg.muted" fontSize="12.5px">
                  {t('messages.notKept', { replace: { name } })}
                </Box>
              )}
            </li>
          ))}
        </chakra.ul>
      )}
    </Box>
  )
}

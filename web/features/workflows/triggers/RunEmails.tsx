import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { Popover } from '../../../shared/ui/Popover.tsx'
import { StatusTag, type StatusColor } from '../../../shared/ui/StatusTag.tsx'
import { emailText } from './emailText.ts'
import type { EmailState, RunLogQuery } from './__generated__/RunLogQuery.graphql.ts'

type Emails = RunLogQuery['response']['workflowRuns']['nodes'][number]['emails']

const colors: Record<EmailState, StatusColor> = { WAITING: 'blue', SENDING: 'blue', SENT: 'green', FAILED: 'red' }

/** The e-mails of a log entry: their number, and when opened the state of each. */
export function RunEmails({ emails, subject }: { emails: Emails; subject: string | null | undefined }) {
  const { t } = useTranslation('workflows')
  if (emails.length === 0) return null
  const label = t('log.emailCount', { count: emails.length })
  const title = subject ? `${label}: ${subject}` : label
  return (
    <Popover
      label={title}
      isFloating
      maxWidth="440px"
      trigger={(props) => (
        <Button {...props} size="small" kind="quiet" aria-label={title}>
          {label}
        </Button>
      )}
    >
      <chakra.ul
        listStyleType="none"
        margin="0"
        padding="0"
        display="grid"
        gap="2"
        whiteSpace="normal"
        overflowWrap="anywhere"
      >
        {emails.map((email) => (
          <li key={email.id}>
            <StatusTag color={colors[email.state]}>{t(`emailStates.${email.state}`)}</StatusTag> {emailText(t, email)}
          </li>
        ))}
      </chakra.ul>
    </Popover>
  )
}

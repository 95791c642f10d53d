import type { TFunction } from 'i18next'
import { formatDateTime } from '../../../shared/format/dates.ts'
import type { RunLogQuery } from './__generated__/RunLogQuery.graphql.ts'

type Run = RunLogQuery['response']['workflowRuns']['nodes'][number]

/** Returns the state of an e-mail as text, followed by the mail server's message. */
export function emailText(
  t: TFunction<'workflows'>,
  { recipient, state, reason, answer, sentAt }: Run['emails'][number],
): string {
  const said = t(`emails.${state}`, { replace: { recipient, at: sentAt ? formatDateTime(sentAt) : '' } })
  const why = reason && t(`emailReasons.${reason}`)
  return [said, why, answer && state !== 'SENT' && `“${answer}”`].filter(Boolean).join(' – ')
}

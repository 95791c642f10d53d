import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAnswerRows } from '../forms/useAnswerRows.ts'
import { formatDateTime } from '../format/dates.ts'
import type { useApplicationLines_application$key } from './__generated__/useApplicationLines_application.graphql.ts'

type Line = [label: string, value: string]

/**
 * Returns what an applicant sent for a job on the public site, line by line: what they agreed to, and their answers to
 * the company's form. `isBrief` leaves out date, job, message and link, which are shown elsewhere on the page.
 */
export function useApplicationLines(
  key: useApplicationLines_application$key | null | undefined,
  isBrief = false,
): Line[] {
  const { t } = useTranslation(['applications', 'shared'])
  const application = useFragment(
    graphql`
    fragment useApplicationLines_application on JobApplication {
      jobTitle message linkSource keepText formContents answers appliedAt withdrawnAt erasureAskedAt
    }
  `,
    key,
  )
  const answers = useAnswerRows(application?.formContents ?? '[]', application?.answers ?? '{}')
  if (!application) return []
  const { jobTitle, message, linkSource, keepText, appliedAt, withdrawnAt, erasureAskedAt } = application
  const known: Line[] = [
    [t('job'), jobTitle],
    [t('appliedAt'), formatDateTime(appliedAt)],
    [t('linkSource'), linkSource],
    [t('message'), message],
  ]
  const lines: Line[] = [
    ...(isBrief ? [] : known),
    ...answers,
    [t('kept'), t(keepText === null ? 'no' : 'yes', { ns: 'shared' })],
    [t('withdrawn'), withdrawnAt ? formatDateTime(withdrawnAt) : ''],
    [t('erasure'), erasureAskedAt ? formatDateTime(erasureAskedAt) : ''],
  ]
  return lines.filter(([, value]) => value !== '')
}

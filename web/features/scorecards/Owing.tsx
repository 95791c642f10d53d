import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../shared/format/dates.ts'
import { useSession } from '../../shared/session/session.ts'
import type { Person } from './grid/people.ts'
import { owedPath } from './source.ts'

/** The missing answers: who owes feedback and since when, and what is hidden from the user. */
export function Owing({ people, jobId }: { people: readonly Person[]; jobId: string }) {
  const { t } = useTranslation('scorecards')
  const mayRemind = useSession().can('JobRequest:InterviewManage')
  const isOwed = people.some(({ state }) => state !== 'SUBMITTED')
  return (
    <section aria-label={t('others')}>
      <Flex alignItems="baseline" gap="3" flexWrap="wrap" marginBlockEnd="2">
        <Box as="h2" fontWeight="600">
          {t('others')}
        </Box>
        {mayRemind && isOwed && <Link to={owedPath(jobId)}>{t('toRemind')}</Link>}
      </Flex>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {people.map(({ requestDatabaseId, user, state, askedAt, dueAt, remindedAt }) => (
          <Box as="li" key={requestDatabaseId} display="flex" flexWrap="wrap" columnGap="3">
            <b>{user?.fullName ?? '—'}</b>
            <Box color="fg.muted">
              {state === 'SUBMITTED'
                ? t('hiddenAnswer')
                : [
                    t('askedOn', { replace: { date: formatDate(askedAt) } }),
                    dueAt && t('dueOn', { replace: { date: formatDate(dueAt) } }),
                    remindedAt && t('remindedOn', { replace: { date: formatDate(remindedAt) } }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  )
}

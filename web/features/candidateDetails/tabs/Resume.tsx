import { Box, Flex, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { cvPeriod } from '../../../shared/cv/dates.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { PartFailed } from '../../../shared/ui/ErrorState.tsx'
import { Card } from './parts.tsx'
import type { Resume_candidate$key } from './__generated__/Resume_candidate.graphql.ts'

interface EntryProps {
  title: string
  sub?: string
  dates?: string
  children?: ReactNode
}

function Entry({ title, sub, dates, children }: EntryProps) {
  return (
    <Box as="li">
      <Flex gap="3" justifyContent="space-between" wrap="wrap">
        <strong>{title}</strong>
        <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
          {dates}
        </Box>
      </Flex>
      {sub && <div>{sub}</div>}
      {children && (
        <Box color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere" marginBlockStart="1">
          {children}
        </Box>
      )}
    </Box>
  )
}

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyleType: 'none' } })
const Tag = chakra('li', {
  base: { paddingInline: '2', paddingBlock: '0.5', borderRadius: '6px', bg: 'bg.muted', overflowWrap: 'anywhere' },
})
const Tags = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyleType: 'none' } })

/** The candidate's experience and skills; empty sections are left out. */
export default function Resume({ candidate: key }: { candidate: Resume_candidate$key }) {
  const { t } = useTranslation('candidateDetails')
  const { resume } = useFragment(
    graphql`
    fragment Resume_candidate on Candidate {
      resume {
        summary
        work { company position startDate endDate isCurrent summary }
        education { institution area studyType startDate endDate isCurrent }
        awards { title date }
        skills { name level }
        languages { language fluency }
      }
    }
  `,
    key,
  )
  const dates = ({
    startDate,
    endDate,
    isCurrent,
  }: {
    startDate?: string | null
    endDate?: string | null
    isCurrent: boolean
  }) => cvPeriod({ startDate: startDate ?? '', endDate: endDate ?? '', isAdded: isCurrent }, t('now'))
  if (!resume) return <PartFailed />
  const { summary, work, education, awards, skills, languages } = resume
  const isEmpty = !summary && [work, education, awards, skills, languages].every((list) => list.length === 0)
  if (isEmpty) return <EmptyState kind="unused" hint={t('noResume')} />
  return (
    <Box display="grid" gap="4" minWidth="0">
      {summary && (
        <Card title={t('summary')}>
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
            {summary}
          </Box>
        </Card>
      )}
      {work.length > 0 && (
        <Card title={t('work')}>
          <List>
            {work.map((one, at) => (
              <Entry key={at} title={one.company} sub={one.position ?? ''} dates={dates(one)}>
                {one.summary}
              </Entry>
            ))}
          </List>
        </Card>
      )}
      {education.length > 0 && (
        <Card title={t('education')}>
          <List>
            {education.map((one, at) => (
              <Entry
                key={at}
                title={one.institution}
                sub={[one.area, one.studyType].filter(Boolean).join(' · ')}
                dates={dates(one)}
              />
            ))}
          </List>
        </Card>
      )}
      {skills.length > 0 && (
        <Card title={t('skillsTitle')}>
          <Tags>
            {skills.map(({ name, level }, at) => (
              <Tag key={at}>
                {name}
                {level > 0 && (
                  <Box as="span" color="fg.muted">
                    {' '}
                    · {t(`skillLevels.${Math.min(5, level) as 1}`)}
                  </Box>
                )}
              </Tag>
            ))}
          </Tags>
        </Card>
      )}
      {languages.length > 0 && (
        <Card title={t('languagesTitle')}>
          <Tags>
            {languages.map(({ language, fluency }, at) => (
              <Tag key={at}>
                {language}
                {fluency > 0 && (
                  <Box as="span" color="fg.muted">
                    {' '}
                    · {t('levelOf', { replace: { level: String(fluency) } })}
                  </Box>
                )}
              </Tag>
            ))}
          </Tags>
        </Card>
      )}
      {awards.length > 0 && (
        <Card title={t('awards')}>
          <List>
            {awards.map((one, at) => (
              <Entry key={at} title={one.title} dates={one.date ?? ''} />
            ))}
          </List>
        </Card>
      )}
    </Box>
  )
}

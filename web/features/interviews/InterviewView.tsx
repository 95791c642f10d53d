import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { dateTimeFormat } from '../../shared/format/intl.ts'
import { InterviewState } from '../../shared/interviewStates/InterviewState.tsx'
import { RichText } from '../../shared/richText/RichText.tsx'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { useOwnZone } from '../../shared/session/timeZone.ts'
import { responseColors } from './responses.ts'
import type { InterviewView_interview$key } from './__generated__/InterviewView_interview.graphql.ts'

const Term = chakra('dt', { base: { color: 'fg.muted' } })
const Text = chakra('dd', { base: { margin: '0', overflowWrap: 'anywhere' } })

/** The time, place, panel and preparation of an interview. */
export function InterviewView({ interview: key }: { interview: InterviewView_interview$key }) {
  const { t, i18n } = useTranslation('interviews')
  const own = useOwnZone()
  const interview = useFragment(
    graphql`
    fragment InterviewView_interview on Interview {
      state startsAt endsAt timeZone place link notes candidateResponse candidateName
      candidate { databaseId }
      room { name directions location { name } }
      kit { focus preparation }
      panel { id role response user { fullName } }
    }
  `,
    key,
  )
  const { state, startsAt, endsAt, timeZone, room, place, link, notes, kit, candidate } = interview
  const span = (zone: string) =>
    `${dateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).formatRange(new Date(startsAt), new Date(endsAt))} (${zone})`
  const rows: [string, ReactNode][] = [
    [t('fields.state'), <InterviewState key="state" state={state} />],
    [t('fields.when'), span(timeZone)],
    ...(own !== timeZone ? [[t('fields.yourTime'), span(own)] as [string, ReactNode]] : []),
    ...(room
      ? [
          [t('fields.room'), [room.name, room.directions, room.location?.name].filter(Boolean).join(' · ')] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(place ? [[t('fields.place'), place] as [string, ReactNode]] : []),
    ...(link
      ? [
          [
            t('fields.link'),
            <a key="link" href={link} target="_blank" rel="noopener noreferrer">
              {link}
            </a>,
          ] as [string, ReactNode],
        ]
      : []),
    [
      t('fields.candidate'),
      <Flex key="candidate" gap="2" flexWrap="wrap" alignItems="center">
        {candidate ? (
          <Link to={`/interview-view-cv/${candidate.databaseId}`}>
            {t('cvOf', { replace: { name: interview.candidateName } })}
          </Link>
        ) : (
          interview.candidateName
        )}
        <StatusTag color={responseColors[interview.candidateResponse]}>
          {t(`responses.${interview.candidateResponse}`)}
        </StatusTag>
      </Flex>,
    ],
  ]
  return (
    <Box display="grid" gap="5" maxWidth="900px">
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'max-content minmax(0, 1fr)' }}
        gap="2"
        columnGap="4"
      >
        {rows.map(([label, value]) => (
          <Box key={label} display="contents">
            <Term>{label}</Term>
            <Text>{value}</Text>
          </Box>
        ))}
      </Box>
      <Part title={t('fields.panel')}>
        <Flex as="ul" direction="column" gap="2" listStyleType="none">
          {interview.panel.map(({ id, role, response, user }) => (
            <Flex as="li" key={id} gap="2" alignItems="center" flexWrap="wrap">
              <span>{user?.fullName}</span>
              <Box as="span" color="fg.muted" fontSize="12px">
                {t(`roles.${role}`)}
              </Box>
              <StatusTag color={responseColors[response]}>{t(`responses.${response}`)}</StatusTag>
            </Flex>
          ))}
        </Flex>
      </Part>
      {kit && kit.focus.length > 0 && <Part title={t('focus')}>{kit.focus.join(', ')}</Part>}
      {kit?.preparation && (
        <Part title={t('preparation')}>
          <RichText html={kit.preparation} kind="job" />
        </Part>
      )}
      {notes && (
        <Part title={t('fields.notes')}>
          <Box whiteSpace="pre-wrap">{notes}</Box>
        </Part>
      )}
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h2" fontSize="14px" fontWeight="600" marginBlockEnd="2">
        {title}
      </Heading>
      {children}
    </Box>
  )
}

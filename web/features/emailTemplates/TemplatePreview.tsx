import { Box, SimpleGrid } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { OpenJobPicker } from '../../shared/candidates/OpenJobPicker.tsx'
import type { Option } from '../../shared/fields/ChoiceList.tsx'
import { Combobox } from '../../shared/fields/Combobox.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { useCan } from '../../shared/hooks/useCan.ts'
import { QuietBoundary } from '../../shared/QuietBoundary.tsx'
import { RichText } from '../../shared/richText/RichText.tsx'
import { Drawer, DrawerBody } from '../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import LetterLogo from './LetterLogo.tsx'
import type { TemplatePreviewCandidatesQuery } from './__generated__/TemplatePreviewCandidatesQuery.graphql.ts'
import type { TemplatePreviewExampleQuery } from './__generated__/TemplatePreviewExampleQuery.graphql.ts'
import type { TemplatePreviewRecordQuery } from './__generated__/TemplatePreviewRecordQuery.graphql.ts'

interface Letter {
  subject: string
  contents: string
}
interface Props {
  letter: Letter
  onClose: () => void
}

/** A text shown as a mail: placeholders show their meaning in brackets, or the values of a candidate and a job. */
export default function TemplatePreview({ letter, onClose }: Props) {
  const { t } = useTranslation('emailTemplates')
  const can = useCan()
  const environment = useRelayEnvironment()
  const [candidate, setCandidate] = useState<Option | null>(null)
  const [job, setJob] = useState<Option | null>(null)
  const load = async (query: string) => {
    const answer = await fetchQuery<TemplatePreviewCandidatesQuery>(
      environment,
      graphql`
      query TemplatePreviewCandidatesQuery($query: String) {
        candidates(query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: query || null },
    ).toPromise()
    return answer?.candidates.nodes.map(({ id, name }) => ({ value: id, label: name })) ?? []
  }
  const mayChoose = can('TemplatePreviewCandidatesQuery') && can('TemplatePreviewRecordQuery')
  return (
    <Drawer place="center" width="680px" title={t('preview')} onClose={onClose}>
      <DrawerBody display="grid" gap="4" alignContent="start" minHeight="360px">
        {mayChoose && (
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <Field label={t('candidate')} hint={t('candidateHint')}>
              {(aria) => <Combobox value={candidate} onChange={setCandidate} load={load} aria={aria} />}
            </Field>
            {candidate && can('OpenJobPickerQuery') && (
              <Field label={t('job')}>{(aria) => <OpenJobPicker value={job} onChange={setJob} aria={aria} />}</Field>
            )}
          </SimpleGrid>
        )}
        <ErrorBoundary resetKey={`${candidate?.value} ${job?.value}`}>
          <Suspense fallback={<Box minHeight="160px" aria-busy />}>
            {candidate ? (
              <RecordPreview {...letter} candidateId={candidate.value} jobId={job?.value ?? null} />
            ) : (
              <ExamplePreview {...letter} />
            )}
          </Suspense>
        </ErrorBoundary>
      </DrawerBody>
    </Drawer>
  )
}

function ExamplePreview(letter: Letter) {
  const { emailTemplatePreview } = useLazyLoadQuery<TemplatePreviewExampleQuery>(
    graphql`
      query TemplatePreviewExampleQuery($subject: String!, $contents: String!) {
        emailTemplatePreview(subject: $subject, contents: $contents) @required(action: THROW) { subject contents }
      }
    `,
    letter,
    { fetchPolicy: 'network-only' },
  )
  return <Shown {...emailTemplatePreview} />
}

function RecordPreview(variables: TemplatePreviewRecordQuery['variables']) {
  const { t } = useTranslation('emailTemplates')
  const { candidateEmailPreview: preview } = useLazyLoadQuery<TemplatePreviewRecordQuery>(
    graphql`
      query TemplatePreviewRecordQuery($candidateId: ID!, $jobId: ID, $subject: String!, $contents: String!) {
        candidateEmailPreview(candidateId: $candidateId, jobId: $jobId, subject: $subject, contents: $contents)
        @required(action: THROW) { subject contents missingTokens }
      }
    `,
    variables,
    { fetchPolicy: 'network-only' },
  )
  return (
    <>
      {preview.missingTokens.length > 0 && (
        <Box role="note" bg="status.orange.bg" color="status.orange.fg" borderRadius="8px" padding="2">
          {t('missing', { replace: { tokens: preview.missingTokens.join(', ') } })}
        </Box>
      )}
      <Shown {...preview} />
    </>
  )
}

function Shown({ subject, contents }: Letter) {
  return (
    <Box overflowWrap="anywhere">
      <Box fontWeight="600" marginBlockEnd="3">
        {subject}
      </Box>
      <QuietBoundary>
        <Suspense fallback={null}>
          <LetterLogo />
        </Suspense>
      </QuietBoundary>
      <RichText html={contents} kind="mail" />
    </Box>
  )
}

import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { errorText } from '../../../shared/format/errorText.ts'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { Combobox } from '../../../shared/fields/Combobox.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { delayText } from './delays.ts'
import { reasonText } from './reasonText.ts'
import type { DryRunDialogQuery } from './__generated__/DryRunDialogQuery.graphql.ts'
import type { DryRunDialogSubjectsQuery } from './__generated__/DryRunDialogSubjectsQuery.graphql.ts'

type Steps = DryRunDialogQuery['response']['workflowDryRun']

interface Props {
  workflowId: string
  stepId: string
  stepName: string
  onClose: () => void
}

/** Shows what the triggers would do for a candidate of a job. Nothing is executed. */
export function DryRunDialog({ workflowId, stepId, stepName, onClose }: Props) {
  const { t } = useTranslation(['workflows', 'shared'])
  const environment = useRelayEnvironment()
  const [subject, setSubject] = useState<Option | null>(null)
  const [error, setError] = useState<string>()
  const [steps, setSteps] = useState<Steps | null>(null)
  const [isAsking, setAsking] = useState(false)
  const load = async (search: string): Promise<Option[]> => {
    const answer = await fetchQuery<DryRunDialogSubjectsQuery>(
      environment,
      graphql`
      query DryRunDialogSubjectsQuery($workflowId: ID!, $query: String) {
        workflowSubjects(workflowId: $workflowId, query: $query, first: 20) @required(action: THROW) { nodes { candidateId candidateName jobId jobTitle } }
      }
    `,
      { workflowId, query: search || null },
      { fetchPolicy: 'network-only' },
    ).toPromise()
    return (
      answer?.workflowSubjects.nodes.map(({ candidateId, candidateName, jobId, jobTitle }) => ({
        value: `${candidateId} ${jobId}`,
        label: `${candidateName ?? t('hiddenName')} — ${jobTitle}`,
      })) ?? []
    )
  }
  const ask = async () => {
    const [candidateId, jobId] = subject?.value.split(' ') ?? []
    if (!candidateId || !jobId) return setError(t('required', { ns: 'shared' }))
    setAsking(true)
    try {
      const answer = await fetchQuery<DryRunDialogQuery>(
        environment,
        graphql`
        query DryRunDialogQuery($stepId: ID!, $candidateId: ID!, $jobId: ID!) {
          workflowDryRun(stepId: $stepId, candidateId: $candidateId, jobId: $jobId) @required(action: THROW) {
            kind kindName statusName outcome reason missing targetName delayMinutes afterMinutes unmetConditions
            mails { recipient subject body }
          }
        }
      `,
        { stepId, candidateId, jobId },
        { fetchPolicy: 'network-only' },
      ).toPromise()
      setSteps(answer?.workflowDryRun ?? [])
    } catch (thrown) {
      setError(errorText(thrown))
    }
    setAsking(false)
  }
  return (
    <Drawer width="640px" title={t('tryTitle', { replace: { name: stepName } })} onClose={onClose}>
      <DrawerBody display="grid" gap="4" alignContent="start">
        <Text color="fg.muted">{t('tryHint')}</Text>
        <Field label={t('subject')} isRequired error={error}>
          {(aria) => (
            <Combobox
              aria={aria}
              value={subject}
              load={load}
              placeholder={t('searchSubject')}
              onChange={(value) => {
                setSubject(value)
                setError(undefined)
                setSteps(null)
              }}
            />
          )}
        </Field>
        <Box role="status">{steps && (steps.length === 0 ? t('nothingHappens') : <Results steps={steps} />)}</Box>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('close', { ns: 'shared' })}</Button>
        <Button kind="primary" disabled={isAsking} aria-busy={isAsking} onClick={() => void ask()}>
          {t('tryOut')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}

/** What each trigger would do, in order. */
function Results({ steps }: { steps: Steps }) {
  const { t } = useTranslation('workflows')
  const id = useId()
  return (
    <>
      <Text id={id} fontWeight="600" marginBlockEnd="2">
        {t('wouldHappen')}
      </Text>
      <chakra.ol aria-labelledby={id} listStyleType="none" margin="0" padding="0" display="grid" gap="2">
        {steps.map((step, at) => (
          <Box as="li" key={at} border="1px solid" borderColor="border" borderRadius="8px" padding="3">
            <Flex gap="2" alignItems="center" flexWrap="wrap">
              <StatusTag color={step.outcome === 'DONE' ? 'green' : 'orange'}>{t(`would.${step.outcome}`)}</StatusTag>
              <Text fontWeight="600">{step.kindName ?? t(`kinds.${step.kind}`)}</Text>
              <Text color="fg.muted">
                {step.statusName}
                {step.targetName && ` → ${step.targetName}`}
              </Text>
            </Flex>
            {step.afterMinutes > 0 && (
              <Text marginBlockStart="1" color="fg.muted">
                {t('wouldFollow', { replace: { delay: delayText(t, step.afterMinutes) } })}
              </Text>
            )}
            {step.delayMinutes > 0 && (
              <Text marginBlockStart="1" color="fg.muted">
                {t('wouldWait', { replace: { delay: delayText(t, step.delayMinutes) } })}
              </Text>
            )}
            {step.reason && <Text marginBlockStart="1">{reasonText(t, step.reason, step)}</Text>}
            {!step.reason && step.missing.length > 0 && (
              <Text marginBlockStart="1" color="fg.muted">
                {t('without', { replace: { people: step.missing.join(', ') } })}
              </Text>
            )}
            {step.mails.map((mail) => (
              <Box
                key={mail.recipient}
                marginBlockStart="2"
                paddingInlineStart="3"
                borderInlineStart="2px solid"
                borderColor="border.strong"
                overflowWrap="anywhere"
              >
                <Text fontSize="12px" color="fg.muted">
                  {t('mailTo', { replace: { recipient: mail.recipient } })}
                </Text>
                <Text fontWeight="600">{mail.subject}</Text>
                <Text whiteSpace="pre-wrap">{mail.body}</Text>
              </Box>
            ))}
          </Box>
        ))}
      </chakra.ol>
    </>
  )
}

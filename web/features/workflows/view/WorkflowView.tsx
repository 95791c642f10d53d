import { Box, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { Button } from '../../../shared/ui/Button.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { ForbiddenBoundary } from '../../../shared/ui/ForbiddenBoundary.tsx'
import { PageButton } from '../../../shared/ui/PageButton.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useCrumb } from '../../../shared/shell.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { ActiveTag } from '../ActiveTag.tsx'
import { KitFacts } from '../kits/KitFacts.tsx'
import { LoadingPanels } from '../LoadingPanels.tsx'
import { Panel } from '../Panel.tsx'
import { editPath } from '../paths.ts'
import { RunLog } from '../triggers/RunLog.tsx'
import { TriggerItem } from '../triggers/TriggerItem.tsx'
import type { WorkflowViewQuery } from './__generated__/WorkflowViewQuery.graphql.ts'

const Title = ({ text }: { text: string }) => (
  <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" minWidth="0" overflowWrap="anywhere">
    {text}
  </Heading>
)

/** The read-only view of a workflow: its statuses in order and the triggers of each (decision D-33). */
export function WorkflowView({ id }: { id: string }) {
  const { t } = useTranslation('workflows')
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary
      title={t('loadFailed')}
      onRetry={() => setAttempt(attempt + 1)}
      heading={<Title text={t('viewTitle')} />}
    >
      <ForbiddenBoundary>
        <Suspense
          fallback={
            <>
              <Title text={t('viewTitle')} />
              <LoadingPanels />
            </>
          }
        >
          <Loaded id={id} attempt={attempt} />
        </Suspense>
      </ForbiddenBoundary>
    </ErrorBoundary>
  )
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('workflows')
  const can = useCan()
  const navigate = useNavigate()
  const { workflow } = useScreenQuery<WorkflowViewQuery>(
    graphql`
    query WorkflowViewQuery($id: ID!) {
      workflow(databaseId: $id) {
        id databaseId name isActive jobCount updatedAt
        updatedBy { fullName }
        departments { name }
        steps { id name color isSystem candidateCount triggers { id ...TriggerItem_trigger } interviewKits @catch(to: NULL) { id ...KitFacts_kit } }
      }
    }
  `,
    { id },
    { fetchKey: attempt },
  )
  useCrumb(workflow?.name)
  if (!workflow)
    return (
      <>
        <Title text={t('viewTitle')} />
        <EmptyState kind="unused" title={t('gone')} />
      </>
    )
  const { name, isActive, jobCount, departments, steps, updatedAt, updatedBy } = workflow
  const nameOf = (stepId: string) => steps.find((step) => step.id === stepId)?.name
  const facts = [
    [t('departments'), (departments ?? []).map((department) => department.name).join(', ')],
    [t('jobs'), String(jobCount)],
    [t('lastChange'), `${formatDateTime(updatedAt)}${updatedBy ? ` — ${updatedBy.fullName}` : ''}`],
  ]
  return (
    <Box display="grid" gap="4">
      <Flex alignItems="center" gap="2" flexWrap="wrap">
        <Title text={name} />
        <Box marginInlineEnd="auto">
          <ActiveTag isActive={isActive} />
        </Box>
        {can('useWorkflowFormMutation') && (
          <PageButton>
            <Button onClick={() => void navigate(editPath(workflow.databaseId))}>
              <Pencil size={14} aria-hidden />
              {t('edit')}
            </Button>
          </PageButton>
        )}
      </Flex>
      <chakra.dl
        margin="0"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'max-content minmax(0, 1fr)' }}
        columnGap="4"
        rowGap="1"
      >
        {facts.map(([term, fact]) => (
          <Box key={term} display="contents">
            <chakra.dt color="fg.muted">{term}</chakra.dt>
            <chakra.dd margin="0" overflowWrap="anywhere">
              {fact}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      <Panel id="workflow-statuses" title={t('statuses')}>
        <chakra.ol listStyleType="none" margin="0" padding="0" display="grid" gap="2">
          {steps.map((step, at) => (
            <Box as="li" key={step.id} border="1px solid" borderColor="border" borderRadius="8px" padding="2.5">
              <Flex alignItems="center" gap="2" flexWrap="wrap">
                <Text color="fg.muted" fontVariantNumeric="tabular-nums" minWidth="20px">
                  {at + 1}
                </Text>
                <chakra.span
                  width="10px"
                  height="10px"
                  borderRadius="full"
                  flexShrink={0}
                  style={{ backgroundColor: step.color }}
                  aria-hidden
                />
                <Text fontWeight="600" minWidth="0" overflowWrap="anywhere">
                  {step.name}
                </Text>
                {step.isSystem && (
                  <Text color="fg.muted" fontSize="12px">
                    {t('systemStatus')}
                  </Text>
                )}
                {!!step.candidateCount && (
                  <Text color="fg.muted" fontSize="12px" marginInlineStart="auto">
                    {t('candidates', { count: step.candidateCount })}
                  </Text>
                )}
              </Flex>
              {step.triggers.length > 0 && (
                <chakra.ol
                  aria-label={t('triggersOf', { replace: { name: step.name } })}
                  listStyleType="none"
                  margin="0"
                  marginBlockStart="2"
                  padding="0"
                  display="grid"
                  gap="1.5"
                >
                  {step.triggers.map((trigger) => (
                    <TriggerItem key={trigger.id} trigger={trigger} nameOf={nameOf} />
                  ))}
                </chakra.ol>
              )}
              {!!step.interviewKits?.length && (
                <chakra.ul
                  aria-label={t('kits.of', { replace: { name: step.name } })}
                  listStyleType="none"
                  margin="0"
                  marginBlockStart="2"
                  padding="0"
                  display="grid"
                  gap="1.5"
                >
                  {step.interviewKits.map((kit) => (
                    <Flex as="li" key={kit.id}>
                      <KitFacts kit={kit} />
                    </Flex>
                  ))}
                </chakra.ul>
              )}
            </Box>
          ))}
        </chakra.ol>
      </Panel>
      <RunLog workflowId={workflow.id} />
    </Box>
  )
}

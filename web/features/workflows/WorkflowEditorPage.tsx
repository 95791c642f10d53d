import { Box, Flex, Heading } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { ForbiddenBoundary } from '../../shared/ui/ForbiddenBoundary.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useCrumb } from '../../shared/shell.ts'
import { WorkflowEditor } from './editor/WorkflowEditor.tsx'
import { CreateForm } from './list/CreateForm.tsx'
import { LoadingPanels } from './LoadingPanels.tsx'
import type { WorkflowEditorPageQuery } from './__generated__/WorkflowEditorPageQuery.graphql.ts'

/** The editor of a workflow, or of a new one if the address names none. */
export default function WorkflowEditorPage() {
  const { t } = useTranslation('workflows')
  const { groupId } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0">
      {groupId ? (
        <ErrorBoundary
          title={t('loadFailed')}
          resetKey={groupId}
          onRetry={() => setAttempt(attempt + 1)}
          heading={<Title text={t('editorTitle')} />}
        >
          <ForbiddenBoundary>
            <Suspense
              fallback={
                <>
                  <Title text={t('editorTitle')} />
                  <LoadingPanels />
                </>
              }
            >
              <Loaded key={groupId} id={groupId} attempt={attempt} />
            </Suspense>
          </ForbiddenBoundary>
        </ErrorBoundary>
      ) : (
        <NewWorkflow />
      )}
    </Box>
  )
}

const Title = ({ text }: { text: string }) => (
  <Heading
    as="h1"
    tabIndex={-1}
    outline="none"
    fontSize="19px"
    lineHeight="26px"
    marginBlockEnd="3"
    overflowWrap="anywhere"
  >
    {text}
  </Heading>
)

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('workflows')
  // Always read from the network: an outdated version would only end in a conflict.
  const data = useScreenQuery<WorkflowEditorPageQuery>(
    graphql`
    query WorkflowEditorPageQuery($id: ID!) {
      workflow(databaseId: $id) { name ...WorkflowEditor_workflow }
      ...AddStatusMenu_query
    }
  `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  useCrumb(data.workflow?.name)
  if (!data.workflow)
    return (
      <>
        <Title text={t('editorTitle')} />
        <EmptyState kind="unused" title={t('gone')} />
      </>
    )
  return <WorkflowEditor workflow={data.workflow} catalogue={data} />
}

function NewWorkflow() {
  const { t } = useTranslation('workflows')
  return (
    <>
      <Title text={t('createTitle')} />
      <Box
        maxWidth="520px"
        border="1px solid"
        borderColor="border"
        borderRadius="10px"
        padding={{ base: '3', md: '4' }}
      >
        <CreateForm>
          {(fields, isSending) => (
            <Box display="grid" gap="4">
              {fields}
              <Flex justifyContent="flex-end">
                <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
                  {t('create')}
                </Button>
              </Flex>
            </Box>
          )}
        </CreateForm>
      </Box>
    </>
  )
}

import { Flex, Heading } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/Button.tsx'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import { ForbiddenBoundary } from '../../../shared/ForbiddenBoundary.tsx'
import { SkeletonRows, Table } from '../../../shared/table/Table.tsx'
import { useUrlState } from '../../../shared/urlState.ts'
import { useCan } from '../../../shared/useCan.ts'
import { workflowColumns } from './columns.ts'
import { listShape } from './listState.ts'
import { WorkflowCreateDialog } from './WorkflowCreateDialog.tsx'
import { WorkflowTable } from './WorkflowTable.tsx'

/** The workflows of the company (000/2.7): a screen of its own, and a tab of the interview settings. */
export function WorkflowsSection({ level }: { level: 'h1' | 'h2' }) {
  const { t } = useTranslation('workflows')
  const can = useCan()
  const [state, set] = useUrlState(listShape)
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(state)
  const [attempt, setAttempt] = useState(0)
  const [isCreating, setCreating] = useState(false)
  const columns = workflowColumns(t)
  return (
    <>
      <Flex alignItems="center" gap="2" flexWrap="wrap" marginBlockEnd="3">
        <Heading
          as={level}
          tabIndex={-1}
          outline="none"
          fontSize={level === 'h1' ? '19px' : '15px'}
          lineHeight="26px"
          marginInlineEnd="auto"
        >
          {t('title')}
        </Heading>
        {can('CreateFormMutation') && (
          <Button kind="primary" onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        )}
      </Flex>
      <ErrorBoundary title={t('listFailed')} resetKey={JSON.stringify(shown)} onRetry={() => setAttempt(attempt + 1)}>
        <ForbiddenBoundary>
          <Suspense
            fallback={
              <Table label={t('title')} columns={columns} isBusy>
                <SkeletonRows columns={columns} />
              </Table>
            }
          >
            <WorkflowTable
              state={shown}
              isBehind={shown !== state}
              set={set}
              attempt={attempt}
              onCreate={() => setCreating(true)}
            />
          </Suspense>
        </ForbiddenBoundary>
      </ErrorBoundary>
      {isCreating && <WorkflowCreateDialog onClose={() => setCreating(false)} />}
    </>
  )
}

import { Box } from '@chakra-ui/react'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { parseContents } from '../../../../common/forms/contents.ts'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { DynamicForm } from '../../../shared/forms/DynamicForm.tsx'
import { PrintButton } from '../../../shared/forms/paper/PrintButton.tsx'
import { useAnswers } from '../../../shared/forms/useAnswers.ts'
import type { FormPreviewDialogQuery } from './__generated__/FormPreviewDialogQuery.graphql.ts'

interface Props {
  name: string
  databaseId: string
  onClose: () => void
}

/** The form as interviewers see it, read-only. */
export default function FormPreviewDialog({ name, databaseId, onClose }: Props) {
  const { t } = useTranslation(['interviewForms', 'forms'])
  const [attempt, setAttempt] = useState(0)
  return (
    <Drawer place="center" width="75vw" title={t('previewTitle', { replace: { name } })} onClose={onClose}>
      <DrawerBody tabIndex={0} role="region" aria-label={name}>
        <ErrorBoundary onRetry={() => setAttempt(attempt + 1)}>
          <Suspense fallback={<Box minHeight="240px" aria-busy />}>
            <Contents name={name} databaseId={databaseId} attempt={attempt} />
          </Suspense>
        </ErrorBoundary>
      </DrawerBody>
    </Drawer>
  )
}

function Contents({ name, databaseId, attempt }: { name: string; databaseId: string; attempt: number }) {
  const { t } = useTranslation('interviewForms')
  const { interviewForm } = useLazyLoadQuery<FormPreviewDialogQuery>(
    graphql`
    query FormPreviewDialogQuery($id: ID!) { interviewForm(databaseId: $id) { contents } }
  `,
    { id: databaseId },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  return interviewForm ? (
    <ReadOnly name={name} contents={interviewForm.contents} />
  ) : (
    <EmptyState kind="unused" title={t('gone')} />
  )
}

function ReadOnly({ name, contents }: { name: string; contents: string }) {
  const { fields, columns } = useMemo(() => parseContents(contents), [contents])
  const { answers } = useAnswers(fields)
  return (
    <>
      <DynamicForm fields={fields} columns={columns} answers={answers} />
      {fields.length > 0 && (
        <Box marginBlockStart="5">
          <PrintButton name={name} fields={fields} columns={columns} />
        </Box>
      )}
    </>
  )
}

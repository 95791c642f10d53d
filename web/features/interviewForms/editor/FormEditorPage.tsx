import { Box } from '@chakra-ui/react'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useLocation, useParams } from 'react-router'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import type { CreateState } from '../paths.ts'
import { draftOf } from './draft/draft.ts'
import { FormEditor } from './FormEditor.tsx'
import { nullId, startOf } from './preload.ts'
import { nothingUnread, readStored, storedForm } from './draft/storedForm.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { useFetched } from './draft/useFetched.ts'
import type { FormEditorPageQuery } from './__generated__/FormEditorPageQuery.graphql.ts'

/** The editor for an existing form or a new one: blank, or a copy of another. */
export default function FormEditorPage() {
  const params = useParams()
  const { state, key } = useLocation()
  const [attempt, setAttempt] = useState(0)
  // Loads all texts of the editor before a placeholder is shown.
  useTranslation(['interviewForms', 'forms', 'shared'])
  const start = startOf({ params, state })
  if (!start) return <TemplateForm />
  const { formId } = params
  return (
    <ErrorBoundary resetKey={formId ?? key} onRetry={() => setAttempt(attempt + 1)}>
      <Fetched key={`${formId ?? 'new'} ${attempt}`} {...start} />
    </ErrorBoundary>
  )
}

interface Props {
  created: CreateState | null
  /** The id of the form that is copied. */
  sourceId: string
}

const query = graphql`
  query FormEditorPageQuery($id: ID!) {
    interviewForm(databaseId: $id) { id databaseId ...storedForm_form }
    ...FormEditor_query
  }
`

/** Always read from the network: an outdated version would only end in a conflict. */
function Fetched({ created, sourceId }: Props) {
  const waiting = <Box minHeight="320px" aria-busy />
  return useFetched(query, sourceId) ? (
    <Suspense fallback={waiting}>
      <Loaded created={created} sourceId={sourceId} />
    </Suspense>
  ) : (
    waiting
  )
}

function Loaded({ created, sourceId }: Props) {
  const { t } = useTranslation('interviewForms')
  const data = useLazyLoadQuery<FormEditorPageQuery>(query, { id: sourceId }, { fetchPolicy: 'store-or-network' })
  const { interviewForm } = data
  // The editor keeps the form with which it was opened, whatever the store receives later.
  const [stored] = useState(() => interviewForm && readStored(storedForm(interviewForm)))
  const start = useMemo(() => {
    if (!created) return null
    const { formName: name, category } = created
    return {
      version: null,
      unread: stored?.unread ?? nothingUnread,
      draft: stored ? { ...stored.draft, name, category, isActive: true } : draftOf({ name, category }),
    }
  }, [created, stored])
  if (sourceId !== nullId && (!stored || !interviewForm)) return <EmptyState kind="unused" title={t('gone')} />
  if (start) return <FormEditor options={data} form={null} start={start} />
  return stored && interviewForm ? <FormEditor options={data} form={interviewForm} start={stored} /> : null
}

import { Box } from '@chakra-ui/react'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useLocation, useParams } from 'react-router'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import type { CreateState } from '../paths.ts'
import { draftOf } from './draft.ts'
import { FormEditor } from './FormEditor.tsx'
import { readStored, storedForm } from './storedForm.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { useFetched } from './useFetched.ts'
import type { FormEditorPageQuery } from './__generated__/FormEditorPageQuery.graphql.ts'

/** No form has it (000/9). */
const nullId = '00000000-0000-0000-0000-000000000000'

/** What came with the address; a page that was opened by hand has nothing. */
function createState(state: unknown): CreateState | null {
  const given = state as Partial<CreateState> | null
  if (!given || typeof given.formName !== 'string') return null
  return {
    formName: given.formName,
    duplicateId: typeof given.duplicateId === 'string' ? given.duplicateId : null,
    category: typeof given.category === 'number' ? given.category : 0,
  }
}

/** The editor of a form, or of a new one: blank, or as a copy of another. */
export default function FormEditorPage() {
  const { formId } = useParams()
  const { state, key } = useLocation()
  const [attempt, setAttempt] = useState(0)
  // All texts of the editor, before there is a placeholder.
  useTranslation(['interviewForms', 'forms', 'shared'])
  const created = formId ? null : createState(state)
  if (!formId && !created) return <TemplateForm />
  return (
    <ErrorBoundary resetKey={formId ?? key} onRetry={() => setAttempt(attempt + 1)}>
      <Fetched key={`${formId ?? 'new'} ${attempt}`} formId={formId ?? null} created={created} />
    </ErrorBoundary>
  )
}

interface Props {
  formId: string | null
  created: CreateState | null
}

const query = graphql`
  query FormEditorPageQuery($id: ID!) {
    interviewForm(databaseId: $id) { id databaseId ...storedForm_form }
    ...FormEditor_query
  }
`

/** From the network: a version that is old already would only end in a conflict. */
function Fetched({ formId, created }: Props) {
  const sourceId = formId ?? created?.duplicateId ?? nullId
  const waiting = <Box minHeight="320px" aria-busy />
  return useFetched(query, sourceId) ? (
    <Suspense fallback={waiting}>
      <Loaded created={created} sourceId={sourceId} />
    </Suspense>
  ) : (
    waiting
  )
}

function Loaded({ created, sourceId }: Omit<Props, 'formId'> & { sourceId: string }) {
  const { t } = useTranslation('interviewForms')
  const data = useLazyLoadQuery<FormEditorPageQuery>(query, { id: sourceId }, { fetchPolicy: 'store-or-network' })
  const { interviewForm } = data
  // What the editor starts from stays, whatever the store learns meanwhile.
  const [stored] = useState(() => interviewForm && readStored(storedForm(interviewForm)))
  const start = useMemo(() => {
    if (!created) return null
    const { formName: name, category } = created
    return {
      version: null,
      draft: stored ? { ...stored.draft, name, category, isActive: true } : draftOf({ name, category }),
    }
  }, [created, stored])
  if (sourceId !== nullId && (!stored || !interviewForm)) return <EmptyState kind="unused" title={t('gone')} />
  if (start) return <FormEditor options={data} form={null} start={start} />
  return stored && interviewForm ? <FormEditor options={data} form={interviewForm} start={stored} /> : null
}

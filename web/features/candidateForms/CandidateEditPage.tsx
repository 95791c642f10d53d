import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link, useParams } from 'react-router'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useCrumb } from '../../shared/shell.ts'
import { CandidateForm } from './form/CandidateForm.tsx'
import { valuesOf } from './form/candidateValues.ts'
import { FormPage } from './FormPage.tsx'
import { editPath } from './paths.ts'
import type { CandidateEditPageQuery } from './__generated__/CandidateEditPageQuery.graphql.ts'

/** The page on which a candidate is edited. */
export default function CandidateEditPage() {
  const { t } = useTranslation('candidateForms')
  const { id = '' } = useParams()
  return (
    <FormPage key={id} title={t('editTitle')} resetKey={id}>
      {(attempt) => <Loaded id={id} attempt={attempt} />}
    </FormPage>
  )
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('candidateForms')
  // Always read from the network: an outdated version would only end in a conflict.
  const data = useScreenQuery<CandidateEditPageQuery>(
    graphql`
    query CandidateEditPageQuery($id: ID!) @throwOnFieldError {
      candidate(databaseId: $id) {
        id databaseId name canEdit mergedInto { databaseId name }
        cvNews @catch(to: NULL) { field value snippet page confidence isOffered }
        ...candidateValues_candidate
      }
      ...useOptions_query
    }
  `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const { candidate } = data
  useCrumb(candidate?.name)
  if (!candidate) return <EmptyState kind="unused" title={t('gone')} />
  if (candidate.mergedInto) {
    const { databaseId, name } = candidate.mergedInto
    return (
      <EmptyState
        kind="unused"
        title={t('wasMerged', { replace: { name } })}
        action={<Link to={editPath(databaseId)}>{name}</Link>}
      />
    )
  }
  if (!candidate.canEdit) return <EmptyState kind="forbidden" />
  return (
    <CandidateForm
      options={data}
      candidate={{ id: candidate.id, databaseId: candidate.databaseId, values: valuesOf(candidate) }}
      news={(candidate.cvNews ?? []).map(({ page = null, ...field }) => ({ ...field, page }))}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate, useParams } from 'react-router'
import { saveBy } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useCrumb } from '../../../shared/shell.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { FormPage } from '../../../shared/formPage/FormPage.tsx'
import { listPath } from '../paths.ts'
import { JobForm } from './JobForm.tsx'
import { JobWorkflow } from './JobWorkflow.tsx'
import { inputOf, valuesOf } from './jobValues.ts'
import type { JobEditPageMutation } from './__generated__/JobEditPageMutation.graphql.ts'
import type { JobEditPageQuery } from './__generated__/JobEditPageQuery.graphql.ts'

const update = asMutation<JobEditPageMutation>(graphql`
  mutation JobEditPageMutation($input: UpdateJobInput!) {
    updateJob(input: $input) { job { id databaseId version ...jobValues_job } }
  }
`)

/** The page on which a job is edited. */
export default function JobEditPage() {
  const { t } = useTranslation('jobs')
  const { id = '' } = useParams()
  return (
    <FormPage key={id} title={t('editTitle')} resetKey={id}>
      {(attempt) => <Loaded id={id} attempt={attempt} />}
    </FormPage>
  )
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('jobs')
  const navigate = useNavigate()
  // Always read from the network: an outdated version would only end in a conflict.
  const data = useScreenQuery<JobEditPageQuery>(
    graphql`
    query JobEditPageQuery($id: ID!) @throwOnFieldError {
      job(databaseId: $id) { id databaseId title version workflow @catch(to: NULL) { name } ...jobValues_job }
      ...JobForm_options
    }
  `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const { job } = data
  useCrumb(job?.title)
  if (!job) return <EmptyState kind="unused" title={t('gone')} />
  return (
    <JobForm
      options={data}
      values={valuesOf(job)}
      databaseId={job.databaseId}
      workflow={() => <JobWorkflow databaseId={job.databaseId} name={job.workflow?.name ?? null} />}
      save={(typed, overwrites) =>
        saveBy(update, { input: { ...inputOf(typed), id: job.id, version: overwrites ? null : (job.version ?? null) } })
      }
      onDone={() => void navigate(`${listPath}?job=${job.databaseId}`)}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import { saveBy } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { FormPage } from '../../../shared/formPage/FormPage.tsx'
import { listPath } from '../paths.ts'
import { createVariables } from './createVariables.ts'
import { JobForm } from './JobForm.tsx'
import { emptyJob, inputOf, valuesOf, type JobValues } from './jobValues.ts'
import { WorkflowChoice } from './WorkflowChoice.tsx'
import type { JobCreatePageMutation } from './__generated__/JobCreatePageMutation.graphql.ts'
import type { JobCreatePageQuery } from './__generated__/JobCreatePageQuery.graphql.ts'

const create = asMutation<JobCreatePageMutation>(graphql`
  mutation JobCreatePageMutation($input: CreateJobInput!) { createJob(input: $input) { job { id databaseId title } } }
`)

/** The page on which a job is created, empty or as a copy of another one. */
export default function JobCreatePage() {
  const { t } = useTranslation('jobs')
  const [search] = useSearchParams()
  const copy = search.get('copy') ?? ''
  return (
    <FormPage key={copy} title={t(copy ? 'copyTitle' : 'createTitle')} resetKey={copy}>
      {(attempt) => <Loaded copy={copy} attempt={attempt} />}
    </FormPage>
  )
}

/**
 * Returns the values of a copy: without dates and owner, and with a normal priority if the original's is not one of the
 * product's.
 */
const copyOf = (job: JobValues): JobValues => ({
  ...job,
  openDate: '',
  dueDate: '',
  owner: null,
  priority: job.priority === 'OTHER' ? 'NORMAL' : job.priority,
})

/** Returns the default of one of the company's lists, or '' if there is none. */
const defaultOf = (list: readonly { id: string; isDefault: boolean }[]) =>
  list.find(({ isDefault }) => isDefault)?.id ?? ''

function Loaded({ copy, attempt }: { copy: string; attempt: number }) {
  const navigate = useNavigate()
  const data = useScreenQuery<JobCreatePageQuery>(
    graphql`
    query JobCreatePageQuery($copy: ID!, $isCopy: Boolean!) @throwOnFieldError {
      job(databaseId: $copy) @include(if: $isCopy) { version ...jobValues_job }
      jobTypes: vocabulary(kind: JOB_TYPE) @required(action: THROW) { id isDefault }
      salaryTypes: vocabulary(kind: SALARY_TYPE) @required(action: THROW) { id isDefault }
      salaryCurrencies: vocabulary(kind: SALARY_CURRENCY) @required(action: THROW) { id isDefault }
      ...JobForm_options
    }
  `,
    createVariables(copy),
    { fetchKey: attempt },
  )
  const values = data.job
    ? copyOf(valuesOf(data.job))
    : {
        ...emptyJob,
        employmentType: defaultOf(data.jobTypes),
        salaryType: defaultOf(data.salaryTypes),
        salaryCurrency: defaultOf(data.salaryCurrencies),
      }
  return (
    <JobForm
      options={data}
      values={values}
      databaseId={null}
      workflow={(control) => <WorkflowChoice control={control} />}
      save={(typed) =>
        saveBy(create, { input: { ...inputOf(typed), workflowId: typed.workflow || null, isHot: typed.isHot } })
      }
      onDone={(saved) => {
        const made = saved?.createJob.job.databaseId
        void navigate(made ? `${listPath}?job=${made}` : listPath)
      }}
    />
  )
}

import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import type { ListFilter } from '../../../shared/list/filters.tsx'
import type { DpsTaskListQuery } from './__generated__/DpsTaskListQuery.graphql.ts'

/** A filter by one of the open jobs; All is the default. */
export const openJobFilter: ListFilter<string, DpsTaskListQuery['response']> = {
  control: ({ value, set, data }) => <OpenJob job={value} jobs={data?.openJobs ?? []} onChange={set} />,
}

interface Props {
  job: string
  jobs: NonNullable<DpsTaskListQuery['response']['openJobs']>
  onChange: (job: string) => void
}

function OpenJob({ job, jobs, onChange }: Props) {
  const { t } = useTranslation('dpsTasks')
  return (
    <chakra.label display="flex" alignItems="center" gap="2" minWidth="0" color="fg.muted" whiteSpace="nowrap">
      {t('openJob')}
      <NativeSelect
        width="auto"
        maxWidth={{ base: '220px', md: '320px' }}
        value={job}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('all')}</option>
        {/* The address may name a job that is no longer open. */}
        {job && !jobs.some(({ databaseId }) => databaseId === job) && <option value={job}>{t('closedJob')}</option>}
        {jobs.map(({ databaseId, title }) => (
          <option key={databaseId} value={databaseId}>
            {title}
          </option>
        ))}
      </NativeSelect>
    </chakra.label>
  )
}

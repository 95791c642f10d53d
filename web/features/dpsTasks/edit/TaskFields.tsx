import { Grid } from '@chakra-ui/react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TagsInput } from '../../../shared/fields/TagsInput.tsx'
import { NumberField, Select, TextArea, TextField } from '../../../shared/fields/textFields.tsx'
import { UserPicker } from '../../../shared/fields/UserPicker.tsx'
import { ExperienceRows, LanguageRows } from '../../../shared/careerRows/CareerRows.tsx'
import type { CareerValues } from '../../../shared/careerRows/careerValues.ts'
import { FolderField } from '../../../shared/talentFolders/FolderFields.tsx'
import ContactLines from './ContactLines.tsx'
import type { TaskValues } from './taskValues.ts'
import type { TaskFields_query$key } from './__generated__/TaskFields_query.graphql.ts'

interface Props {
  control: Control<TaskValues>
  query: TaskFields_query$key
  /** The task's own job and rank, which the lists may no longer offer. */
  job: { id: string; title: string } | null
  rank: string | null
}

const twoColumns = { base: '1fr', sm: '1fr 1fr' }

/** All fields of a task (001/3, 001/5). */
export default function TaskFields({ control, query, job, rank }: Props) {
  const { t } = useTranslation('dpsTasks')
  const careerControl = control as unknown as Control<CareerValues>
  const { openJobs, jobRanks } = useFragment(
    graphql`
    fragment TaskFields_query on Query {
      openJobs @catch(to: NULL) { id title }
      jobRanks @catch(to: NULL) { name }
    }
  `,
    query,
  )
  const jobs = openJobs ?? []
  const allJobs = job && !jobs.some(({ id }) => id === job.id) ? [job, ...jobs] : jobs
  const ranks = (jobRanks ?? []).map(({ name }) => name)
  const allRanks = rank && !ranks.includes(rank) ? [rank, ...ranks] : ranks
  return (
    <>
      <TextField control={control} name="name" label={t('form.name')} isRequired maxLength={250} />
      <Grid templateColumns={twoColumns} gap="4" alignItems="start">
        <ContactLines control={control} name="phones" />
        <ContactLines control={control} name="emails" />
      </Grid>
      <TagsInput control={control} name="skills" label={t('form.skills')} isRequired />
      <TextArea control={control} name="note" label={t('form.note')} isRequired maxLength={2000} />
      <Grid templateColumns={twoColumns} gap="4" alignItems="start">
        <UserPicker control={control} name="owner" label={t('form.owner')} />
        <Select
          control={control}
          name="openJobId"
          label={t('openJob')}
          options={allJobs.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <Select
          control={control}
          name="jobRank"
          label={t('form.jobRank')}
          options={allRanks.map((name) => ({ value: name, label: name }))}
        />
        <NumberField control={control} name="experienceYears" label={t('form.experienceYears')} min={0} max={70} />
        <TextField control={control} name="account" label={t('form.account')} maxLength={250} />
        <FolderField control={control} name="folder" label={t('form.folder')} />
      </Grid>
      <TagsInput control={control} name="desiredWorkLocations" label={t('form.desiredWorkLocations')} />
      <LanguageRows control={careerControl} />
      <ExperienceRows control={careerControl} />
    </>
  )
}

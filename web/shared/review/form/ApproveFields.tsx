import { Box, Grid } from '@chakra-ui/react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PickMany } from '../../fields/PickMany.tsx'
import { TagsInput } from '../../fields/TagsInput.tsx'
import { NumberField, Select, TextArea, TextField } from '../../fields/textFields.tsx'
import { UserPicker } from '../../fields/UserPicker.tsx'
import type { ApproveValues } from './approveValues.ts'
import LanguageRows from './LanguageRows.tsx'

interface Named {
  id: string
  name: string
}

interface Props {
  control: Control<ApproveValues>
  channels: readonly Named[]
  jobRanks: readonly { name: string }[]
  folders: readonly Named[]
  /** Inbound candidates are approved to somebody (decision D-43). */
  isOwnerRequired?: boolean
  /** Of many rows: without what is of one person alone. */
  isOfMany?: boolean
}

/** What becomes of a row as a candidate. Skill, channel and remark are required (001/5). */
export default function ApproveFields({ control, channels, jobRanks, folders, isOwnerRequired, isOfMany }: Props) {
  const { t } = useTranslation('review')
  const options = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Box as="form" display="grid" gap="4" onSubmit={(event) => event.preventDefault()}>
      <UserPicker control={control} name="owner" label={t('form.owner')} isRequired={isOwnerRequired} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Select
          control={control}
          name="jobRank"
          label={t('form.jobRank')}
          options={jobRanks.map(({ name }) => ({ value: name, label: name }))}
        />
        {!isOfMany && (
          <NumberField control={control} name="experienceYears" label={t('form.experienceYears')} min={0} max={70} />
        )}
      </Grid>
      <TagsInput control={control} name="skills" label={t('form.skills')} isRequired maxLength={2000} />
      <Select
        control={control}
        name="channelId"
        label={t('form.channel')}
        placeholder={t('form.chooseChannel')}
        isRequired
        options={options(channels)}
      />
      {!isOfMany && <LanguageRows control={control} />}
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {!isOfMany && (
          <>
            <TextField control={control} name="companyName" label={t('form.companyName')} maxLength={250} />
            <TextField control={control} name="position" label={t('form.position')} maxLength={250} />
            <TextField control={control} name="website" label={t('form.website')} maxLength={500} />
          </>
        )}
        <TextField
          control={control}
          name="desiredWorkLocations"
          label={t('form.desiredWorkLocations')}
          maxLength={500}
        />
      </Grid>
      <PickMany control={control} name="folderIds" label={t('form.folders')} options={options(folders)} />
      <TextArea control={control} name="remark" label={t('form.remark')} isRequired maxLength={2000} />
    </Box>
  )
}

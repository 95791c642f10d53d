import { Box, Grid, Text } from '@chakra-ui/react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ExperienceRows, LanguageRows } from '../../careerRows/CareerRows.tsx'
import type { CareerValues } from '../../careerRows/careerValues.ts'
import { Marked } from '../../cvMarks/Marked.tsx'
import { TagsInput } from '../../fields/TagsInput.tsx'
import { NumberField, Select, TextArea, TextField } from '../../fields/textFields.tsx'
import { UserPicker } from '../../fields/UserPicker.tsx'
import { FoldersField } from '../../talentFolders/FolderFields.tsx'
import { experienceYearsRange, maxSkills, type ApproveValues } from './approveValues.ts'

interface Props {
  control: Control<ApproveValues>
  channels: readonly { id: string; name: string }[]
  jobRanks: readonly { name: string }[]
  /** Whether an owner is required, as for inbound candidates (decision D-43). */
  isOwnerRequired?: boolean
  /** Whether the form is for many rows: without the fields that concern one person only. */
  isOfMany?: boolean
}

const texts = [
  ['companyName', 250],
  ['position', 250],
  ['website', 500],
] as const

/** The fields that turn a row into a candidate. Skill, channel and remark are required (001/5). */
export default function ApproveFields({ control, channels, jobRanks, isOwnerRequired, isOfMany }: Props) {
  const { t } = useTranslation('review')
  const career = control as unknown as Control<CareerValues>
  return (
    <Box as="form" display="grid" gap="4" onSubmit={(event) => event.preventDefault()}>
      {isOfMany && <Text color="fg.muted">{t('bulk.own')}</Text>}
      <UserPicker control={control} name="owner" label={t('form.owner')} isRequired={isOwnerRequired} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Select
          control={control}
          name="jobRank"
          label={t('form.jobRank')}
          options={jobRanks.map(({ name }) => ({ value: name, label: name }))}
        />
        {!isOfMany && (
          <NumberField
            control={control}
            name="experienceYears"
            label={t('form.experienceYears')}
            {...experienceYearsRange}
          />
        )}
      </Grid>
      <Marked name="skills" label={t('form.skills')}>
        <TagsInput control={control} name="skills" label={t('form.skills')} isRequired maxLength={maxSkills} />
      </Marked>
      <Select
        control={control}
        name="channelId"
        label={t('form.channel')}
        placeholder={t('form.chooseChannel')}
        isRequired
        options={channels.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {!isOfMany && <LanguageRows control={career} />}
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {!isOfMany && (
          <>
            {texts.map(([name, maxLength]) => (
              <Marked key={name} name={name} label={t(`form.${name}`)}>
                <TextField control={control} name={name} label={t(`form.${name}`)} maxLength={maxLength} />
              </Marked>
            ))}
          </>
        )}
        <TextField
          control={control}
          name="desiredWorkLocations"
          label={t('form.desiredWorkLocations')}
          maxLength={500}
        />
      </Grid>
      {!isOfMany && <ExperienceRows control={career} />}
      <FoldersField control={control} name="folders" label={t('form.folders')} isOwn />
      <TextArea control={control} name="remark" label={t('form.remark')} isRequired maxLength={2000} />
    </Box>
  )
}

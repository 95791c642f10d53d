import { Box } from '@chakra-ui/react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DatePicker } from '../../../shared/fields/dates/DatePicker.tsx'
import { PickMany } from '../../../shared/fields/PickMany.tsx'
import { NumberField, Select, TextField } from '../../../shared/fields/textFields.tsx'
import { UserPicker } from '../../../shared/fields/UserPicker.tsx'
import { Marked } from '../../../shared/cvMarks/Marked.tsx'
import { CvField, ListOffers } from '../cv/Offered.tsx'
import { FoldersField } from '../../../shared/talentFolders/FolderFields.tsx'
import { SwitchField } from '../fields/SwitchField.tsx'
import { WordsField } from '../../../shared/fields/words/WordsField.tsx'
import type { CandidateValues } from './candidateValues.ts'
import { Section } from './Section.tsx'
import { choicesOf, useOptions } from './useOptions.ts'

/** The candidate's status in recruitment: the fields that the company sets. */
export function RecruitmentSection({
  control,
  isNew,
  jobRank,
}: {
  control: Control<CandidateValues>
  isNew: boolean
  jobRank: string
}) {
  const { t } = useTranslation('candidateForms')
  const { recruitmentChannels, candidateStatuses, labels, jobRanks } = useOptions()
  // A rank that is no longer in the list, or comes from a CV, is preserved.
  const ranks = [...new Set([...jobRanks.map(({ name }) => name), ...(jobRank ? [jobRank] : [])])]
  return (
    <Section name="recruitment">
      <UserPicker control={control} name="owner" label={t('fields.ownerId')} />
      <Select control={control} name="statusId" label={t('fields.statusId')} options={choicesOf(candidateStatuses)} />
      <Select
        control={control}
        name="channelId"
        label={t('fields.channelId')}
        options={choicesOf(recruitmentChannels)}
      />
      <TextField control={control} name="source" label={t('fields.source')} maxLength={250} />
      <CvField control={control} name="jobRank" label={t('fields.jobRank')}>
        <Select
          control={control}
          name="jobRank"
          label={t('fields.jobRank')}
          options={ranks.map((rank) => ({ value: rank, label: rank }))}
        />
      </CvField>
      <CvField control={control} name="experienceYears" label={t('fields.experienceYears')}>
        <NumberField control={control} name="experienceYears" label={t('fields.experienceYears')} min={0} max={70} />
      </CvField>
      <PickMany control={control} name="labelIds" label={t('fields.labelIds')} options={choicesOf(labels)} />
      <Marked name="desiredWorkLocations" label={t('fields.desiredWorkLocations')}>
        <WordsField
          control={control}
          name="desiredWorkLocations"
          kind="CITY"
          label={t('fields.desiredWorkLocations')}
          most={30}
        />
        <ListOffers control={control} name="desiredWorkLocations" most={30} />
      </Marked>
      <DatePicker control={control} name="onboardDate" label={t('fields.onboardDate')} />
      {isNew && <FoldersField control={control} name="folders" label={t('fields.folderIds')} isOwn />}
      <BlackListField control={control} />
    </Section>
  )
}

function BlackListField({ control }: { control: Control<CandidateValues> }) {
  const { t } = useTranslation('candidateForms')
  const { field } = useController({ control, name: 'isBlacklisted' })
  return (
    <Box>
      <SwitchField
        label={t('fields.isBlacklisted')}
        isOn={field.value}
        onChange={field.onChange}
        inputRef={field.ref}
        describedBy="black-list-hint"
      />
      <Box id="black-list-hint" color="fg.muted" fontSize="12px">
        {t('blackListHint')}
      </Box>
    </Box>
  )
}

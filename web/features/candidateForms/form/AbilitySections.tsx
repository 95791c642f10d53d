import { Grid } from '@chakra-ui/react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Select, TextArea, TextField } from '../../../shared/fields/textFields.tsx'
import { Marked } from '../../../shared/cvMarks/Marked.tsx'
import { CvField } from '../cv/Offered.tsx'
import { MonthField } from '../fields/MonthField.tsx'
import { SuggestField } from '../fields/SuggestField.tsx'
import type { CandidateValues } from './candidateValues.ts'
import { twoColumns } from './CareerSections.tsx'
import { RowList } from './RowList.tsx'
import { Section } from './Section.tsx'

interface Props {
  control: Control<CandidateValues>
}
/** 0 means not specified; then follow the five levels of the specification. */
const levels = ['notSaid', 'fundamental', 'limited', 'intermediate', 'advance', 'expert'] as const

/** The summary of the candidate in a few sentences. */
export function SummarySection({ control }: Props) {
  const { t } = useTranslation('candidateForms')
  return (
    <Section name="summary" isWide>
      <CvField control={control} name="summary" label={t('sections.summary')}>
        <TextArea control={control} name="summary" label={t('resume.summary')} maxLength={10_000} rows={5} />
      </CvField>
    </Section>
  )
}

/** Awards and certificates. */
export function AwardsSection({ control }: Props) {
  const { t } = useTranslation('candidateForms')
  return (
    <Section name="awards" isWide>
      <RowList
        control={control}
        name="awards"
        most={100}
        add={t('add.awards')}
        rowName={(number) => t('numbered', { replace: { name: t('resume.award'), number } })}
      >
        {(at) => (
          <Grid templateColumns={twoColumns} columnGap="4" rowGap="3" alignItems="start">
            <Marked name="title" label={t('resume.title')}>
              <TextField
                control={control}
                name={`awards.${at}.title`}
                label={t('resume.title')}
                isRequired
                maxLength={250}
              />
            </Marked>
            <Marked name="date" label={t('resume.date')}>
              <MonthField control={control} name={`awards.${at}.date`} label={t('resume.date')} />
            </Marked>
          </Grid>
        )}
      </RowList>
    </Section>
  )
}

/** Skills and their levels. */
export function SkillsSection({ control }: Props) {
  const { t } = useTranslation('candidateForms')
  return (
    <Section name="skills" isWide>
      <RowList
        control={control}
        name="skills"
        most={100}
        add={t('add.skills')}
        rowName={(number) => t('numbered', { replace: { name: t('resume.skill'), number } })}
      >
        {(at) => (
          <Grid templateColumns={twoColumns} columnGap="4" rowGap="3" alignItems="start">
            <Marked name="name" label={t('resume.skill')}>
              <SuggestField
                control={control}
                name={`skills.${at}.name`}
                kind="SKILL_KEYWORD"
                label={t('resume.skill')}
                maxLength={100}
              />
            </Marked>
            <Select
              control={control}
              name={`skills.${at}.level`}
              label={t('resume.level')}
              isRequired
              options={levels.map((level, at) => ({ value: String(at), label: t(`levels.${level}`) }))}
            />
          </Grid>
        )}
      </RowList>
    </Section>
  )
}

/** Languages and their levels. */
export function LanguagesSection({ control }: Props) {
  const { t } = useTranslation('candidateForms')
  return (
    <Section name="languages" isWide>
      <RowList
        control={control}
        name="languages"
        most={50}
        add={t('add.languages')}
        rowName={(number) => t('numbered', { replace: { name: t('resume.language'), number } })}
      >
        {(at) => (
          <Grid templateColumns={twoColumns} columnGap="4" rowGap="3" alignItems="start">
            <Marked name="language" label={t('resume.language')}>
              <SuggestField
                control={control}
                name={`languages.${at}.language`}
                kind="LANGUAGE_KEYWORD"
                label={t('resume.language')}
                maxLength={100}
              />
            </Marked>
            <Select
              control={control}
              name={`languages.${at}.fluency`}
              label={t('resume.fluency')}
              isRequired
              options={levels.map((_, at) => ({
                value: String(at),
                label: at === 0 ? t('levels.notSaid') : String(at),
              }))}
            />
          </Grid>
        )}
      </RowList>
    </Section>
  )
}

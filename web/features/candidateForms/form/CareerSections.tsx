import { Grid } from '@chakra-ui/react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../shared/fields/controls.tsx'
import { TextArea, TextField } from '../../../shared/fields/textFields.tsx'
import { Marked } from '../../../shared/cvMarks/Marked.tsx'
import { MonthField } from '../fields/MonthField.tsx'
import type { CandidateValues } from './candidateValues.ts'
import { RowList } from './RowList.tsx'
import { Section } from './Section.tsx'

interface Props {
  control: Control<CandidateValues>
}
export const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }

function Span({ control, name }: Props & { name: `work.${number}` | `education.${number}` }) {
  const { t } = useTranslation('candidateForms')
  const start = useWatch({ control, name: `${name}.startDate` })
  const {
    field: { value: isCurrent, onChange, ...input },
  } = useController({ control, name: `${name}.isCurrent` })
  return (
    <>
      <Marked name="startDate" label={t('resume.startDate')}>
        <MonthField control={control} name={`${name}.startDate`} label={t('resume.startDate')} />
      </Marked>
      <Marked name="endDate" label={t('resume.endDate')}>
        <MonthField
          control={control}
          name={`${name}.endDate`}
          label={t('resume.endDate')}
          from={start}
          isDisabled={isCurrent}
        />
      </Marked>
      <Choice gridColumn="1 / -1" justifySelf="start">
        <input {...input} type="checkbox" checked={isCurrent} onChange={(event) => onChange(event.target.checked)} />
        {t('resume.isCurrent')}
      </Choice>
    </>
  )
}

/** The candidate's work experience, latest first. */
export function WorkSection({ control }: Props) {
  const { t } = useTranslation('candidateForms')
  return (
    <Section name="work" isWide>
      <RowList
        control={control}
        name="work"
        most={100}
        add={t('add.work')}
        rowName={(number) => t('numbered', { replace: { name: t('sections.work'), number } })}
      >
        {(at) => (
          <Grid templateColumns={twoColumns} columnGap="4" rowGap="3" alignItems="start">
            <Marked name="company" label={t('resume.company')}>
              <TextField
                control={control}
                name={`work.${at}.company`}
                label={t('resume.company')}
                isRequired
                maxLength={250}
              />
            </Marked>
            <Marked name="position" label={t('resume.position')}>
              <TextField control={control} name={`work.${at}.position`} label={t('resume.position')} maxLength={250} />
            </Marked>
            <Span control={control} name={`work.${at}`} />
            <Grid gridColumn="1 / -1">
              <Marked name="summary" label={t('resume.done')}>
                <TextArea
                  control={control}
                  name={`work.${at}.summary`}
                  label={t('resume.done')}
                  maxLength={10_000}
                  rows={3}
                />
              </Marked>
            </Grid>
          </Grid>
        )}
      </RowList>
    </Section>
  )
}

/** Schools, universities and courses. */
export function EducationSection({ control }: Props) {
  const { t } = useTranslation('candidateForms')
  return (
    <Section name="education" isWide>
      <RowList
        control={control}
        name="education"
        most={50}
        add={t('add.education')}
        rowName={(number) => t('numbered', { replace: { name: t('sections.education'), number } })}
      >
        {(at) => (
          <Grid templateColumns={twoColumns} columnGap="4" rowGap="3" alignItems="start">
            <Grid gridColumn="1 / -1">
              <Marked name="institution" label={t('resume.institution')}>
                <TextField
                  control={control}
                  name={`education.${at}.institution`}
                  label={t('resume.institution')}
                  isRequired
                  maxLength={250}
                />
              </Marked>
            </Grid>
            <Marked name="area" label={t('resume.area')}>
              <TextField control={control} name={`education.${at}.area`} label={t('resume.area')} maxLength={250} />
            </Marked>
            <Marked name="studyType" label={t('resume.studyType')}>
              <TextField
                control={control}
                name={`education.${at}.studyType`}
                label={t('resume.studyType')}
                maxLength={250}
              />
            </Marked>
            <Span control={control} name={`education.${at}`} />
          </Grid>
        )}
      </RowList>
    </Section>
  )
}

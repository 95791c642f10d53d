import type { Control } from 'react-hook-form'
import { AwardsSection, LanguagesSection, SkillsSection, SummarySection } from './AbilitySections.tsx'
import { BasicsSection } from './BasicsSection.tsx'
import type { CandidateValues } from './candidateValues.ts'
import { EducationSection, WorkSection } from './CareerSections.tsx'
import { ExtensionsSection } from './ExtensionsSection.tsx'
import { RecruitmentSection } from './RecruitmentSection.tsx'
import type { SectionName } from './Section.tsx'

/** Returns the sections in their order; the section of company fields is included only if there are any. */
export const sectionNames = (hasExtensions: boolean): SectionName[] => [
  'basics',
  'recruitment',
  ...(hasExtensions ? ['extensions' as const] : []),
  'summary',
  'work',
  'education',
  'awards',
  'skills',
  'languages',
]

/** All fields of the form. */
export function FormSections({
  control,
  isNew,
  jobRank,
}: {
  control: Control<CandidateValues>
  isNew: boolean
  jobRank: string
}) {
  return (
    <>
      <BasicsSection control={control} />
      <RecruitmentSection control={control} isNew={isNew} jobRank={jobRank} />
      <ExtensionsSection control={control} />
      <SummarySection control={control} />
      <WorkSection control={control} />
      <EducationSection control={control} />
      <AwardsSection control={control} />
      <SkillsSection control={control} />
      <LanguagesSection control={control} />
    </>
  )
}

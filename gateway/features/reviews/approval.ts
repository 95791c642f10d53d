import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { present } from '../../core/rest/json.ts'

/** The form for approving a row: its input fields and their names in the services. */

const LanguageLevelInput = builder.inputType('LanguageLevelInput', {
  description: 'A language and how well it is spoken.',
  fields: (t) => ({
    language: t.string({ required: true, description: 'Name of the language.' }),
    level: t.int({ required: true, description: 'Proficiency from 1 (lowest) to 5 (highest); 0 if unknown.' }),
  }),
})

const ExperienceInput = builder.inputType('ExperienceInput', {
  description: 'Work experience at a company.',
  fields: (t) => ({
    companyName: t.string({ required: true, description: 'Name of the company.' }),
    position: t.string({ required: true, description: 'Position held there.' }),
  }),
})

export type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
export const reviewFieldNames = {
  skill: 'skills',
  recChanel: 'channelId',
  owner: 'ownerId',
  experienceYear: 'experienceYears',
  folderId: 'folderIds',
}

/** The row and the reason for the decision. */
export const reviewFields = (t: InputBuilder) => ({
  id: t.id({ required: true, description: 'The row (global id).' }),
  remark: t.string({ required: true, description: 'Reason for the decision; up to 2,000 characters.' }),
})

/** Data of the new candidate, except for the owner. */
export const approvalFields = (t: InputBuilder) => ({
  skills: t.stringList({ required: true, description: 'At least one skill.' }),
  channelId: t.id({ required: true, description: 'Recruitment channel (global id).' }),
  jobRank: t.string({ description: 'Level of the position.' }),
  experienceYears: t.float({ description: 'Years of experience, 0–70.' }),
  languages: t.field({ type: [LanguageLevelInput], description: 'Languages spoken; 225 characters when joined.' }),
  experiences: t.field({ type: [ExperienceInput], description: 'Work experience of the candidate.' }),
  website: t.string({ description: 'Address of a web page of the candidate.' }),
  folderIds: t.idList({ description: 'Talent folders to add the candidate to (global ids).' }),
  companyName: t.string({ description: 'Company where the person currently works.' }),
  position: t.string({ description: 'Position that the person currently holds.' }),
  desiredWorkLocations: t.string({ description: 'Where the candidate wants to work.' }),
})

interface Approval {
  remark: string
  skills: readonly string[]
  channelId: string
  ownerId?: string | null
  jobRank?: string | null
  experienceYears?: number | null
  languages?: { language: string; level: number }[] | null
  experiences?: { companyName: string; position: string }[] | null
  website?: string | null
  folderIds?: readonly string[] | null
  companyName?: string | null
  position?: string | null
  desiredWorkLocations?: string | null
}

/** The services expect lists joined by commas. */
const joined = (list: readonly string[] | null | undefined): string | undefined =>
  list
    ?.map((item) => item.trim())
    .filter((item) => item !== '')
    .join(',')

/** Returns the request body that approves the row with this services' id. */
export function approvalBody(
  id: string,
  { remark, skills, channelId, ownerId, experienceYears, folderIds, ...rest }: Approval,
) {
  return {
    id,
    status: 'approved' as const,
    remark,
    ...present({
      ...rest,
      skill: joined(skills),
      recChanel: idOf('RecruitmentChannel', channelId, 'channelId'),
      owner: ownerId && userNameOf(ownerId, 'ownerId'),
      experienceYear: experienceYears,
      folderId: joined(folderIds?.map((folder) => idOf('TalentFolder', folder, 'folderIds'))),
    }),
  }
}

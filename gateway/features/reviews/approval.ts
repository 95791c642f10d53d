import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { present } from '../../core/rest/json.ts'

/** The form that approves a row: its input fields and what they are on the wire. */

const LanguageLevelInput = builder.inputType('LanguageLevelInput', {
  description: 'A language and how well it is spoken.',
  fields: (t) => ({
    language: t.string({ required: true, description: 'Name of the language.' }),
    level: t.int({
      required: true,
      description: 'Proficiency from 1 (lowest) to 5 (highest); 0 where nothing is known of it.',
    }),
  }),
})

const ExperienceInput = builder.inputType('ExperienceInput', {
  description: 'A place of work.',
  fields: (t) => ({
    companyName: t.string({ required: true, description: 'Name of the company.' }),
    position: t.string({ required: true, description: 'Position held there.' }),
  }),
})

export type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
export const reviewFieldNames = {
  skill: 'skills',
  recChanel: 'channelId',
  owner: 'ownerId',
  experienceYear: 'experienceYears',
  folderId: 'folderIds',
}

/** Which row, and why. */
export const reviewFields = (t: InputBuilder) => ({
  id: t.id({ required: true, description: 'The row (global id).' }),
  remark: t.string({ required: true, description: 'Why; up to 2,000 characters.' }),
})

/** What becomes of the candidate, beside its owner. */
export const approvalFields = (t: InputBuilder) => ({
  skills: t.stringList({ required: true, description: 'At least one skill.' }),
  channelId: t.id({ required: true, description: 'Recruitment channel (global id).' }),
  jobRank: t.string({ description: 'Level of the position.' }),
  experienceYears: t.float({ description: 'Years of experience, 0–70.' }),
  languages: t.field({ type: [LanguageLevelInput], description: 'Languages spoken; 225 characters when joined.' }),
  experiences: t.field({ type: [ExperienceInput], description: 'Places of work.' }),
  website: t.string({ description: 'Address of a page of the candidate.' }),
  folderIds: t.idList({ description: 'Talent folders to keep the candidate in (global ids).' }),
  companyName: t.string({ description: 'Company where the person works now.' }),
  position: t.string({ description: 'Position that the person holds now.' }),
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

/** The wire joins lists by commas. */
const joined = (list: readonly string[] | null | undefined): string | undefined =>
  list
    ?.map((item) => item.trim())
    .filter((item) => item !== '')
    .join(',')

/** The body that approves the row with this services' id. */
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

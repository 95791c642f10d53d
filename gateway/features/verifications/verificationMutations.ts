import { verificationCandidateApproval } from '../../../services/features/verifications/contract.ts'
import { builder } from '../../core/builder.ts'
import type { GatewayContext } from '../../core/context.ts'
import { idOf } from '../../core/ids.ts'
import { present } from '../../core/json.ts'
import { mutation } from '../../core/mutation.ts'
import { expectOk } from '../../core/refused.ts'
import { VerificationCandidate } from './verificationCandidate.ts'
import { permission } from './access.ts'

const LanguageLevelInput = builder.inputType('LanguageLevelInput', {
  description: 'A language and how well it is spoken.',
  fields: (t) => ({
    language: t.string({ required: true, description: 'Name of the language.' }),
    level: t.int({ required: true, description: 'Proficiency, 1–5.' }),
  }),
})

const ExperienceInput = builder.inputType('ExperienceInput', {
  description: 'A place of work.',
  fields: (t) => ({
    companyName: t.string({ required: true, description: 'Name of the company.' }),
    position: t.string({ required: true, description: 'Position held there.' }),
  }),
})

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = {
  skill: 'skills', recChanel: 'channelId', owner: 'ownerUserName', experienceYear: 'experienceYears', folderId: 'folderIds',
}

/** The wire joins lists by commas. */
const joined = (list: readonly string[] | null | undefined): string | undefined =>
  list?.map((item) => item.trim()).filter((item) => item !== '').join(',')

interface Reviewed {
  /** The services' id of the row. */
  id: string
}

/** The row is read again only when it is asked for: a failure to read it does not undo the review. */
const payload = (description: string) => (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Reviewed>) => ({
  candidate: t.field({
    type: VerificationCandidate,
    nullable: true,
    description,
    resolve: ({ id }: Reviewed, _args: object, context: GatewayContext) => VerificationCandidate.load(context, id),
  }),
})

mutation('approveVerificationCandidate', {
  description: 'Approves a row of a verification folder: a candidate is created from it.',
  permission,
  input: (t) => ({
    id: t.id({ required: true, description: 'The row (global id).' }),
    remark: t.string({ required: true, description: 'Why; up to 2,000 characters.' }),
    skills: t.stringList({ required: true, description: 'At least one skill.' }),
    channelId: t.id({ required: true, description: 'Recruitment channel (global id).' }),
    ownerUserName: t.string({ description: 'Who takes care of the candidate.' }),
    jobRank: t.string({ description: 'Level of the position.' }),
    experienceYears: t.float({ description: 'Years of experience, 0–70.' }),
    languages: t.field({ type: [LanguageLevelInput], description: 'Languages spoken; 225 characters when joined.' }),
    experiences: t.field({ type: [ExperienceInput], description: 'Places of work.' }),
    website: t.string({ description: 'Address of a page of the candidate.' }),
    folderIds: t.idList({ description: 'Talent folders to keep the candidate in (global ids).' }),
    companyName: t.string({ description: 'Present company.' }),
    position: t.string({ description: 'Present position.' }),
    desiredWorkLocations: t.string({ description: 'Where the candidate wants to work.' }),
  }),
  payload: payload('The row as it is now.'),
  resolve: async ({ id, remark, skills, channelId, ownerUserName, experienceYears, folderIds, ...rest }, context) => {
    const row = idOf('VerificationCandidate', id)
    const answer = await context.rest.call(verificationCandidateApproval, {
      fieldNames,
      body: {
        id: row,
        status: 'approved',
        remark,
        ...present({
          ...rest,
          skill: joined(skills),
          recChanel: idOf('RecruitmentChannel', channelId, 'channelId'),
          owner: ownerUserName,
          experienceYear: experienceYears,
          folderId: joined(folderIds?.map((folder) => idOf('TalentFolder', folder, 'folderIds'))),
        }),
      },
    })
    expectOk(answer, 'The candidate was not approved')
    return { id: row }
  },
})

mutation('rejectVerificationCandidate', {
  description: 'Rejects a row of a verification folder.',
  permission,
  input: (t) => ({
    id: t.id({ required: true, description: 'The row (global id).' }),
    remark: t.string({ required: true, description: 'Why; up to 2,000 characters.' }),
    ownerUserName: t.string({ description: 'Who takes care of the candidate.' }),
  }),
  payload: payload('The row as it is now.'),
  resolve: async ({ id, remark, ownerUserName }, context) => {
    const row = idOf('VerificationCandidate', id)
    const answer = await context.rest.call(verificationCandidateApproval, {
      fieldNames,
      body: { id: row, status: 'rejected', remark, ...(ownerUserName && { owner: ownerUserName }) },
    })
    expectOk(answer, 'The candidate was not rejected')
    return { id: row }
  },
})

import {
  dpsDelete,
  dpsTypeEdit,
  dpsUpdate,
  type DpsItem as Task,
  type DpsType as Search,
} from '../../../services/features/dpsTasks/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { present } from '../../core/rest/json.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { CandidateLanguageInput } from '../candidates/inputs/candidateResumeInput.ts'
import { DpsTask } from './dpsTask.ts'
import { DpsSearch } from './dpsSearch.ts'

const DpsExperienceInput = builder.inputType('DpsExperienceInput', {
  description: 'A place of work.',
  fields: (t) => ({
    companyName: t.string({ required: true, description: 'The name of the company.' }),
    position: t.string({ required: true, description: 'The position held there.' }),
  }),
})

/**
 * Maps the REST names of input fields to those of GraphQL, so an error message appears at the right field of the form.
 */
const fieldNames = {
  owner: 'ownerId',
  experienceYear: 'experienceYears',
  openJob: 'openJobId',
  isSaveDraft: 'isDraft',
  level: 'fluency',
}

mutation('renameDpsSearch', {
  description: 'Renames a stored search.',
  operation: dpsTypeEdit,
  input: (t) => ({
    id: t.id({ required: true, description: 'The search (global id).' }),
    name: t.string({ required: true, description: 'The name: not blank, at most 250 characters.' }),
  }),
  payload: (t: PayloadFields<{ search: Search }>) => ({
    dpsSearch: t.field({
      type: DpsSearch,
      description: 'The search after the change.',
      resolve: ({ search }) => search,
    }),
  }),
  resolve: async (input, context) => {
    const body = { id: idOf('DpsSearch', input.id), name: input.name }
    const write = context.rest.call(dpsTypeEdit, { body })
    return { search: await savedRecord(context, write, (id) => DpsSearch.load(context, id), body.id) }
  },
})

mutation('updateDpsTask', {
  description:
    'Saves a task, as a draft or finally. The candidate is not changed. CONFLICT (params status, updatedBy, updatedDate) if the task was saved finally, or has changed since the viewer saw `version`.',
  operation: dpsUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The task (global id).' }),
    isDraft: t.boolean({
      required: true,
      description: 'True: the task stays a draft. False: it is done and cannot be saved again.',
    }),
    version: t.int({ description: 'The version that the viewer saw.' }),
    name: t.string({ required: true, description: 'The full name: not blank.' }),
    phones: t.stringList({ required: true, description: 'At least one phone number: 0 and 9 or 10 digits.' }),
    emails: t.field({ type: ['EmailAddress'], required: true, description: 'At least one e-mail address.' }),
    skills: t.stringList({ required: true, description: 'At least one skill.' }),
    note: t.string({ required: true, description: 'The findings: not blank, at most 2,000 characters.' }),
    ownerId: t.id({ description: 'The user who is responsible for it (global id).' }),
    desiredWorkLocations: t.stringList({ description: 'Where the candidate wants to work.' }),
    folderId: t.id({ description: 'Talent folder (global id).' }),
    openJobId: t.id({ description: 'The job for which the candidate is intended (global id).' }),
    account: t.string({ description: 'The account of the candidate.' }),
    jobRank: t.string({ description: 'Level of the position.' }),
    experienceYears: t.float({ description: 'Years of experience, 0–70.' }),
    languages: t.field({
      type: [CandidateLanguageInput],
      description: 'Languages spoken. Together, as `language - level, …`, they have at most 225 characters.',
    }),
    experiences: t.field({ type: [DpsExperienceInput], description: 'Places of work.' }),
  }),
  payload: (t: PayloadFields<{ task: Task }>) => ({
    dpsTask: t.field({ type: DpsTask, description: 'The task after the change.', resolve: ({ task }) => task }),
  }),
  resolve: async (
    { id, isDraft, version, ownerId, folderId, openJobId, experienceYears, languages, experiences, ...rest },
    context,
  ) => {
    const params = { id: idOf('DpsTask', id) }
    const write = context.rest.call(dpsUpdate, {
      fieldNames,
      params,
      body: {
        ...rest,
        ...present({ version }),
        isSaveDraft: isDraft,
        desiredWorkLocations: rest.desiredWorkLocations ?? [],
        owner: ownerId ? userNameOf(ownerId, 'ownerId') : null,
        folderId: folderId ? idOf('TalentFolder', folderId, 'folderId') : null,
        openJob: openJobId ? idOf(['Job', 'JobSummary'], openJobId, 'openJobId') : null,
        experienceYear: experienceYears ?? null,
        languages: (languages ?? []).map(({ language, fluency }) => ({ language, level: fluency })),
        experiences: experiences ?? [],
      },
    })
    return { task: await savedRecord(context, write, (known) => DpsTask.load(context, known), params.id) }
  },
})

mutation('deleteDpsTask', {
  description: 'Deletes a task. Its candidate is not deleted.',
  operation: dpsDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The task (global id).' }) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedDpsTaskId: t.exposeID('id', { description: 'The deleted task (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    assertAccepted(await rest.call(dpsDelete, { params: { id: idOf('DpsTask', id) } }), 'The task was not deleted')
    return { id }
  },
})

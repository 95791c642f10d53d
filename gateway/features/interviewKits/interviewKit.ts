import * as contract from '../../../services/features/interviewKits/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { listLoader, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { InterviewForm } from '../interviewForms/interviewForm.ts'
import { WorkflowStep } from '../workflows/workflow.ts'

type Row = contract.InterviewKit

export const InterviewKit = node<Row>('InterviewKit', {
  description: 'The template for an interview of a stage.',
  permission: contract.kitReaders,
  loader: loader<Row>({
    read: (ids, { rest }) => rest.call(contract.interviewKitList, { body: { ids: [...ids] } }),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The title of the interviews.' }),
    minutes: t.exposeInt('minutes', { description: 'The length of the interviews in minutes.' }),
    form: t.field({
      type: InterviewForm,
      nullable: true,
      description:
        'The form on which the panel gives feedback. Null if no feedback is requested, or if the caller may not see forms.',
      resolve: ({ formId }, _args, context) => InterviewForm.tryLoad(context, formId),
    }),
    focus: t.exposeStringList('focus', { description: 'What the panel should focus on.' }),
    preparation: t.exposeString('preparation', { description: 'Preparation notes for the panel, as sanitised HTML.' }),
    version: t.exposeInt('version', { description: 'A number that grows with each change.' }),
  }),
})

const kitsOf = listLoader<Row>({
  read: (ids, { rest }) => rest.call(contract.interviewKitList, { body: { statusIds: [...ids] } }),
  key: ({ statusId }) => statusId,
  most: 200,
})

builder.objectField(WorkflowStep, 'interviewKits', (t) =>
  t.field({
    type: [InterviewKit],
    mayFailAlone: true,
    operation: contract.interviewKitList,
    extensions: { listSize: 5 },
    description: 'The kits for interviews of this stage, in their order.',
    resolve: ({ id }, _args, context) => kitsOf(context, id),
  }),
)

const kit = (t: PayloadFields<{ kit: Row }>) => ({
  kit: t.field({ type: InterviewKit, description: 'The kit after the change.', resolve: ({ kit: row }) => row }),
  step: t.field({
    type: WorkflowStep,
    nullable: true,
    description: 'The stage with its kits.',
    resolve: ({ kit: { statusId } }, _args, context) => WorkflowStep.tryLoad(context, statusId),
  }),
})

mutation('saveInterviewKit', {
  description: 'Adds a kit at the end of its stage, or changes one.',
  operation: contract.interviewKitSave,
  input: (t) => ({
    id: t.id({ description: 'The kit to change (global id). Omit it to add a new one.' }),
    stepId: t.id({ required: true, description: 'The stage (global id).' }),
    title: t.string({ required: true, description: 'The title of the interviews, at most 200 characters.' }),
    minutes: t.int({ required: true, description: 'The length of the interviews in minutes, 5 to 720.' }),
    formId: t.id({
      description: 'The form on which the panel gives feedback (global id). Omit it if no feedback is requested.',
    }),
    focus: t.stringList({ description: 'What the panel should focus on: at most 20 entries of 100 characters.' }),
    preparation: t.string({ description: 'Preparation notes for the panel, as HTML, which is sanitised.' }),
    version: t.int({ description: 'The version that was read. If it is outdated, the change is refused as CONFLICT.' }),
  }),
  payload: kit,
  resolve: async ({ id, stepId, title, minutes, formId, focus, preparation, version }, { rest }) => ({
    kit: await rest.call(contract.interviewKitSave, {
      fieldNames: { statusId: 'stepId' },
      body: {
        ...(id && { id: idOf('InterviewKit', id) }),
        statusId: idOf('WorkflowStep', stepId, 'stepId'),
        title,
        minutes,
        formId: formId ? idOf('InterviewForm', formId, 'formId') : null,
        focus: [...(focus ?? [])],
        preparation: preparation ?? '',
        ...(typeof version === 'number' && { version }),
      },
    }),
  }),
})

const step = (t: PayloadFields<{ statusId: string }>) => ({
  step: t.field({
    type: WorkflowStep,
    nullable: true,
    description: 'The stage with its kits.',
    resolve: ({ statusId }, _args, context) => WorkflowStep.tryLoad(context, statusId),
  }),
})

mutation('deleteInterviewKit', {
  description: 'Deletes a kit. Interviews that were planned with it remain.',
  operation: contract.interviewKitDelete,
  input: (t) => ({
    id: t.id({ required: true, description: 'The kit (global id).' }),
    stepId: t.id({ required: true, description: 'The stage of the kit (global id), which is read again.' }),
  }),
  payload: step,
  resolve: async ({ id, stepId }, { rest }) => {
    const statusId = idOf('WorkflowStep', stepId, 'stepId')
    await rest.call(contract.interviewKitDelete, { params: { id: idOf('InterviewKit', id) } })
    return { statusId }
  },
})

mutation('orderInterviewKits', {
  description: 'Sets the order of the kits of a stage.',
  operation: contract.interviewKitOrder,
  input: (t) => ({
    stepId: t.id({ required: true, description: 'The stage (global id).' }),
    ids: t.idList({ required: true, description: 'All of its kits (global ids) in their order.' }),
  }),
  payload: step,
  resolve: async ({ stepId, ids }, { rest }) => {
    const statusId = idOf('WorkflowStep', stepId, 'stepId')
    const body = { statusId, ids: ids.map((id) => idOf('InterviewKit', id, 'ids')) }
    await rest.call(contract.interviewKitOrder, { body, fieldNames: { statusId: 'stepId' } })
    return { statusId }
  },
})

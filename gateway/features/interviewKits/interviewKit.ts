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
  description: 'What an interview of a stage is made of, before it is planned for somebody.',
  permission: contract.kitReaders,
  loader: loader<Row>({
    read: (ids, { rest }) => rest.call(contract.interviewKitList, { body: { ids: [...ids] } }),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What such an interview is called.' }),
    minutes: t.exposeInt('minutes', { description: 'How long it takes.' }),
    form: t.field({
      type: InterviewForm,
      nullable: true,
      description: 'The form on which the panel gives feedback; null: none is asked, and for who may not see forms.',
      resolve: ({ formId }, _args, context) => InterviewForm.tryLoad(context, formId),
    }),
    focus: t.exposeStringList('focus', { description: 'What to look at.' }),
    preparation: t.exposeString('preparation', { description: 'What the panel prepares: sanitised HTML.' }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
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
    description: 'What interviews of this stage are made of, in their order.',
    resolve: ({ id }, _args, context) => kitsOf(context, id),
  }),
)

const kit = (t: PayloadFields<{ kit: Row }>) => ({
  kit: t.field({ type: InterviewKit, description: 'The kit as it is now.', resolve: ({ kit: row }) => row }),
  step: t.field({
    type: WorkflowStep,
    nullable: true,
    description: 'The stage with its kits.',
    resolve: ({ kit: { statusId } }, _args, context) => WorkflowStep.tryLoad(context, statusId),
  }),
})

mutation('saveInterviewKit', {
  description: 'Makes a kit at the end of its stage, or changes one.',
  operation: contract.interviewKitSave,
  input: (t) => ({
    id: t.id({ description: 'A kit that is there (global id); left out: a new one.' }),
    stepId: t.id({ required: true, description: 'The stage (global id).' }),
    title: t.string({ required: true, description: 'What such an interview is called, up to 200 characters.' }),
    minutes: t.int({ required: true, description: 'How long it takes, 5 to 720.' }),
    formId: t.id({ description: 'The form on which the panel gives feedback (global id); none: it is not asked.' }),
    focus: t.stringList({ description: 'What to look at, up to 20 of 100 characters.' }),
    preparation: t.string({ description: 'What the panel prepares: HTML, which is sanitised.' }),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
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
  description: 'Deletes a kit; interviews that were planned by it stay.',
  operation: contract.interviewKitDelete,
  input: (t) => ({
    id: t.id({ required: true, description: 'The kit (global id).' }),
    stepId: t.id({ required: true, description: 'Its stage (global id), to be read again.' }),
  }),
  payload: step,
  resolve: async ({ id, stepId }, { rest }) => {
    const statusId = idOf('WorkflowStep', stepId, 'stepId')
    await rest.call(contract.interviewKitDelete, { params: { id: idOf('InterviewKit', id) } })
    return { statusId }
  },
})

mutation('orderInterviewKits', {
  description: 'Puts the kits of a stage into an order.',
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

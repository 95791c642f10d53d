import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { userId, uuid } from '../../support/records.ts'
import { interviews, workflowServices } from './workflowServices.ts'

const viewer = viewerWith('InterviewSetting:AddUpdateTriger', 'InterviewSetting:ListInterviewSetting')
const mutation =
  'mutation ($input: AddWorkflowTriggerInput!) { addWorkflowTrigger(input: $input) { trigger { kind formName } } }'
const asking = (formId: string) => ({
  stepId: encodeId('WorkflowStep', uuid(10)),
  kind: 'ASK_FEEDBACK',
  templateId: encodeId('EmailTemplate', uuid(600)),
  userIds: [userId('manager')],
  formId,
})

test('a trigger accepts its feedback form by global id, and no other type of id', async () => {
  const { rest, calls } = workflowServices([interviews()])
  const { data } = await execute(mutation, {
    rest,
    viewer,
    variables: { input: asking(encodeId('InterviewForm', uuid(3))) },
  })
  expect(data.addWorkflowTrigger.trigger).toEqual({ kind: 'ASK_FEEDBACK', formName: null })
  expect(calls('workflowTriggerAdd')[0]!.body).toEqual({
    statusId: uuid(10),
    trigger: { kind: 'askFeedback', templateId: uuid(600), formId: uuid(3), userNames: ['manager'] },
  })
  const wrong = await execute(mutation, { rest, viewer, variables: { input: asking(encodeId('Job', uuid(3))) } })
  expect(wrong.code).toBe('BAD_INPUT')
  expect(calls('workflowTriggerAdd')).toHaveLength(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAnswers } from '../../../common/forms/check.ts'
import { parseContents } from '../../../common/forms/contents.ts'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

test('the demo has answered, started and open requests, and the answers follow the rules of their form', async () => {
  const { data } = await here.as('sato.kenta').ok(contract.feedbackRequestList, { body: {} })
  expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['asked', 'draft', 'submitted']))
  const ids = data.flatMap(({ answerIds }) => answerIds)
  const answers = await here.as('sato.kenta').ok(contract.feedbackAnswerByIds, { body: { ids } })
  expect(answers.length).toBeGreaterThanOrEqual(2)
  const [form] = await here
    .as('sato.kenta')
    .ok(contract.feedbackFormByIds, { body: { ids: [answers[0]!.formVersionId] } })
  const { fields } = parseContents(form!.contents)
  for (const answer of answers) expect(checkAnswers(fields, answer.answers)).toEqual({})
})

import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { firstStepList } from '../../../services/features/firstSteps/contract.ts'
import { skipGuideline } from '../../../services/features/settings/contract.ts'
import { companyId, execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'

const viewer = viewerWith('CompanyProfile:UpdateCompanyProfile')
const skipped = { status: 'Active' as const, isSkipGuideline: true, skippedBy: null, skippedDate: null }

test('the steps show what is done; a step that only the services know is left out', async () => {
  const rest = fakeRest().on(firstStepList, () => [
    { key: 'people' as const, isDone: true },
    { key: 'somethingElse' as 'jobs', isDone: true },
    { key: 'jobs' as const, isDone: false },
  ])
  const { data } = await execute('{ firstSteps { key isDone } }', { rest, viewer })
  expect(data.firstSteps).toEqual([
    { key: 'people', isDone: true },
    { key: 'jobs', isDone: false },
  ])
  const refused = await execute('{ firstSteps { key } }', { rest, viewer: viewerWith() })
  expect(refused.errors![0]!.extensions!.code).toBe('FORBIDDEN')
})

test("the steps are skipped only for the viewer's company", async () => {
  const rest = fakeRest().on(skipGuideline, () => skipped)
  const skip = (id: string) =>
    execute(
      `mutation { skipGuideline(input: { companyId: "${encodeId('Company', id)}" }) { companyStatus { isGuidelineSkipped } } }`,
      { rest, viewer },
    )
  expect((await skip(uuid(99))).errors![0]!.extensions!.code).toBe('BAD_INPUT')
  expect(rest.calls).toEqual([])
  expect((await skip(companyId)).data.skipGuideline).toEqual({ companyStatus: { isGuidelineSkipped: true } })
})

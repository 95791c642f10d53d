import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { encodeId } from '../../../../gateway/core/graph/ids.ts'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import type { AnyOperation } from '../../../../services/core/contract/operation.ts'
import { candidateByIds } from '../../../../services/features/candidates/contract.ts'
import { dpsGet } from '../../../../services/features/dpsTasks/contract.ts'
import { jobList, jobsByIds } from '../../../../services/features/jobs/contract.ts'
import { extendCandidateList } from '../../../../services/features/settings/contract.ts'
import { talentQueue } from '../../../../services/features/talentCandidates/contract.ts'
import { usersByUserNames } from '../../../../services/features/users/contract.ts'
import {
  verificationFolderAdd,
  verificationFolderByIds,
  verificationFolderUpdate,
} from '../../../../services/features/verifications/contract.ts'
import { workflowList, workflowRunList, workflowTriggerAdd } from '../../../../services/features/workflows/contract.ts'
import { anyOf, chance } from '../../../support/anyAnswer.ts'
import { execute, fakeRest, viewerWith } from '../../../support/fakeRest.ts'
import { pageOf, uuid } from '../../../support/records.ts'

const viewer = viewerWith(...permissionKeys)
/** Returns any record of an operation's answer, with these members. */
const record = ({ answer }: AnyOperation, given: object): any => {
  const shape: TSchema = answer.properties?.data?.items ?? answer.items ?? answer
  return { ...(anyOf(shape, chance('one'), 0, 1) as object), ...given }
}
const id = uuid(1)
const trigger = (given: object) => {
  const step = anyOf(workflowList.answer.items.properties.statuses.items, chance('step'), 0, 1) as any
  return { ...step.triggers[0], templateName: null, formName: null, userNames: [], targetId: null, ...given }
}
const workflow = (given: object) =>
  record(workflowList, {
    id,
    statuses: [
      { ...record(workflowList, {}).statuses[0], id: uuid(2), triggers: [trigger({ id: uuid(3), ...given })] },
    ],
  })

describe('values that only the services have', () => {
  const cases: [string, AnyOperation, unknown, string, object][] = [
    [
      'status of a DPS task',
      dpsGet,
      record(dpsGet, { status: 'Paused' }),
      `{ dpsTask(databaseId: "${id}") { status statusName canEdit } }`,
      { dpsTask: { status: 'OTHER', statusName: 'Paused', canEdit: true } },
    ],
    [
      'status and counts of an import into a talent folder',
      talentQueue,
      record(talentQueue, { id, status: 'Paused', total: null, totalFailed: null }),
      `{ talentImport(databaseId: "${id}") { status statusName totalCount failedCount } }`,
      { talentImport: { status: 'OTHER', statusName: 'Paused', totalCount: null, failedCount: null } },
    ],
    [
      'status that an import does not tell',
      talentQueue,
      record(talentQueue, { id, status: undefined }),
      `{ talentImport(databaseId: "${id}") { status statusName } }`,
      { talentImport: { status: 'OTHER', statusName: null } },
    ],
    [
      'import type of a verification folder',
      verificationFolderByIds,
      [record(verificationFolderByIds, { id, importType: 7 })],
      `{ verificationFolder(databaseId: "${id}") { importType importTypeName } }`,
      { verificationFolder: { importType: 'OTHER', importTypeName: '7' } },
    ],
    [
      'kind and recipient of a trigger',
      workflowList,
      [workflow({ kind: 'callPhone', recipient: 'manager' })],
      `{ nodes(ids: ["${encodeId('WorkflowTrigger', uuid(3))}"]) { ... on WorkflowTrigger { kind kindName recipient recipientName } } }`,
      { nodes: [{ kind: 'OTHER', kindName: 'callPhone', recipient: 'OTHER', recipientName: 'manager' }] },
    ],
    [
      'kind of a trigger that has run',
      workflowRunList,
      pageOf([record(workflowRunList, { kind: 'callPhone', outcome: 'done', mails: [], recipients: [] })]),
      `{ workflowRuns(workflowId: "${encodeId('Workflow', id)}") { nodes { kind kindName outcome } } }`,
      { workflowRuns: { nodes: [{ kind: 'OTHER', kindName: 'callPhone', outcome: 'DONE' }] } },
    ],
    [
      'status, priority, highlights and counts of a job',
      jobsByIds,
      [record(jobsByIds, { id, status: 9, priority: 'Asap', types: ['Hot', 'Remote'], total: null, lack: null })],
      `{ job(databaseId: "${id}") { status statusName priority priorityName highlights totalCount openingsRemaining } }`,
      {
        job: {
          status: 'OTHER',
          statusName: '9',
          priority: 'OTHER',
          priorityName: 'Asap',
          highlights: ['HOT'],
          totalCount: null,
          openingsRemaining: null,
        },
      },
    ],
    [
      'kind of a field, which is filled in as text',
      extendCandidateList,
      [record(extendCandidateList, { key: 'map', inputType: 'Map' })],
      '{ candidateExtensionFields { key type } }',
      { candidateExtensionFields: [{ key: 'map', type: 'INPUT' }] },
    ],
    [
      'gender, which is not known',
      candidateByIds,
      [record(candidateByIds, { id, gender: 7 })],
      `{ candidate(databaseId: "${id}") { gender } }`,
      { candidate: { gender: 'UNKNOWN' } },
    ],
  ]
  test.each(cases)('%s', async (_name, operation, answer, query, data) => {
    const rest = fakeRest().on(operation as typeof dpsGet, () => answer as never)
    const answered = await execute(query, { rest, viewer })
    expect(answered.errors).toEqual([])
    expect(answered.data).toEqual(data)
  })

  test('status of a user: an account with an unknown status is not active', async () => {
    const user = (status: unknown) => record(usersByUserNames, { userName: 'lan', status })
    const isActive = async (status: unknown) => {
      const rest = fakeRest().on(usersByUserNames, () => [user(status)])
      const { data } = await execute('{ user(userName: "lan") { isActive } }', { rest, viewer })
      return data.user.isActive
    }
    expect(await Promise.all(['active', 'disabled', 'Locked', undefined].map(isActive))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

describe('OTHER', () => {
  test.each([
    ['{ jobs(filter: { statuses: [OTHER] }) { nodes { id } } }', 'filter.statuses', jobList],
    [
      `mutation { addWorkflowTrigger(input: { stepId: "${encodeId('WorkflowStep', uuid(2))}", kind: OTHER }) { trigger { id } } }`,
      'kind',
      workflowTriggerAdd,
    ],
    [
      `mutation { addWorkflowTrigger(input: { stepId: "${encodeId('WorkflowStep', uuid(2))}", kind: SEND_EMAIL, recipient: OTHER }) { trigger { id } } }`,
      'recipient',
      workflowTriggerAdd,
    ],
    [
      'mutation { createVerificationFolder(input: { code: "A", name: "A", importType: OTHER, isSharedWithAll: false, sharedUserIds: [], fields: [], rules: [] }) { verificationFolder { id } } }',
      'importType',
      verificationFolderAdd,
    ],
  ] as const)('cannot be used in an input: %s', async (query, field, operation) => {
    const rest = fakeRest()
    const { errors } = await execute(query, { rest, viewer })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: [expect.any(String)] } })
    expect(rest.callsOf(operation.id)).toEqual([])
  })

  test("of a folder's import type is sent back with the services' value", async () => {
    const folder = record(verificationFolderByIds, { id, importType: 7 })
    const rest = fakeRest()
      .on(verificationFolderByIds, () => [folder])
      .on(verificationFolderUpdate, () => folder)
    const { errors } = await execute(
      `mutation { updateVerificationFolder(input: { id: "${encodeId('VerificationFolder', id)}", code: "A", name: "A", importType: OTHER, isSharedWithAll: false, sharedUserIds: [], fields: [], rules: [] }) { verificationFolder { id } } }`,
      { rest, viewer },
    )
    expect(errors).toEqual([])
    expect(rest.callsOf('verificationFolderUpdate')[0]!.body).toMatchObject({ importType: 7 })
  })
})

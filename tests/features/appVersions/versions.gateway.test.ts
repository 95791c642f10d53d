import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { versionServices } from './versions.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `AppVersion:${verb}AppVersion` as const)
const viewer = viewerWith(...(keys as 'AppVersion:ListAppVersion'[]))
const first = idOf('AppVersion', 1)

test('a page of versions is read with one call, together with the list of apps', async () => {
  const rest = versionServices()
  const text = '{ appIds appVersions(first: 1) { totalCount nodes { id appId version isUpdateRequired canManage } } }'
  const { data } = await execute(text, { rest, viewer })
  expect(data).toEqual({
    appIds: ['Hireloom', 'HireloomLite'],
    appVersions: {
      totalCount: 2,
      nodes: [{ id: first, appId: 'Hireloom', version: '2.3.0', isUpdateRequired: true, canManage: true }],
    },
  })
  expect(rest.counts()).toEqual({ appVersionApps: 1, appVersionList: 1 })
})

test('versions are created, updated and deleted by their global ids', async () => {
  const rest = versionServices()
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  const values = 'appId: "HireloomLite", version: "3.0", isUpdateRequired: false'
  await run(`createAppVersion(input: { ${values} }) { appVersion { version } }`)
  await run(`updateAppVersion(input: { id: "${first}", ${values} }) { appVersion { version } }`)
  expect(await run(`deleteAppVersion(input: { id: "${first}" }) { deletedAppVersionId }`)).toEqual({
    deleteAppVersion: { deletedAppVersionId: first },
  })
  const body = { appID: 'HireloomLite', version: '3.0', isRequireToUpdate: false }
  expect(rest.calls.map(({ params, body: sent }) => [params, sent])).toEqual([
    [undefined, body],
    [{ id: uuid(1) }, body],
    [{ id: uuid(1) }, undefined],
  ])
})

test('an invalid value is reported at its field; a viewer without the permission is refused', async () => {
  const rest = versionServices()
  const create = (who = viewer) =>
    execute(
      'mutation { createAppVersion(input: { appId: "Hireloom", version: "2.4.0", isUpdateRequired: true }) { appVersion { id } } }',
      { rest, viewer: who },
    )
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { version: ['This is already taken'] },
  })
  expect((await create(viewerWith('AppVersion:ListAppVersion'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
})

import { expect, test } from 'vitest'
import {
  notificationSettingGet,
  notificationSettingSave,
} from '../../../services/features/notificationSettings/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { setting } from './settings.ts'

const viewer = viewerWith()

test('the settings cost one call; a topic that only the services know is left out', async () => {
  const topics = [...setting.topics, { ...setting.topics[0]!, topic: 'campaigns' as 'jobs' }]
  const rest = fakeRest().on(notificationSettingGet, () => ({ ...setting, topics }))
  const { data, errors } = await execute(
    '{ viewer { notificationSetting { quietFrom quietTo choices { topic isInInbox isPushed isMailed isInDigest isMandatory } } } }',
    { rest, viewer },
  )
  expect(errors).toEqual([])
  const { choices, ...quiet } = data.viewer.notificationSetting
  expect(quiet).toEqual({ quietFrom: '22:00', quietTo: '07:00' })
  expect(choices).toHaveLength(setting.topics.length)
  expect(choices[0]).toEqual({
    topic: 'APPROVALS',
    isInInbox: true,
    isPushed: true,
    isMailed: false,
    isInDigest: false,
    isMandatory: true,
  })
  expect(rest.counts()).toEqual({ notificationSettingGet: 1 })
})

test('a change is sent to the services in their terms', async () => {
  const rest = fakeRest().on(notificationSettingSave, () => setting)
  const { data, errors } = await execute(
    `mutation { updateNotificationSetting(input: { choices: [
      { topic: JOBS, isInInbox: false, isPushed: false, isMailed: true, isInDigest: false } ], quietFrom: "" }) { setting { quietTo } } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data.updateNotificationSetting).toEqual({ setting: { quietTo: '07:00' } })
  expect(rest.callsOf('notificationSettingSave')[0]!.body).toEqual({
    topics: [{ topic: 'jobs', inbox: false, push: false, mail: true, digest: false }],
    quietFrom: null,
    quietTo: null,
  })
})

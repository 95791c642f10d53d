import { test as base } from '@playwright/test'
import { postgresAnswers } from '../support/postgres.ts'
import { startInstances, type RunningInstances } from '../support/startInstances.ts'

export { expect } from '@playwright/test'

const answer = await postgresAnswers()
/** A test with two of each process; it is skipped if there is no PostgreSQL. */
export const test = base.extend<object, { instances: RunningInstances }>({
  instances: [
    async ({}, provide) => {
      const instances = await startInstances()
      await provide(instances)
      await instances.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.skip(!answer.ok, answer.ok ? '' : `several instances need PostgreSQL: ${answer.reason}`)

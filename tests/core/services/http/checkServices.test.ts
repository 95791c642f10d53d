import { expect, test } from 'vitest'
import { readSettings } from '../../../../gateway/core/settings.ts'
import { checkServices } from '../../../../scripts/existingServices/check.ts'
import { startServicesHere } from '../../../support/services.fixture.ts'

test('npm run check-services finds no problem in our own services', { timeout: 90_000 }, async () => {
  const here = await startServicesHere()
  try {
    const settings = readSettings({ SERVICES_URL: here.services.url })
    const findings = await checkServices(settings, await here.tokenOf('admin'))
    // Which candidate comes first depends on the run, and not every candidate has a file. A mail can only be read by
    // the creator of its folder.
    const isUnsure = (why = '') => why.startsWith('404, or') || why.includes('Only the creator of the folder')
    const amiss = findings.filter(({ outcome, why }) => !['works', 'not tried'].includes(outcome) && !isUnsure(why))
    expect(amiss.map(({ operation, why }) => `${operation.id} ${why ?? ''}`)).toEqual([])
    expect(findings.filter(({ outcome }) => outcome === 'works').length).toBeGreaterThan(150)
  } finally {
    await here.close()
  }
})

import { expect, test } from 'vitest'
import { readSettings } from '../../../../gateway/core/settings.ts'
import { checkServices } from '../../../../scripts/existingServices/check.ts'
import { startServicesHere } from '../../../support/services.fixture.ts'

test('npm run check-services finds nothing amiss with our own services', async () => {
  const here = await startServicesHere()
  try {
    const settings = readSettings({ SERVICES_URL: here.services.url })
    const findings = await checkServices(settings, await here.tokenOf('admin'))
    const amiss = findings.filter(({ outcome }) => outcome !== 'works' && outcome !== 'not tried')
    expect(amiss.map(({ operation, why }) => `${operation.id} ${why ?? ''}`)).toEqual([])
    expect(findings.filter(({ outcome }) => outcome === 'works').length).toBeGreaterThan(150)
  } finally {
    await here.close()
  }
})

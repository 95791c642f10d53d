import { readSettings } from '../gateway/core/settings.ts'
import { checkServices } from './existingServices/check.ts'
import { report } from './existingServices/report.ts'

const usage = `Usage: SERVICES_URL=https://rest.example.com TOKEN=… npm run -s check-services
Calls each read operation of the contract once with an access token (TOKEN), by the gateway's settings, and never a write.
Fails when one of them fails, or none works.`

try {
  const token = process.env.TOKEN?.trim()
  if (!token) throw new Error(`TOKEN is missing.\n${usage}`)
  const settings = readSettings()
  const findings = await checkServices(settings, token)
  console.log(report(findings, settings))
  const has = (outcome: string) => findings.some((finding) => finding.outcome === outcome)
  if (has('fails') || !(has('works') || has('with losses'))) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

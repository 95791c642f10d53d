import { parseArgs } from 'node:util'
import { root } from '../root.ts'
import { checkChanges, dayOf } from './check.ts'
import { publish } from './publish.ts'

const usage = `Usage: npm run schema-changes                 what schema.graphql has against the published schema; fails on undeclared breaking changes
       npm run schema-changes -- --publish    makes it the published one and moves its changes into the log`

function isToPublish(): boolean {
  try {
    return parseArgs({ options: { publish: { type: 'boolean' } } }).values.publish ?? false
  } catch {
    console.error(usage)
    process.exit(1)
  }
}

try {
  const today = dayOf(new Date())
  if (isToPublish()) console.log(await publish(root, today))
  else {
    const { lines, wrong } = await checkChanges(root, today)
    console.log(lines.join('\n'))
    if (wrong) throw new Error(wrong)
  }
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exitCode = 1
}

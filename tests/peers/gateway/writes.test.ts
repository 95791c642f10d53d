import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBeforePeers, type BeforePeers } from './beforePeers.ts'
import { outcome } from './outcome.ts'
import { quirks } from '../services/quirks.ts'
import { writeDocuments } from './writeDocuments.ts'

let here: BeforePeers
beforeAll(async () => {
  here = await startBeforePeers()
})
afterEach(() => here.services.speak({}))
afterAll(() => here?.close())

async function written(name = ''): Promise<Map<string, string[]>> {
  const quirk = quirks[name] ?? {}
  const all = new Map<string, string[]>()
  for (const document of writeDocuments()) {
    here.services.speak(quirk)
    all.set(document.name, (await outcome(here, { ...document, field: document.name })).lines)
  }
  return all
}

test('writes to services that report little about the result', async () => {
  const plain = await written()
  const lines = [...plain.values()].flat()
  for (const name of ['empty writes', 'ids in upper case', 'names in Pascal case', 'no content type']) {
    lines.push('', `# ${name}`)
    for (const [write, told] of await written(name)) {
      const usual = plain.get(write)!
      if (told.join() !== usual.join()) lines.push(told[0]!, ...told.slice(1).filter((line) => !usual.includes(line)))
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./writeLosses.txt')
})

for (const name of ['', 'problems with Skill', 'problems with $.skill', 'JSON as text/plain'])
  test(`a refusal names the field of the input${name && `, reported as ${name}`}`, async () => {
    here.services.speak(quirks[name] ?? {})
    const approve = writeDocuments().find((one) => one.name === 'approveVerificationCandidate')!
    const { errors } = await here.ask(approve.query, { input: { ...approve.variables.input, skills: ['Juggling'] } })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { skills: ['There is no such skill'] } })
  })

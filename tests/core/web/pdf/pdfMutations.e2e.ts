import { readFileSync } from 'node:fs'
import { mutated } from '../../../support/mutations.ts'
import { expect, test, viewer } from '../../../support/viewerJourney.ts'

const type = 'application/pdf'
const cvs = ['classic', 'ember', 'harvard', 'moderncv'].map((name) =>
  readFileSync(new URL(`../../../../services/demo/files/cv-john-doe-${name}.pdf`, import.meta.url)),
)
const seeds = Array.from({ length: 6 }, (_none, at) => at + 1)

test.beforeAll(({ server }) => {
  for (const seed of seeds) server.files.set(`mutated${seed}.pdf`, { type, body: mutated(cvs[seed % 4]!, seed) })
})

test('a damaged CV shows its first page, or says that it cannot be shown; no page stays blank forever', async ({
  look,
}) => {
  test.setTimeout(180_000)
  const outcomes: string[] = []
  for (const seed of seeds) {
    const page = await look({ file: `/files/mutated${seed}.pdf` }, { provokes: /damaged/ })
    const said = page.getByText('The file is damaged or in a format that cannot be shown.').or(page.getByRole('alert'))
    await expect(viewer(page).drawn(1).or(said).first(), `seed ${seed}`).toBeVisible({ timeout: 20_000 })
    outcomes.push((await viewer(page).drawn(1).count()) > 0 ? 'drawn' : 'said')
    await page.context().close()
  }
  console.log(outcomes.join(' '))
  expect(outcomes).toHaveLength(seeds.length)
  expect(new Set(outcomes)).toEqual(new Set(['drawn', 'said']))
})

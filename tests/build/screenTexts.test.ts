import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'

let folder: string

/** Runs the generator in a process of its own: it reads the text of `() => import(…)`, which Vitest rewrites. */
async function screenTexts(): Promise<string> {
  const script = `import { screenTexts } from './scripts/generate/screenTexts.ts'; console.log(await screenTexts(process.argv[1]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder], {
    cwd: root,
  })
  return stdout
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hireloom-texts-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  const file = join(folder, 'web/features/things', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const screens = (load: string) =>
  write(
    'screens.ts',
    `export const things = { screens: [{ path: '/things', title: 'things:title', load: () => ${load} }] }`,
  )

test('lists the namespaces of a page and of the parts that it imports, at any depth', async () => {
  await screens("import('./ThingsPage.tsx')")
  await write(
    'ThingsPage.tsx',
    "import { Row } from './rows/Row.tsx'\nconst { t } = useTranslation(['things', 'review'])",
  )
  await write('rows/Row.tsx', "import Mark from '../Mark.tsx'\nexport const Row = () => useTranslation('calls')")
  await write('Mark.tsx', "export default () => useTranslation('cv')")
  expect(await screenTexts()).toContain("  '/things': ['calls', 'cv', 'review'],\n")
})

test('leaves out what arrives with the application, what is loaded later and what is imported as a type', async () => {
  await screens("import('./ThingsPage.tsx')")
  await write(
    'ThingsPage.tsx',
    [
      "import type { Row } from './Row.tsx'",
      "import { type Row as Other } from './Row.tsx'",
      "const Dialog = lazy(() => import('./Row.tsx'))",
      "const { t } = useTranslation(['shared', 'errorCodes'])",
    ].join('\n'),
  )
  await write('Row.tsx', "export const Row = () => useTranslation('calls')")
  expect(await screenTexts()).not.toContain('/things')
})

test('refuses a screen that does not say where its page is', async () => {
  await screens('pages.things()')
  await expect(screenTexts()).rejects.toThrow('does not say where the page of /things is')
})

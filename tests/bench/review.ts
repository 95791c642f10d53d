import { chromium, type Page } from 'playwright'
import type { VerificationFolder } from '../../services/features/verifications/contract.ts'
import { folderNamed, isOver, untilImport } from '../features/verifications/desk.ts'
import { graphql, internalToken, rest, tokenOf, uploadCsv } from '../support/api.ts'
import { browserFlags, chromiumPath } from '../support/chromium.ts'
import { candidatesCsv, columnsOf } from '../support/csv.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { signInAs } from '../support/signInAs.ts'
import { startStack, type RunningStack } from '../support/startStack.ts'
import { ms, type Figure } from './figure.ts'
import { median } from './measured.ts'

export interface ReviewFigures {
  engine: string
  /**
   * Response times of a list at the endpoint in milliseconds, by question: with 1,000 rows in the folder and with
   * 100,000.
   */
  lists: { name: string; small: number; large: number }[]
  /**
   * Rows rejected with the keyboard only; milliseconds from the confirming key until the next row's form accepts keys.
   */
  byKeyboard: { rows: number; median: number; slowest: number }
}

const listQuery = `query ($folder: ID!, $query: String, $filter: VerificationCandidateFilter, $page: Int) {
  verificationFolder(databaseId: $folder) {
    candidates(first: 20, page: $page, query: $query, filter: $filter) { paging { totalCount } nodes { id name phones emails status canApprove } }
  }
}`
const questions = [
  { name: 'first page', variables: {} },
  { name: 'page 40', variables: { page: 40 } },
  { name: 'one status', variables: { filter: { statuses: ['NEW'] } } },
  { name: 'a keyword', variables: { query: 'huong' } },
]
const reviewed = 100

class Desk {
  readonly stack: RunningStack
  readonly token: string
  constructor(stack: RunningStack, token: string) {
    this.stack = stack
    this.token = token
  }

  async folder(name: string): Promise<VerificationFolder> {
    return rest(this.stack, this.token, 'POST', '/CVVerification/add', {
      code: name,
      name,
      importType: 0,
      shareAll: true,
      shareUsers: [],
      config: '[]',
      rules: [],
    })
  }

  /** Imports made-up candidates and waits for the end of the import. */
  async fill(folder: VerificationFolder, rows: number, seed: number): Promise<void> {
    const { status, body } = await uploadCsv(
      this.stack,
      this.token,
      folder.id,
      candidatesCsv({ rows, seed, columns: columnsOf(folder) }),
      `${seed}.csv`,
    )
    if (!body.id) throw new Error(`The upload was answered ${status}: ${JSON.stringify(body)}`)
    const { status: ended, error } = await untilImport(this.stack, this.token, body.id, isOver, 300)
    if (ended === 'failed') throw new Error(`The import failed: ${error}`)
  }

  /** Returns the milliseconds of one list. */
  async list(folder: VerificationFolder, variables: object): Promise<number> {
    const began = performance.now()
    const { data, errors } = await graphql<object>(this.stack, this.token, listQuery, {
      folder: folder.id,
      ...variables,
    })
    if (!data || errors) throw new Error(JSON.stringify(errors))
    return performance.now() - began
  }
}

/** Runs each question at both sizes in turn, so that other load on the machine affects both. */
async function lists(desk: Desk, small: VerificationFolder, large: VerificationFolder) {
  const figures: ReviewFigures['lists'] = []
  for (const { name, variables } of questions) {
    const times: [number, number][] = []
    for (let round = 0; round < 15; round++)
      times.push([await desk.list(small, variables), await desk.list(large, variables)])
    figures.push({ name, small: median(times.map(([one]) => one)), large: median(times.map(([, one]) => one)) })
  }
  return figures
}

/** Rejects row after row without using the mouse. */
async function byKeyboard(page: Page, origin: string, folder: VerificationFolder) {
  await page.goto(`${origin}/cv-verification?folder=${folder.id}&status=NEW&size=100`)
  await page
    .locator('tbody tr[aria-selected]')
    .first()
    .getByRole('button', { name: /^Reject/ })
    .press('Enter')
  const dialog = page.getByRole('dialog')
  const remark = dialog.getByLabel('Remark')
  const times: number[] = []
  for (let row = 0; row < reviewed; row++) {
    const address = page.url()
    await remark.focus()
    await page.keyboard.type('No')
    const isLast = row === reviewed - 1
    await dialog.getByRole('button', { name: isLast ? 'Reject' : 'Reject and next' }).press('Enter')
    const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })
    await yes.waitFor()
    const began = performance.now()
    await yes.press('Enter')
    if (isLast) {
      await dialog.waitFor({ state: 'detached' })
      break
    }
    await page.waitForURL((url) => url.href !== address)
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')?.value === '',
    )
    times.push(performance.now() - began)
  }
  return { rows: reviewed, median: median(times), slowest: Math.max(...times) }
}

/** Measures the review of verification rows at the sizes for which the product is made. */
export async function benchReview(engine: 'pglite' | 'postgres'): Promise<ReviewFigures> {
  process.env.TEST_ENGINE = engine
  const stack = await startStack()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: browserFlags })
  try {
    const desk = new Desk(stack, await internalToken(stack))
    const [small, large] = [await desk.folder('A thousand'), await desk.folder('A hundred thousand')]
    await desk.fill(small, 1_000, 50)
    for (const seed of [51, 52]) await desk.fill(large, 50_000, seed)
    const listed = await lists(desk, small, large)
    const page = await browser.newPage()
    await signInAs(page, 'recruiter', { origin: stack.publicUrl })
    const own = await folderNamed(stack, 'Sales Q4')
    await new Desk(stack, await tokenOf(stack, 'recruiter')).fill(own, reviewed, 53)
    return { engine, lists: listed, byKeyboard: await byKeyboard(page, stack.publicUrl, own) }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

export async function figures(): Promise<Figure[]> {
  const postgres = await postgresAnswers()
  const { engine, lists, byKeyboard } = await benchReview(postgres.ok ? 'postgres' : 'pglite')
  return [
    ...lists.map(({ name, small, large }) => ({
      name: `Verification rows, ${name}, 100,000 in the folder`,
      reached: `${(large / small).toFixed(2)} × the time at 1,000`,
      against: `${ms(large)} against ${ms(small)}, ${engine}`,
    })),
    {
      name: `${byKeyboard.rows} rows rejected by keyboard: from Yes to the next form`,
      reached: ms(byKeyboard.median),
      against: `slowest ${ms(byKeyboard.slowest)}`,
    },
  ]
}

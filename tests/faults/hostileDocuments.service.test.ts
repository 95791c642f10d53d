import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VerificationMail } from '../../services/features/verifications/contract.ts'
import { folderNamed } from '../features/verifications/desk.ts'
import { rest, tokenOf } from '../support/api.ts'
import { bigBomb, elementBomb, longWord, pdfBomb, textBomb } from '../support/hostile.ts'
import { sampleCv, sendMail } from '../support/mail.ts'
import { startStack, type RunningStack } from '../support/startStack.ts'

let stack: RunningStack
let token: string
beforeAll(async () => {
  stack = await startStack({ TOKEN_SECONDS: '3600' })
  token = await tokenOf(stack, 'recruiter')
})
afterAll(() => stack?.stop())

/**
 * The maximum growth of the process in MB: one document of a candidate and one of a job are processed at a time, each
 * of which is stopped at 512 MB, plus what is allocated within a twentieth of a second after that.
 */
const mostGrown = 1400
const memoryOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024

/**
 * A PDF for which there is too little memory for the operators of a page continues without them and has no text. Which
 * of these happens first is chance.
 */
const refusals = ['DOCUMENT_TOO_LARGE', 'BUSY', 'CV_NO_TEXT']

/** Polls /ready and the memory continuously. Returns a function that stops it and returns the worst values of both. */
function watch() {
  const { pid } = stack.services
  const before = memoryOf(pid)
  const worst = { silent: 0, grown: 0, answers: 0 }
  let isOver = false
  const done = (async () => {
    while (!isOver) {
      const asked = performance.now()
      const { status } = await fetch(`${stack.servicesUrl}/ready`)
      expect(status).toBe(200)
      worst.silent = Math.max(worst.silent, performance.now() - asked)
      worst.grown = Math.max(worst.grown, memoryOf(pid) - before)
      worst.answers++
      await new Promise((wait) => setTimeout(wait, 50))
    }
  })()
  return async () => {
    isOver = true
    await done
    return worst
  }
}

async function upload(name: string, bytes: Uint8Array): Promise<{ status: number; code: string }> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${stack.servicesUrl}/Candidates/importCV`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  const { errorCode, draft } = (await answer.json()) as { errorCode?: string; draft?: object }
  return { status: answer.status, code: errorCode ?? (draft ? 'read' : '') }
}

/** Returns the mail with this subject once it has been processed. */
async function dealtWith(folderId: string, subject: string): Promise<VerificationMail> {
  for (let left = 1_200; left > 0; left--) {
    const { data } = await rest<{ data: VerificationMail[] }>(stack, token, 'POST', '/CVVerification/mail-list', {
      pageIndex: 0,
      pageSize: 50,
      verificationId: folderId,
    })
    const found = data.find((mail) => mail.subject === subject)
    if (found && found.outcome !== 'received') return found
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error(`The mail ${subject} was not dealt with`)
}

test(
  'with bombs and endless words, by upload and by mail at once, the services keep responding and keep their size',
  { timeout: 300_000 },
  async () => {
    const folder = await folderNamed(stack, 'Data & AI')
    const bombs = [bigBomb(), textBomb(), elementBomb(), pdfBomb()]
    expect(Math.max(...bombs.map(({ length }) => length))).toBeLessThan(1_000_000)
    const { pid } = stack.services
    const stop = watch()
    await sendMail(stack.smtpPort!, {
      to: folder.mailAddress!,
      subject: 'Endless',
      files: [{ name: 'endless.docx', bytes: longWord() }],
    })
    await sendMail(stack.smtpPort!, {
      to: folder.mailAddress!,
      subject: 'Bombs',
      files: [
        ...bombs.map((bytes, at) => ({ name: at === 3 ? 'bomb.pdf' : `bomb${at}.docx`, bytes })),
        { name: 'good.pdf', bytes: await sampleCv('classic') },
      ],
    })
    const [endless, ...answers] = await Promise.all([
      upload('endless.docx', longWord()),
      ...bombs.map((bytes, at) => upload(at === 3 ? 'bomb.pdf' : 'bomb.docx', bytes)),
    ])
    const [word, mail] = [await dealtWith(folder.id, 'Endless'), await dealtWith(folder.id, 'Bombs')]
    const worst = await stop()
    console.log(
      `longest silence ${worst.silent.toFixed(0)} ms of ${worst.answers} answers, grown by at most ${worst.grown.toFixed(0)} MB`,
    )
    // On a slow machine its turn may come too late behind the bombs; a client that gets BUSY tries again.
    const read = endless!.code === 'BUSY' ? await upload('endless.docx', longWord()) : endless
    expect(read).toEqual({ status: 200, code: 'read' })
    for (const { status, code } of answers) expect([status, refusals.includes(code) || code]).toEqual([400, true])
    expect(word).toMatchObject({ outcome: 'taken', rowCount: 1 })
    expect(mail).toMatchObject({ outcome: 'taken', rowCount: 5, failedCount: 4 })
    expect(mail.files.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed', 'failed', 'taken'])
    expect(mail.files.slice(0, 3).map(({ reason }) => reason)).toEqual(['tooMuch', 'tooMuch', 'tooMuch'])
    expect(['tooMuch', 'noText']).toContain(mail.files[3]!.reason)
    expect(stack.services.pid).toBe(pid)
    // If they were read in the process itself, it would not respond for minutes; a slow machine with all cores busy may
    // need a second.
    expect(worst.silent).toBeLessThan(3_000)
    expect(worst.grown).toBeLessThan(mostGrown)
  },
)

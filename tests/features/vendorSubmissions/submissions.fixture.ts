import { readFile } from 'node:fs/promises'
import { cvPdf } from '../../../services/features/vendorSubmissions/sample.ts'
import * as contract from '../../../services/features/vendorSubmissions/contract.ts'
import { vendorRequestCreate } from '../../../services/features/vendorRequests/contract.ts'
import { vendorCreate } from '../../../services/features/vendors/contract.ts'
import { accountCreate } from '../../../services/features/users/contract.ts'
import { startPeople } from '../users/people.fixture.ts'

/** The addresses of the accounts `vendor` and `vendor2`, which belong to two vendors. */
export const emma = 'emma.wilson@talentbridge.example'
export const tanaka = 'tanaka@sakura.example'

/** A CV that can be read completely. */
export const cvOf = (name: string, email: string, phone: string) =>
  cvPdf({ name, position: 'Java Developer', email, phone, lines: [['Skills', ['Java, SQL']]] })

/** The services with two vendors of one company, an account for each, and a request to both. */
export async function startSubmissions() {
  const here = await startPeople({ PUBLIC_URL: 'http://localhost:4000' })
  const admin = here.as('admin')
  const vendors: string[] = []
  for (const [name, email] of [
    ['TalentBridge', emma],
    ['Sakura', tanaka],
  ] as const) {
    const body = { name, address: 'Huế', status: 'Active', location: [], email: [{ email, status: 'Active' }] }
    vendors.push((await admin.ok(vendorCreate, { body })).id)
  }
  const account = { password: 'Chosen#123', familyName: '', roles: ['Vendor'] }
  await admin.ok(accountCreate, { body: { ...account, userName: 'vendor2', name: 'Tanaka', email: tanaka } })
  await here.services.db
    .updateTable('app_user')
    .set({ email_verified_at: new Date() })
    .where('email', 'in', [emma, tanaka])
    .execute()
  const request = async (more: object = {}) => {
    const body = {
      ...{ title: 'Java developers', description: '<p>Much to do</p>', location: [] },
      ...{ vendorByLocation: [emma, tanaka], emailContent: '', ...more },
    }
    return (await admin.ok(vendorRequestCreate, { body })).vendorRequestId
  }

  /** Returns the answer of submit-cv to a file. */
  async function submit(
    userName: string,
    requestId: string,
    bytes: Uint8Array,
    {
      name = 'cv.pdf',
      title = 'A CV',
      vendorId,
      consent,
    }: { name?: string; title?: string; vendorId?: string; consent?: string } = {},
  ) {
    const form = new FormData()
    form.append('title', title)
    form.append('VendorRequestId', requestId)
    if (vendorId) form.append('vendorId', vendorId)
    if (consent) form.append('consent', consent)
    form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
    const answer = await fetch(`${here.services.url}/VendorRequests/submit-cv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await here.services.identity.issueAccessToken(userName)}` },
      body: form,
    })
    const text = await answer.text()
    const body = (text.startsWith('{') ? JSON.parse(text) : {}) as { id: string; errorCode?: string; errors?: object }
    return { status: answer.status, body }
  }

  /** Waits until a submission has been read, and returns it as the user sees it. */
  async function read(id: string, userName = 'admin') {
    for (let left = 1200; left > 0; left--) {
      const [found] = await here.as(userName).ok(contract.vendorSubmissionByIds, { body: { ids: [id] } })
      if (found && found.progress !== 'reading') return found
      await new Promise((wait) => setTimeout(wait, 50))
    }
    throw new Error('The CV was not read')
  }

  /** Submits a CV that must be accepted, and waits until it has been read. */
  async function submitted(userName: string, requestId: string, bytes: Uint8Array, more: { name?: string } = {}) {
    const { status, body } = await submit(userName, requestId, bytes, more)
    if (status !== 200) throw new Error(`submit-cv answered ${status}: ${JSON.stringify(body)}`)
    return read(body.id)
  }
  return { ...here, vendors: vendors as [string, string], request, submit, submitted, read }
}
export type SubmissionsHere = Awaited<ReturnType<typeof startSubmissions>>

/** A real CV from the demo data. */
export const realCv = () => readFile(new URL('../../../services/demo/files/cv-john-doe-classic.pdf', import.meta.url))

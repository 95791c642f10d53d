import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Extraction } from '../../../services/features/candidateCvs/contract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { detail, draft, emptyResume } from '../candidates/candidateRecords.ts'
import { box, formServices, openForm, press } from './form.fixture.tsx'

const path = `cv/${uuid(40)}.docx`
const extraction: Extraction = {
  filePath: path,
  fileName: 'anh.docx',
  characters: 400,
  draft: draft({
    phones: ['0901234567'],
    jobTitle: 'Tester',
    experienceYear: 4,
    resume: {
      ...emptyResume,
      work: [{ company: 'FPT', position: 'Dev', startDate: '2020-05', isAdded: true }, { company: 'VNG' }],
      skills: [{ name: 'Java', level: 0 }],
    },
  }),
  fields: [
    { field: 'name', value: 'Nguyễn Thị Ánh', snippet: 'CV: Nguyễn Thị Ánh, Hà Nội', page: 1 },
    { field: 'phones.0', value: '0901234567', snippet: 'Tel 0901234567', page: null },
    { field: 'experienceYear', value: '4', snippet: '4 years', page: 2 },
    { field: 'resume.work.1.company', value: 'VNG', snippet: 'VNG Corporation', page: 2 },
  ],
}

/** Stands for the gateway's upload stream; an unanswered one waits until it is aborted. */
class Upload {
  static sent: Upload[] = []
  static answers: ({ status: number; body: object } | null)[] = []
  upload: { onprogress?: (event: object) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  address = ''
  form!: FormData
  isAborted = false
  onload = () => {}
  onabort = () => {}
  open(method: string, address: string) {
    this.address = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return 'request-9'
  }
  abort() {
    this.isAborted = true
    this.onabort()
  }
  send(form: FormData) {
    this.form = form
    Upload.sent.push(this)
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
    const answer = Upload.answers.shift()
    if (!answer) return
    this.status = answer.status
    this.responseText = JSON.stringify(answer.body)
    setTimeout(() => this.onload(), 0)
  }
}

beforeEach(() => {
  Upload.sent = []
  Upload.answers = [{ status: 200, body: extraction }]
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => vi.unstubAllGlobals())

const refused = (errorCode: string, message = 'no') => ({
  status: 400,
  body: { errors: [{ message, extensions: { code: 'REFUSED', errorCode } }] },
})

async function choose(
  user: { upload: (element: HTMLElement, file: File) => Promise<void> },
  name = 'anh.docx',
  size = 4,
  label = 'From a CV',
) {
  const file = new File(['PK12'], name)
  if (size !== 4) Object.defineProperty(file, 'size', { value: size })
  const input = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
  // The browser's own filter is not what protects us.
  input.removeAttribute('accept')
  await user.upload(input, file)
}

test('a CV fills the form; each field shows where it stands, moves with its row, and the CV is saved along', async () => {
  const { user, calls } = openForm(formServices())
  await choose(user)
  expect(await toast('The form is filled from the CV. Check it before you save.')).toBeTruthy()
  expect(Upload.sent[0]!.address).toBe('POST /upload/candidateImportCv')
  expect([(Upload.sent[0]!.form.get('file') as File).name, Upload.sent[0]!.headers.authorization]).toEqual([
    'anh.docx',
    'Bearer token',
  ])
  expect([(await box(/^Name/)).value, (await box('Phones 1')).value, (await box('Years of experience')).value]).toEqual(
    ['Nguyễn Thị Ánh', '0901234567', '4'],
  )
  expect(screen.getByText("anh.docx becomes the candidate's CV.")).toBeTruthy()
  // What it does not say is to be typed.
  expect(screen.getByText(/^Not found in the CV: Education\./)).toBeTruthy()

  screen.getByRole('button', { name: 'from CV: Name' }).focus()
  await user.keyboard('{Enter}')
  const popover = within(screen.getByRole('dialog', { name: 'from CV: Name' }))
  expect([popover.getByText('CV: Nguyễn Thị Ánh, Hà Nội'), popover.getByText('Page 1')]).toHaveLength(2)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'from CV: Job title' })).toBeNull()
  const marked = () =>
    screen.getByRole('button', { name: 'from CV: Company' }).closest('[role=group]')?.getAttribute('aria-label')
  expect(marked()).toBe('Work experience 2')
  await press(user, 'Move Work experience 2 up')
  expect(marked()).toBe('Work experience 1')

  await press(user, 'Save')
  await toast('Add successfully!')
  expect(calls('candidateCreate')[0]?.body).toMatchObject({
    filePath: path,
    name: 'Nguyễn Thị Ánh',
    experienceYear: 4,
    resume: {
      work: [{ company: 'VNG' }, { company: 'FPT', position: 'Dev', startDate: '2020-05', isAdded: true }],
      skills: [{ name: 'Java', level: 0 }],
    },
  })
})

test('on edit only empty fields are filled, and the file becomes a CV of the candidate when it is saved', async () => {
  const { user, calls, request } = openForm(
    formServices({ candidates: [detail(1, { jobTitle: null })] }),
    `/candidates/${uuid(1)}`,
  )
  await choose(user, 'anh.docx', 4, 'Read from CV')
  await waitFor(async () => expect((await box('Job title')).value).toBe('Tester'))
  expect([(await box(/^Name/)).value, (await box('Years of experience')).value]).toEqual(['Candidate 1', '5.5'])
  expect(screen.queryByRole('button', { name: 'from CV: Name' })).toBeNull()
  await press(user, 'Save')
  await toast('Update successfully!')
  expect(calls('candidateUpdate')[0]?.body).toMatchObject({ name: 'Candidate 1', jobTitle: 'Tester' })
  const [address, init] = request.mock.calls[0]!
  expect(address).toBe('/upload/candidateUploadCv')
  expect(Object.fromEntries(init!.body as FormData)).toMatchObject({ candidateId: uuid(1), kind: 'cv' })
})

test('while it is sent it can be cancelled; nothing is filled', async () => {
  Upload.answers = [null]
  const { user } = openForm(formServices())
  await choose(user)
  expect(await screen.findByText('Sending the CV…')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  const cancel = within(screen.getByRole('region', { name: 'From a CV' })).getByRole('button', { name: 'Cancel' })
  await user.click(cancel)
  expect(Upload.sent[0]!.isAborted).toBe(true)
  expect(await screen.findByLabelText('From a CV', { selector: 'input' })).toBeTruthy()
  expect((await box(/^Name/)).value).toBe('')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test.each([
  ['photo.png', 4, 'Only PDF, DOC and DOCX files can be read.'],
  ['large.pdf', 20 * 1_048_576 + 1, 'The file is larger than 20 MB.'],
  ['empty.pdf', 0, 'The file is empty.'],
])('%s of %i bytes is not even sent', async (name, size, text) => {
  const { user } = openForm(formServices())
  await choose(user, name, size)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(Upload.sent).toEqual([])
})

test.each([
  ['CV_ENCRYPTED', 'The file is protected by a password.'],
  ['CV_UNREADABLE', 'The file could not be read.'],
  ['CV_NO_TEXT', 'The file holds no text: it may be a scan.'],
])('%s is said, and the file can be kept as the CV all the same', async (code, text) => {
  Upload.answers = [refused(code), { status: 200, body: { filePath: path, queueId: null, file: null } }]
  const { user, calls } = openForm(formServices())
  await choose(user)
  expect(await screen.findByText(text)).toBeTruthy()
  await press(user, 'Attach anyway')
  expect(await screen.findByText("anh.docx becomes the candidate's CV.")).toBeTruthy()
  expect(Upload.sent.map(({ address }) => address)).toEqual([
    'POST /upload/candidateImportCv',
    'POST /upload/candidateUploadCv',
  ])
  await user.type(await box(/^Name/), 'Ánh')
  await press(user, 'Save')
  await toast('Add successfully!')
  expect(calls('candidateCreate')[0]?.body.filePath).toBe(path)
})

test("any other refusal is told in the server's words; a kept CV can be left out again", async () => {
  Upload.answers = [refused('OTHER', 'This type of file is not allowed'), { status: 200, body: extraction }]
  const { user, calls } = openForm(formServices())
  await choose(user)
  expect(await screen.findByText('This type of file is not allowed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Attach anyway' })).toBeNull()
  await choose(user)
  await press(user, 'Remove')
  expect(screen.queryByText("anh.docx becomes the candidate's CV.")).toBeNull()
  await press(user, 'Save')
  await toast('Add successfully!')
  expect(calls('candidateCreate')[0]?.body.filePath).toBeUndefined()
})

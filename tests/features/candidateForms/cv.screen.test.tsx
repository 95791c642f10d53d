import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExtractedField, Extraction } from '../../../services/features/candidateCvs/contract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { detail, draft, emptyResume } from '../candidates/candidateRecords.ts'
import { box, formServices, openForm, press } from './form.fixture.tsx'

const path = `cv/${uuid(40)}.docx`
const found = (
  field: string,
  value: string,
  { snippet = value, page = 1, confidence = 0.95 }: Partial<ExtractedField> = {},
): ExtractedField => ({ field, value, snippet, page, confidence, isOffered: confidence < 0.5 })
const extraction: Extraction = {
  filePath: path,
  fileName: 'anh.docx',
  characters: 400,
  isScan: false,
  unreadPages: 0,
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
    found('name', 'Nguyễn Thị Ánh', { snippet: 'CV: Nguyễn Thị Ánh, Hà Nội' }),
    found('phones.0', '0901234567', { page: null }),
    found('experienceYear', '4', { page: 2 }),
    found('resume.work.1.company', 'VNG', { page: 2 }),
  ],
}

/** Replaces the gateway's upload stream. An unanswered upload waits until it is aborted. */
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
  // The browser's own filter must not be the only protection.
  input.removeAttribute('accept')
  await user.upload(input, file)
}

test('a CV fills the form; each field shows its source, which moves with its row, and the CV is saved with the candidate', async () => {
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
  // What the CV does not contain must be typed.
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

test('a note says that a CV was read from a scan, until another CV is read', async () => {
  Upload.answers = [
    { status: 200, body: { ...extraction, isScan: true } },
    { status: 200, body: { ...extraction, isScan: true, unreadPages: 2 } },
    { status: 200, body: extraction },
  ]
  const { user } = openForm(formServices())
  const said = () => screen.queryByText(/^Read from a scan/)?.textContent?.trim()
  await choose(user)
  await waitFor(() => expect(said()).toBe('Read from a scan: please check what was filled in.'))
  await choose(user)
  await waitFor(() =>
    expect(said()).toBe('Read from a scan: please check what was filled in. 2 pages of the scan could not be read.'),
  )
  await choose(user)
  await waitFor(() => expect(Upload.sent).toHaveLength(3))
  await waitFor(() => expect(said()).toBeUndefined())
})

test('on edit only empty fields are filled, and saving adds the file as a CV of the candidate', async () => {
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

test('a CV without new information shows no message about a filled form', async () => {
  Upload.answers = [{ status: 200, body: { ...extraction, draft: draft({ name: '' }), fields: [] } }]
  const { user } = openForm(formServices())
  await choose(user)
  expect(await toast('Nothing was filled in from the CV.')).toBeTruthy()
  expect(screen.queryByText(/^The form is filled from the CV/)).toBeNull()
})

test('an upload can be cancelled; nothing is filled', async () => {
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
])('%s of %i bytes is not uploaded at all', async (name, size, text) => {
  const { user } = openForm(formServices())
  await choose(user, name, size)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(Upload.sent).toEqual([])
})

test.each([
  ['CV_ENCRYPTED', 'The file is protected by a password.'],
  ['CV_UNREADABLE', 'The file could not be read.'],
  [
    'CV_NO_TEXT',
    'The file looks like a scan, which cannot be read here. Enter the data yourself, or use the original PDF or DOCX.',
  ],
])('%s is reported, and the file can still be kept as the CV', async (code, text) => {
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

test("any other refusal is shown in the server's words; a kept CV can be removed again", async () => {
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

/** A CV with mostly uncertain values. */
const unsure: Extraction = {
  ...extraction,
  draft: draft({
    name: '',
    jobTitle: 'Tester',
    resume: { ...emptyResume, work: [{ company: 'FPT', position: 'Dev' }], skills: [{ name: 'Java', level: 0 }] },
  }),
  fields: [
    found('name', 'Trần Văn Bảo', { confidence: 0.4, snippet: 'Trần Văn Bảo – Đà Nẵng', page: 2 }),
    found('jobTitle', 'Tester', { confidence: 0.6 }),
    found('birthday', '1994-08-15', { confidence: 0.4 }),
    found('phones.0', '0901234567', { confidence: 0.4 }),
    found('nationalities.0', 'Japan', { confidence: 0.4 }),
    found('resume.work.0.company', 'FPT'),
    found('resume.work.1.company', 'VNG', { confidence: 0.4, snippet: 'VNG, Engineer', page: 2 }),
    found('resume.work.1.position', 'Engineer', { confidence: 0.4 }),
    found('resume.work.1.startDate', '2019-05', { confidence: 0.4 }),
    found('resume.work.1.isAdded', 'true', { confidence: 0.4 }),
    found('resume.work.2.company', 'Acme', { confidence: 0.4 }),
    found('resume.education.0.institution', 'Keio University', { confidence: 0.4 }),
  ],
}

test('uncertain values are offered below their fields: a click accepts one, and typing in the field removes it', async () => {
  Upload.answers = [{ status: 200, body: unsure }]
  const { user, calls } = openForm(formServices())
  await choose(user)
  await toast('The form is filled from the CV. Check it before you save.')
  // None of it is filled in, and none of it is reported as missing.
  expect((await box(/^Name/)).value).toBe('')
  expect(screen.getByText(/^Not certain, so not filled in/).textContent).toBe(
    'Not certain, so not filled in: Name, Phones, Birthday, Nationalities, Work experience, Education. You can find suggestions below these fields.',
  )
  expect(screen.queryByText(/^Not found in the CV/)).toBeNull()
  expect(screen.getByText('The CV may say: Trần Văn Bảo')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /from CV: Name/ })).toBeNull()

  await press(user, 'In the CV: Trần Văn Bảo')
  const source = within(screen.getByRole('dialog', { name: 'In the CV: Trần Văn Bảo' }))
  expect([source.getByText('Trần Văn Bảo – Đà Nẵng'), source.getByText('Page 2')]).toHaveLength(2)
  await user.keyboard('{Escape}')
  screen.getByRole('button', { name: 'Use for Name: Trần Văn Bảo' }).focus()
  await user.keyboard('{Enter}')
  const name = await box(/^Name/)
  expect(name.value).toBe('Trần Văn Bảo')
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(screen.queryByText('The CV may say: Trần Văn Bảo')).toBeNull()
  expect(screen.getByRole('button', { name: 'from CV: Name' })).toBeTruthy()

  expect(screen.getByText('The CV may say: 15/08/1994')).toBeTruthy()
  await user.type(await box('Birthday'), '01/02/1990')
  await waitFor(() => expect(screen.queryByText('The CV may say: 15/08/1994')).toBeNull())

  // An empty row is filled, and an item is added.
  await press(user, 'Add to Phones: 0901234567')
  expect((await box('Phones 1')).value).toBe('0901234567')
  expect(screen.queryByRole('textbox', { name: 'Phones 2' })).toBeNull()
  await press(user, 'Add to Nationalities: Japan')

  await press(user, 'Save')
  await toast('Add successfully!')
  expect(calls('candidateCreate')[0]?.body).toMatchObject({
    name: 'Trần Văn Bảo',
    birthday: '1990-02-01',
    phones: ['0901234567'],
    nationalities: ['Japan'],
    resume: { work: [{ company: 'FPT' }], education: [] },
  })
})

test('an uncertain entry is offered below its list, and added as a whole', async () => {
  Upload.answers = [{ status: 200, body: unsure }]
  const { user, calls } = openForm(formServices())
  await choose(user)
  const offers = within(await screen.findByRole('list', { name: 'Suggestions from the CV: Work experience' }))
  expect(offers.getAllByText(/^The CV may also name/).map(({ textContent }) => textContent)).toEqual([
    'The CV may also name: VNG, Engineer, 05/2019 – now',
    'The CV may also name: Acme',
  ])
  expect(screen.getByText('The CV may say: Keio University')).toBeTruthy()
  await press(user, 'Add to Work experience: VNG, Engineer, 05/2019 – now')
  const added = within(await screen.findByRole('group', { name: 'Work experience 2' }))
  const company = added.getByRole<HTMLInputElement>('textbox', { name: /^Company/ })
  expect(company.value).toBe('VNG')
  await waitFor(() => expect(document.activeElement).toBe(company))
  expect(added.getByRole('button', { name: 'from CV: Company' })).toBeTruthy()
  expect(offers.getAllByRole('listitem')).toHaveLength(1)
  await user.type(await box(/^Name/), 'Bảo')
  await press(user, 'Save')
  await toast('Add successfully!')
  expect(calls('candidateCreate')[0]?.body.resume).toMatchObject({
    work: [{ company: 'FPT' }, { company: 'VNG', position: 'Engineer', startDate: '2019-05', isAdded: true }],
  })
})

test('a field that may be misread is filled, and marked for checking', async () => {
  Upload.answers = [{ status: 200, body: unsure }]
  const { user } = openForm(formServices())
  await choose(user)
  await waitFor(async () => expect((await box('Job title')).value).toBe('Tester'))
  const mark = screen.getByRole('button', { name: 'check, from CV: Job title' })
  expect(mark.textContent).toBe('check')
  await user.click(mark)
  const why = within(screen.getByRole('dialog', { name: 'check, from CV: Job title' }))
  expect(why.getByText('This may have been misread. Compare it with the CV.')).toBeTruthy()
})

test('on edit nothing is offered for existing values', async () => {
  Upload.answers = [{ status: 200, body: unsure }]
  const { user } = openForm(
    formServices({
      candidates: [detail(1, { birthday: null, resume: { ...emptyResume, work: [{ company: 'Own' }] } })],
    }),
    `/candidates/${uuid(1)}`,
  )
  await choose(user, 'anh.docx', 4, 'Read from CV')
  expect(await screen.findByText('The CV may say: 15/08/1994')).toBeTruthy()
  expect(screen.queryByText(/Trần Văn Bảo/)).toBeNull()
  expect(screen.queryByRole('list', { name: 'Suggestions from the CV: Work experience' })).toBeNull()
})

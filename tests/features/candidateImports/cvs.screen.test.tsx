import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import CvUploadPage from '../../../web/features/candidateImports/cvs/CvUploadPage.tsx'
import CandidateImportPage from '../../../web/features/candidateImports/one/CandidateImportPage.tsx'
import { CvDropArea } from '../../../web/shared/cvs/CvDropArea.tsx'
import { RequestError } from '../../../web/shared/requestError.ts'
import type { Session } from '../../../web/shared/session/session.ts'
import { renderScreen } from '../../support/screen.tsx'
import { importId, importServices } from './imports.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['Candidate:CreateCandidate', 'Candidate:UpdateCandidate', 'Candidate:ReadCandidate'] as const

function open(
  path: string,
  { given = {}, refuse = () => false, keys = all }: Options = {},
): ReturnType<typeof importServices> & { sent: string[]; keysOf: (name: string) => (string | null)[] } & ReturnType<
    typeof renderScreen
  > {
  const services = importServices(given)
  const sent: string[] = []
  const attempts: { name: string; key: string | null }[] = []
  const request = vi.fn<Session['request']>(async (address, init) => {
    const { name } = (init!.body as FormData).get('file') as File
    attempts.push({ name, key: new Headers(init!.headers).get('idempotency-key') })
    if (refuse(name)) throw new RequestError('NETWORK', 'No connection')
    sent.push(`${address} ${name}`)
    return Response.json({ id: importId, row: sent.length })
  })
  const pages = (
    <Routes>
      <Route
        path="/list"
        element={
          <CvDropArea folderId="f-1">
            <p>The list</p>
          </CvDropArea>
        }
      />
      <Route
        path="/candidate-imports/cvs"
        element={
          <>
            <Address />
            <CvUploadPage />
          </>
        }
      />
      <Route path="/candidate-imports/:id" element={<CandidateImportPage />} />
    </Routes>
  )
  const options = {
    rest: services.rest,
    path,
    request,
    keys: [...keys],
    can: (key: unknown) => [key].flat().some((one) => keys.includes(one as never)),
  }
  const keysOf = (name: string) => attempts.filter((one) => one.name === name).map(({ key }) => key)
  return { ...services, sent, keysOf, ...renderScreen(pages, options as never) }
}
interface Options {
  given?: Parameters<typeof importServices>[0]
  refuse?: (name: string) => boolean
  keys?: readonly string[]
}
const Address = () => <output>{useLocation().search}</output>
const file = (name: string, content = 'x') => new File([content], name)

test('chosen CVs and a ZIP are uploaded and read, and the page of their import opens', async () => {
  const { user, sent, rest } = open('/candidate-imports/cvs')
  const chosen = [file('hoa.pdf'), file('ken.docx'), file('more.zip')]
  await user.upload(await screen.findByLabelText('Import CVs'), chosen)
  expect(await screen.findByText('Ready to import')).toBeTruthy()
  expect(sent.toSorted()).toEqual([
    '/upload/candidateImportAddCv hoa.pdf',
    '/upload/candidateImportAddCv ken.docx',
    '/upload/candidateImportArchive more.zip',
  ])
  expect(rest.callsOf('candidateImportOpenCvs').map(({ body }) => body)).toEqual([
    { fileName: 'hoa.pdf', folderId: null },
  ])
  expect(rest.callsOf('candidateImportReadCvs')).toHaveLength(1)
})

test('files that cannot be sent are listed by name; the others wait until the user continues', async () => {
  let isAway = true
  const { user, sent, keysOf, rest } = open('/candidate-imports/cvs', {
    refuse: (name) => isAway && name === 'ken.pdf',
  })
  const files = [file('hoa.pdf'), file('ken.pdf'), file('empty.pdf', ''), file('one.zip'), file('two.zip')]
  await user.upload(await screen.findByLabelText('Import CVs'), files)
  const unsent = within(await screen.findByRole('alert', { name: 'These files could not be uploaded' }))
  expect(unsent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'empty.pdf: The file is empty',
    'two.zip: Only one ZIP at a time',
    expect.stringMatching(/^ken\.pdf: ./),
  ])
  expect(rest.callsOf('candidateImportReadCvs')).toEqual([])
  isAway = false
  await user.click(unsent.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Ready to import')).toBeTruthy()
  expect(sent).toHaveLength(3)
  // The retry after a missing answer has the same key: the services take the file only once.
  const [first, ...others] = keysOf('ken.pdf')
  expect(first).toBeTruthy()
  expect(others).toEqual([first])
  expect(rest.callsOf('candidateImportOpenCvs')).toHaveLength(1)
})

test('CVs dropped onto a list are imported on the imports page, for the folder of the list', async () => {
  const { sent, rest } = open('/list')
  const list = await screen.findByText('The list')
  const files = [file('hoa.pdf'), file('.DS_Store')]
  const dataTransfer = { types: ['Files'], items: files.map((one) => ({ kind: 'file', getAsFile: () => one })) }
  fireEvent.dragEnter(list, { dataTransfer })
  expect(screen.getByText('Drop CVs or a ZIP here to import them')).toBeTruthy()
  fireEvent.drop(list, { dataTransfer })
  expect((await screen.findByRole('status')).textContent).toBe('?folder=f-1')
  expect(await screen.findByText('Ready to import')).toBeTruthy()
  expect(sent).toEqual(['/upload/candidateImportAddCv hoa.pdf'])
  expect(rest.callsOf('candidateImportOpenCvs')[0]!.body).toMatchObject({ fileName: 'hoa.pdf' })
})

test('a user who may not create candidates cannot drop files', async () => {
  open('/list', { keys: ['Candidate:ReadCandidate'] })
  const list = await screen.findByText('The list')
  fireEvent.dragEnter(list, { dataTransfer: { types: ['Files'], items: [] } })
  expect(screen.queryByText('Drop CVs or a ZIP here to import them')).toBeNull()
})

const checked: NonNullable<Options['given']> = {
  kind: 'cvs',
  status: 'checked',
  fileName: 'hoa.pdf',
  totalCreated: 2,
  totalExisted: 1,
  totalFailed: 1,
  columns: [],
}
const page = `/candidate-imports/${importId}`

test('users decide on each CV that was read: add it, leave it out, or name its candidate', async () => {
  const { user, rest } = open(page, { given: checked })
  expect(await screen.findByText('hoa.pdf and 3 more')).toBeTruthy()
  expect(screen.queryByText('Download failed rows')).toBeNull()
  const table = within(await screen.findByRole('table', { name: 'Files' }))
  await user.click(await table.findByRole('button', { name: 'Add to the existing candidate: Dan Ito' }))
  expect(await table.findByText('Completed')).toBeTruthy()
  await user.click(table.getByRole('button', { name: 'Leave out: Eva Mai' }))
  expect(await table.findByText('Left out')).toBeTruthy()
  // Users also decide on uncertain names.
  expect(table.getByText('Maybe Fay Ono')).toBeTruthy()
  await user.click(table.getByRole('button', { name: /^Enter the name: 3/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter the name' }))
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name of the candidate/ })
  expect(name.value).toBe('Fay Ono')
  expect(dialog.getByText('This name may be wrong. Check it against the CV.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await table.findByText('Fay Ono')).toBeTruthy()
  expect(rest.callsOf('candidateImportDecide').map(({ body }) => body)).toEqual([
    { row: 2, decision: 'take' },
    { row: 4, decision: 'leave' },
    { row: 3, name: 'Fay Ono' },
  ])
})

test('a user who may not change candidates cannot add a CV to one; options apply to all CVs', async () => {
  const { user, rest } = open(page, { given: checked, keys: ['Candidate:CreateCandidate', 'Candidate:ReadCandidate'] })
  const table = within(await screen.findByRole('table', { name: 'Files' }))
  expect(await table.findByRole('button', { name: 'Leave out: Dan Ito' })).toBeTruthy()
  expect(table.queryByRole('button', { name: 'Add to the existing candidate: Dan Ito' })).toBeNull()
  await user.click(screen.getByText('Options'))
  expect(screen.queryByRole('switch')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Source' }), 'Fair')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await expect
    .poll(() => rest.callsOf('candidateImportReadCvs').map(({ body }) => body))
    .toEqual([{ completesExisting: false, folderId: null, source: 'Fair' }])
})

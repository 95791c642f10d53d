import { dayOf, each, ids, mailOf, phoneOf } from './data.ts'
import { found, named, paged, post, put, get, Refusal, type Asked, type Route } from './route.ts'

/** Columns of a CSV folder, stored as JSON text (001/3, verification folder). */
const config = JSON.stringify([
  { name: 'name', displayName: 'Name', type: 'text' },
  { name: 'phones', displayName: 'Phones', type: 'text' },
  { name: 'birthday', displayName: 'Birthday', type: 'date' },
])

const rule = (module: string) => ({
  id: ids.rule(1),
  module,
  roleCode: 'Recruiter',
  roleDescription: 'Looks for people',
  value: 10,
  active: true,
})

const folder = (number: number, code: string, importType: number) => ({
  id: ids.folder(number),
  code,
  name: `Folder ${number}`,
  importType,
  shareAll: number === 2,
  shareUsers: ['minh'],
  config,
  rules: [rule('CV-Verification')],
  createdBy: 'linh',
})

/** A verification candidate row (001/3), with the first name of each doubled pair. */
const row = (number: number, name: string) => ({
  id: ids.row(number),
  name,
  phones: [phoneOf(number)],
  emails: [mailOf(number)],
  candidateProccessId: number === 2 ? ids.candidate(2) : null,
  createdDate: dayOf(number),
  remark: '',
  status: ['new', 'existed', 'failed'][number - 1],
  value: `cv/${number}.pdf`,
  info: JSON.stringify({ name, birthday: '1990-05-01' }),
  data: { canApprove: number === 1 },
  owner: 'minh',
  createdBy: 'linh',
  extendProperties: JSON.stringify({ Account: 'an' }),
  importFromFile: 'people.csv',
})

/** A collected candidate row (001/3); its id is used in the approval payload. */
const collected = (number: number, name: string) => ({
  id: ids.collected(number),
  name,
  phones: [phoneOf(number)],
  emails: [mailOf(number)],
  candidateProccessId: null,
  createdDate: dayOf(number),
  remark: '',
  status: ['new', 'approved', 'rejected'][number - 1],
  cvPath: `cv/${number}.pdf`,
  info: JSON.stringify({ name }),
  canApprove: number === 1,
})

type Reviewed = { id: string; name: string; status: string | undefined; remark: string }

/** Applies the list query of both screens (001/3), as far as its members filter. */
function listed<T extends Reviewed>(rows: readonly T[], asked: Asked) {
  const { keyword, status = [] } = asked.body ?? {}
  return paged(
    named(rows, keyword).filter((one) => !status?.length || status.includes(one.status)),
    asked,
  )
}

/** "payload; response status OK" (001/7): returns a response of 200 without meaningful content. */
function decided(rows: readonly Reviewed[], { body }: Asked) {
  const one = found(rows, body.id)
  if (!body.remark) throw new Refusal(400, { errors: { remark: ['This field is required'] } })
  if (body.status === 'approved' && (!body.skill || body.skill === 'Juggling'))
    throw new Refusal(400, { errors: { skill: ['There is no such skill'] } })
  Object.assign(one, { status: body.status, remark: body.remark })
  return {}
}

/** Returns a folder as it is stored: its rules have ids. */
const kept = (body: { rules?: { id?: string }[] }) => ({
  ...body,
  rules: (body.rules ?? []).map((one) => ({ ...rule('CV-Verification'), ...one, id: one.id ?? crypto.randomUUID() })),
})

export function verificationRoutes(): Route[] {
  const folders = [folder(1, 'people', 0), folder(2, 'mails', 1), folder(3, 'Vendor', 0)]
  const rows = each(row)
  const collectedRows = each(collected)
  const imports = [1, 2, 3].map((number) => ({
    id: ids.import(number),
    code: `people-${number}.csv`,
    createdBy: 'linh',
    importType: 0,
    config,
  }))
  const result = JSON.stringify({ status: 'succeed', total: 3, totalCanVerify: 1, totalExistedd: 1, totalFailed: 1 })
  return [
    post('/CVVerification/list', (asked) => paged(folders, asked)),
    post('/CVVerification/import-list', (asked) => paged(imports, asked)),
    post('/CVVerification/add', ({ body, caller }) => {
      folders.push({ ...folder(9, '', 0), ...kept(body), id: crypto.randomUUID(), createdBy: caller })
      return true
    }),
    put('/CVVerification/update/{id}', ({ params, body }) => {
      Object.assign(found(folders, params.id!), kept(body), { id: params.id })
      return true
    }),
    post('/CVVerification/import', ({ body, caller }) => {
      const id = crypto.randomUUID()
      imports.unshift({ id, code: String(body.title), createdBy: caller, importType: 0, config })
      rows.unshift({ ...row(1, 'Imported Person'), id: crypto.randomUUID() })
      return id
    }),
    get('/CVVerification/import/{id}', ({ params }) => {
      found(imports, params.id!)
      return { status: 'succeed', result }
    }),
    get('/CVVerification/queue-file/{id}', ({ params }) => ({ id: params.id, status: 'succeed', result })),
    post('/CVVerification/list-import-candidates', (asked) => listed(rows, asked)),
    post('/CVVerification/candidate-approval', (asked) => decided(rows, asked)),
    post('/CollectCandidates/list', (asked) => listed(collectedRows, asked)),
    post('/CollectCandidates/approval', (asked) => decided(collectedRows, asked)),
  ]
}

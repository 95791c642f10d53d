import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { careerApplicationsOfInbound } from '../../../services/features/careers/contract.ts'
import {
  collectedCandidateApproval,
  collectedCandidateByIds,
  collectedCandidateList,
  type InboundCandidate,
} from '../../../services/features/inboundCandidates/contract.ts'
import { jobRankList, recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import {
  roleLookup,
  roleSettingDelete,
  roleSettings,
  roleSettingsSave,
} from '../../../services/features/roles/contract.ts'
import type { RoleSetting } from '../../../services/features/roles/roleShapes.ts'
import { talentFolderList } from '../../../services/features/talentFolders/contract.ts'
import { userSearch, usersByUserNames } from '../../../services/features/users/contract.ts'
import InboundCandidatesPage from '../../../web/features/inboundCandidates/InboundCandidatesPage.tsx'
import { companyId, fakeRest } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, screenLive } from '../../support/screen.tsx'
import { application } from '../careers/jobApplication.fixture.ts'
import { collected } from './records.ts'

const rule = (role: string, more: Partial<RoleSetting> = {}): RoleSetting => ({
  id: uuid(role.length),
  module: 'GREETING',
  roleCode: role,
  roleName: `The ${role}`,
  roleDescription: `What ${role} does`,
  type: 'approval',
  value: 5,
  active: true,
  ...more,
})

function services(rows: InboundCandidate[] = [collected()], rules: RoleSetting[] = []) {
  const rest = fakeRest()
    .on(collectedCandidateList, ({ body }) => ({
      ...pageOf(rows),
      pageIndex: body!.pageIndex ?? 0,
      pageSize: body!.pageSize ?? 20,
    }))
    .on(collectedCandidateByIds, ({ body }) => rows.filter(({ id }) => body!.ids.includes(id)))
    .on(collectedCandidateApproval, () => ({ status: 'OK', candidateId: uuid(900) }))
    .on(usersByUserNames, ({ body }) =>
      body!.map((userName) => ({
        id: uuid(7),
        userName: String(userName),
        fullName: `Full ${String(userName)}`,
        email: null,
      })),
    )
    .on(userSearch, () => pageOf([{ id: uuid(8), userName: 'lan.pt', fullName: 'Phạm Thị Lan', email: null }]))
    .on(recruitmentChannelList, () => [
      { id: uuid(50), name: 'TopCV' },
      { id: uuid(51), name: 'LinkedIn' },
    ])
    .on(jobRankList, () => [{ id: uuid(60), name: 'Senior' }])
    .on(talentFolderList, () =>
      pageOf([
        {
          id: uuid(70),
          type: 'CANDIDATE',
          name: 'Backend',
          shareAll: false,
          shareUsers: [],
          userName: 'recruiter',
          isShare: false,
        },
      ]),
    )
    .on(roleLookup, () =>
      ['Recruiter', 'Approver'].map((code) => ({
        id: uuid(code.length),
        code,
        name: `The ${code}`,
        description: `What ${code} does`,
      })),
    )
    .on(roleSettings, () => rules)
    .on(roleSettingsSave, ({ body }) =>
      body!.map(({ roleCode, value, active }) =>
        rule(String(roleCode), { value: Number(value), active: Boolean(active) }),
      ),
    )
    .on(roleSettingDelete, () => ({ ok: true }))
  const bodies = (operation: string) =>
    rest.calls.filter((call) => call.operation === operation).map((call) => call.body)
  return { rest, bodies, rows, rules }
}

const open = (given = services(), path = '/collect-candidate', live = screenLive()) => ({
  ...given,
  ...live,
  ...renderScreen(<InboundCandidatesPage />, {
    rest: given.rest,
    path,
    live: live.live,
    keys: ['Candidate:CollectCandidate', 'Candidate:VerificationModuleConfig', 'TalentManagement:TalentManagement'],
  }),
})
const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 8000 }))
const yes = async (user: ReturnType<typeof open>['user']) =>
  user.click(
    within(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).getByRole('button', { name: 'Yes' }),
  )
afterEach(() => vi.unstubAllGlobals())

describe('the list', () => {
  test('shows candidates with their sources, marks failed rows, and explains why a row cannot be reviewed', async () => {
    open(
      services([
        collected(),
        collected({ id: uuid(101), name: 'Broken', status: 'failed', remark: 'Not a phone number' }),
        collected({ id: uuid(102), name: 'Not mine', canApprove: false }),
      ]),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Greeting' })).toBeTruthy()
    expect(await screen.findAllByText('Careers chat', {}, { timeout: 8000 })).toHaveLength(3)
    expect(screen.getByText(/Failed row\. Not a phone number/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Approve: Nguyễn Thị Ánh' }).getAttribute('aria-disabled')).toBeNull()
    expect(screen.getByRole('button', { name: 'Approve: Broken' }).title).toBe('Approve: this row failed to import')
    expect(screen.getByRole('button', { name: 'Reject: Not mine' }).title).toBe(
      "Reject: your role is not allowed to review, or has reached today's limit",
    )
  })

  test('keeps filters in the address, sends them, and says when nothing matches', async () => {
    const { user, search, bodies, rows } = open()
    await screen.findByText('Careers chat')
    await user.type(screen.getByRole('searchbox'), 'anh')
    await waitFor(() => expect(search()).toEqual({ keyword: 'anh' }))
    await user.click(screen.getByRole('button', { name: /^Status/ }))
    await user.click(screen.getByRole('checkbox', { name: 'Failure Imported' }))
    rows.splice(0)
    await user.click(screen.getByRole('button', { name: /^Channels/ }))
    await user.click(screen.getByRole('checkbox', { name: 'LinkedIn' }))
    await waitFor(() => expect(search()).toEqual({ keyword: 'anh', status: 'FAILED', channels: uuid(51) }))
    await waitFor(() =>
      expect(bodies('collectedCandidateList').at(-1)).toEqual({
        pageIndex: 0,
        pageSize: 20,
        positions: true,
        keyword: 'anh',
        status: ['failed', 'failed_createdcandidate', 'fail'],
        recChannelIds: [uuid(51)],
      }),
    )
    expect(await screen.findByText('No Rows To Show', {}, { timeout: 8000 })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(search()).toEqual({}))
    expect(await screen.findByText('No Rows To Show')).toBeTruthy()
    expect(screen.getByText('Candidates appear here as soon as another system sends them.')).toBeTruthy()
  })

  test('shows candidates from another system at once', async () => {
    const { rows, emit } = open()
    await screen.findByText('Nguyễn Thị Ánh')
    rows.unshift(collected({ id: uuid(101), name: 'Just sent' }))
    emit('list.changed', companyId, { list: 'COLLECTED_CANDIDATES', rowId: uuid(101) })
    expect(await screen.findByText('Just sent', {}, { timeout: 8000 })).toBeTruthy()
  })

  test('says what failed, and can try again', async () => {
    const given = services()
    given.rest.on(collectedCandidateList, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
    })
    const { user, rest } = open(given)
    expect(await screen.findByText('Can not get list')).toBeTruthy()
    rest.on(collectedCandidateList, () => pageOf([collected()]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nguyễn Thị Ánh')).toBeTruthy()
  })
})

describe('the review', () => {
  const at = (action: string, more = '') => `/collect-candidate?row=${uuid(100)}&action=${action}${more}`

  test('approves with the required owner, skill, channel and remark', async () => {
    const { user, bodies, search } = open(services(), at('approve'))
    const drawer = await dialog()
    await drawer.findByLabelText(/^Skill/)
    expect(drawer.getByText('Careers chat · CHAT-1')).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: /^Approve/ }))
    expect(await drawer.findAllByText('This field is required')).toHaveLength(3)
    await user.type(drawer.getByRole('combobox', { name: /^Owner/ }), 'lan')
    await user.click(await screen.findByRole('option', { name: /Phạm Thị Lan/ }))
    await user.type(drawer.getByLabelText(/^Skill/), 'Java{Enter}')
    await user.type(drawer.getByLabelText(/^Remark/), 'Fine')
    await user.click(drawer.getByRole('button', { name: /^Approve/ }))
    await yes(user)
    expect(await screen.findByText('Approve successfully!')).toBeTruthy()
    expect(bodies('collectedCandidateApproval')).toEqual([
      {
        id: uuid(100),
        status: 'approved',
        remark: 'Fine',
        skill: 'Java',
        recChanel: uuid(50),
        owner: 'lan.pt',
        // Sent by the source.
        position: 'Tester',
        experiences: [],
        languages: [],
        folderId: '',
      },
    ])
    await waitFor(() => expect(search()).toEqual({}))
  })

  test('rejects with a remark; names the reviewer who was faster and reloads the list', async () => {
    const given = services()
    given.rest.on(collectedCandidateApproval, () => {
      throw new RequestError('CONFLICT', 'Already approved by multi', {
        status: 400,
        errorCode: '599',
        params: { status: 'approved', reviewedBy: 'multi', reviewedDate: '2025-03-02T02:00:00.000Z' },
      })
    })
    const { user, rest, bodies } = open(given, at('reject'))
    const drawer = await dialog()
    await user.type(await drawer.findByLabelText(/^Remark/), 'No')
    expect(drawer.queryByRole('combobox', { name: /^Owner/ })).toBeNull()
    const before = rest.counts().collectedCandidateList!
    await user.click(drawer.getByRole('button', { name: 'Reject' }))
    await yes(user)
    expect(await drawer.findByText(/^Already reviewed by multi on/)).toBeTruthy()
    expect(bodies('collectedCandidateApproval')).toEqual([{ id: uuid(100), status: 'rejected', remark: 'No' }])
    await waitFor(() => expect(rest.counts().collectedCandidateList).toBeGreaterThan(before))
    expect(drawer.queryByRole('button', { name: 'Reject' })).toBeNull()
  })

  test('shows the CV and the information as a tree, and goes on with j', async () => {
    const { user, search } = open(
      services([collected({ cvPath: 'cv/one.zip' }), collected({ id: uuid(101), name: 'Second' })]),
      at('view', '&tab=info'),
    )
    const panel = within(await screen.findByRole('tabpanel', { name: 'Candidate Information' }))
    expect(panel.getByText('"Tester"')).toBeTruthy()
    const drawer = await dialog()
    await user.click(drawer.getByRole('tab', { name: 'CV' }))
    expect(await drawer.findByRole('button', { name: 'Download File' })).toBeTruthy()
    await user.keyboard('j')
    await waitFor(() => expect(search().row).toBe(uuid(101)))
    expect(await screen.findByRole('dialog', { name: /Second/ })).toBeTruthy()
  })

  test("shows an applicant's answers and consents from the public site", async () => {
    const given = services([collected({ info: '{"job":"Tester","message":"Hello"}' })])
    given.rest.on(careerApplicationsOfInbound, () => [application])
    open(given, at('view'))
    const table = within(await screen.findByRole('region', { name: 'Application' }, { timeout: 8000 }))
    const lines = table.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent])
    expect(lines).toEqual([
      ['Notice period', 'Later'],
      ['Start', '01/02/2027'],
      ['May be kept for other jobs', 'Yes'],
    ])
    expect(screen.getByText('Hello')).toBeTruthy()
  })

  test('explains why there is no form when the rules exclude the viewer', async () => {
    open(services([collected({ canApprove: false })]), at('approve'))
    const drawer = await dialog()
    expect(await drawer.findByText("your role is not allowed to review, or has reached today's limit")).toBeTruthy()
    expect(drawer.queryByLabelText(/^Remark/)).toBeNull()
  })
})

describe('the rules', () => {
  async function openRules(given: ReturnType<typeof services>) {
    const opened = open(given)
    await opened.user.click(await screen.findByRole('button', { name: 'Rules' }))
    const rules = await dialog()
    await rules.findByRole('button', { name: /Add a rule/ })
    return { ...opened, rules }
  }

  test('are added and changed; a role can have only one rule', async () => {
    const { user, rules, bodies } = await openRules(services([], [rule('Recruiter')]))
    await user.click(rules.getByRole('button', { name: /Add a rule/ }))
    const second = within(rules.getByRole('group', { name: 'rule 2' }))
    await user.selectOptions(second.getByLabelText(/^Role/), 'Recruiter')
    await user.click(rules.getByRole('button', { name: 'Save' }))
    expect((await rules.findAllByText('Please do not select duplicate Role Code !')).length).toBeGreaterThan(0)
    expect(bodies('roleSettingsSave')).toEqual([])
    await user.selectOptions(second.getByLabelText(/^Role/), 'Approver')
    expect(second.getByText('What Approver does')).toBeTruthy()
    await user.clear(second.getByLabelText(/^Per day/))
    await user.type(second.getByLabelText(/^Per day/), '3')
    await user.click(rules.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Save successfully!')).toBeTruthy()
    expect(bodies('roleSettingsSave')).toEqual([
      [
        { module: 'GREETING', roleCode: 'Recruiter', value: 5, active: true },
        { module: 'GREETING', roleCode: 'Approver', value: 3, active: true },
      ],
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a saved rule keeps its role, and is deleted after a confirmation', async () => {
    const { user, rules, rest } = await openRules(services([], [rule('Recruiter')]))
    expect(within(rules.getByLabelText(/^Role/)).queryByRole('option', { name: 'The Approver' })).toBeNull()
    await user.click(rules.getByRole('button', { name: 'Remove The Recruiter' }))
    await yes(user)
    expect(await screen.findByText('Delete successfully!')).toBeTruthy()
    expect(rest.callsOf('roleSettingDelete')[0]?.params).toEqual({ id: uuid(9) })
    expect(await rules.findByText('No rule yet: everyone who sees this list may review.')).toBeTruthy()
  })

  test('failures are reported with their reason, and the rules stay', async () => {
    const given = services([], [rule('Recruiter')])
    given.rest.on(roleSettingsSave, () => {
      throw new RequestError('REFUSED', 'The role is gone')
    })
    given.rest.on(roleSettingDelete, () => {
      throw new RequestError('REFUSED', 'Somebody uses it')
    })
    const { user, rules } = await openRules(given)
    await user.click(rules.getByRole('button', { name: 'Save' }))
    expect(await screen.findAllByText('Save failed: The role is gone')).toHaveLength(2)
    expect(rules.getByRole('alert').textContent).toBe('Save failed: The role is gone')
    await user.click(rules.getByRole('button', { name: 'Remove The Recruiter' }))
    await yes(user)
    expect(await screen.findAllByText('Delete failed: Somebody uses it')).toHaveLength(2)
    expect(rules.getByRole('group', { name: 'rule 1' })).toBeTruthy()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { encodeId } from '../../../../gateway/core/graph/ids.ts'
import { departmentsByCompany, type Department } from '../../../../services/features/departments/contract.ts'
import { userSearch, usersByUserNames } from '../../../../services/features/users/contract.ts'
import {
  DepartmentPicker,
  DepartmentsPicker,
  type PickedDepartment,
} from '../../../../web/shared/fields/DepartmentPicker.tsx'
import { getAncestorIds, treeRows } from '../../../../web/shared/fields/tree.ts'
import { idOfUser, UserPicker, UsersPicker, type PickedUser } from '../../../../web/shared/fields/UserPicker.tsx'
import { department } from '../../../features/users/people.ts'
import { accessFaults } from '../../../support/axe.ts'
import { fakeRest } from '../../../support/fakeRest.ts'
import { renderForm } from '../../../support/form.tsx'
import { pageOf, userId, uuid } from '../../../support/records.ts'

const below = (parent: number, number: number, name: string, key = `D${number}`): Department =>
  department(number, { name, key, parentId: uuid(800 + parent) })
const tree = [
  department(1, { name: 'Ban giám đốc', key: 'BOD' }),
  below(1, 2, 'Kỹ thuật', 'ENG'),
  below(2, 3, 'Backend'),
  below(2, 4, 'Đảm bảo chất lượng', 'QA'),
  below(1, 5, 'Finance'),
  department(6, { name: '日本営業部' }),
]
const picked = (number: number, label: string): PickedDepartment => ({
  value: encodeId('Department', uuid(800 + number)),
  databaseId: uuid(800 + number),
  label,
})
const services = () => fakeRest().on(departmentsByCompany, () => tree)
const save = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Save' }))

test('a tree shows the children of open entries, and for a search the matches with all their ancestors', () => {
  const nodes = tree.map(({ id, parentId, name, key }) => ({
    id,
    parent: parentId === null ? null : { id: parentId },
    name,
    key,
  }))
  const names = (open: string[], search = '') =>
    treeRows(nodes, (id) => open.includes(id), search).map(({ node, level }) => `${level} ${node.name}`)
  expect(names([])).toEqual(['1 Ban giám đốc', '1 日本営業部'])
  expect(names([uuid(801)])).toEqual(['1 Ban giám đốc', '2 Kỹ thuật', '2 Finance', '1 日本営業部'])
  expect(names([], 'CHAT dam')).toEqual(['1 Ban giám đốc', '2 Kỹ thuật', '3 Đảm bảo chất lượng'])
  expect(names([], 'qa')).toEqual(['1 Ban giám đốc', '2 Kỹ thuật', '3 Đảm bảo chất lượng'])
  expect(names([], 'nothing')).toEqual([])
  expect(treeRows(nodes, () => true, '').find(({ node }) => node.name === 'Finance')).toMatchObject({
    level: 2,
    place: 2,
    siblings: 2,
    isExpanded: undefined,
  })
  expect(getAncestorIds(nodes, uuid(803))).toEqual([uuid(802), uuid(801)])
  // A department whose parent is not shown is at the top.
  expect(treeRows(nodes.slice(1), () => false, '').map(({ node }) => node.name)).toEqual([
    'Kỹ thuật',
    'Finance',
    '日本営業部',
  ])
})

describe('one department', () => {
  const open = (isRequired = false) =>
    renderForm<{ department: PickedDepartment | null }>(
      { department: null },
      (control) => <DepartmentPicker control={control} name="department" label="Department" isRequired={isRequired} />,
      services(),
    )
  const focused = () => document.activeElement?.textContent

  test('is found in the tree with the keyboard alone', async () => {
    const { user, sent } = open()
    screen.getByRole('button', { name: 'Department: Choose…' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual([
      'Ban giám đốc',
      'Kỹ thuật',
      'Finance',
      '日本営業部',
    ])
    expect(await accessFaults()).toEqual([])
    await user.keyboard('{ArrowDown}')
    const steps: [string, string][] = [
      ['{ArrowDown}', 'Kỹ thuật'],
      ['{ArrowRight}', 'Kỹ thuật'],
      ['{ArrowRight}', 'Backend'],
      ['{ArrowLeft}', 'Kỹ thuật'],
      ['{ArrowLeft}', 'Kỹ thuật'],
      ['{ArrowDown}', 'Finance'],
      ['{End}', '日本営業部'],
      ['{Home}', 'Ban giám đốc'],
      ['{ArrowLeft}', 'Ban giám đốc'],
      ['{ArrowDown}', '日本営業部'],
      ['{ArrowUp}', 'Ban giám đốc'],
      ['{ArrowRight}', 'Ban giám đốc'],
    ]
    expect(focused()).toBe('Ban giám đốc')
    for (const [key, name] of steps) {
      await user.keyboard(key)
      expect([key, focused()]).toEqual([key, name])
    }
    const engineering = screen.getByRole('treeitem', { name: 'Kỹ thuật' })
    expect(
      ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => engineering.getAttribute(name)),
    ).toEqual(['2', '1', '2', 'false'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.queryByRole('tree')).toBeNull()
    await save(user)
    expect(sent).toEqual([{ department: picked(2, 'Kỹ thuật') }])
  })

  test('is found without accents, and removed with its cross', async () => {
    const { user, sent } = open(true)
    await save(user)
    expect(await screen.findByText('This field is required')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Department: / }))
    await user.type(await screen.findByRole('searchbox'), 'dam bao')
    expect(screen.getAllByRole('treeitem')).toHaveLength(3)
    await user.click(screen.getByRole('treeitem', { name: 'Đảm bảo chất lượng' }))
    await save(user)
    expect(sent).toEqual([{ department: picked(4, 'Đảm bảo chất lượng') }])
    await user.click(screen.getByRole('button', { name: 'Department: Đảm bảo chất lượng' }))
    // The ancestors of the selected one are open.
    expect((await screen.findByRole('treeitem', { name: 'Đảm bảo chất lượng' })).getAttribute('aria-selected')).toBe(
      'true',
    )
    await user.type(screen.getByRole('searchbox'), 'nowhere')
    expect(screen.getByText('No matches')).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Clear: Department' }))
    expect(screen.getByRole('button', { name: 'Department: Choose…' })).toBeTruthy()
  })
})

test('several departments are selected and removed in the tree, which stays open, and with their chips', async () => {
  const { user, sent } = renderForm<{ list: PickedDepartment[] }>(
    { list: [] },
    (control) => <DepartmentsPicker control={control} name="list" label="Departments" isRequired />,
    services(),
  )
  await save(user)
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Departments: Choose…' }))
  expect((await screen.findByRole('tree')).getAttribute('aria-multiselectable')).toBe('true')
  for (const name of ['Finance', '日本営業部', 'Kỹ thuật', 'Finance'])
    await user.click(screen.getByRole('treeitem', { name }))
  expect(screen.getAllByRole('treeitem', { selected: true }).map(({ textContent }) => textContent)).toEqual([
    'Kỹ thuật',
    '日本営業部',
  ])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Remove 日本営業部' }))
  await save(user)
  expect(sent).toEqual([{ list: [picked(2, 'Kỹ thuật')] }])
})

describe('users', () => {
  const people = ['lan.pt Phạm Thị Lan', 'ha Nguyễn Thu Hà', 'sato 佐藤 健太'].map((text, at) => {
    const [userName = '', ...names] = text.split(' ')
    return { id: uuid(700 + at), userName, fullName: names.join(' '), email: null }
  })
  /** The services ignore accents; this one only compares the text that it receives. */
  const rest = () =>
    fakeRest().on(userSearch, ({ body }) =>
      pageOf(people.filter(({ userName }) => userName.includes(String(body?.keyword ?? '')))),
    )
  const searches = (service: ReturnType<typeof rest>) =>
    service.callsOf('userSearch').map(({ body }) => (body as { keyword?: string }).keyword ?? '')

  test('are selected one after the other, stay shown during a search, and are requested once per pause', async () => {
    const service = rest()
    const { user, sent } = renderForm<{ users: PickedUser[] }>(
      { users: [] },
      (control) => <UsersPicker control={control} name="users" label="Watchers" isRequired />,
      service,
    )
    await save(user)
    expect(await screen.findByText('This field is required')).toBeTruthy()
    const box = screen.getByRole('combobox', { name: /^Watchers/ })
    await user.type(box, 'lan')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['lan.pt — Phạm Thị Lan']),
    )
    await user.click(screen.getByRole('option'))
    expect(searches(service).filter(Boolean)).toEqual(['lan'])
    await user.type(box, 'sa')
    expect(screen.getByRole('button', { name: 'Remove lan.pt — Phạm Thị Lan' })).toBeTruthy()
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['sato — 佐藤 健太']),
    )
    await user.keyboard('{Enter}')
    await user.click(box)
    // Selected users are not offered again.
    await waitFor(() =>
      expect(
        within(screen.getByRole('listbox'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['ha — Nguyễn Thu Hà']),
    )
    expect(await accessFaults()).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Remove lan.pt — Phạm Thị Lan' }))
    await save(user)
    expect(sent).toEqual([{ users: [{ id: userId('sato'), value: 'sato', label: 'sato — 佐藤 健太' }] }])
  })

  test('a single user is selected with the keyboard, and removed by clearing the box', async () => {
    const { user, sent } = renderForm<{ user: PickedUser | null }>(
      { user: null },
      (control) => <UserPicker control={control} name="user" label="Owner" />,
      rest(),
    )
    const box = screen.getByRole('combobox', { name: 'Owner' })
    box.focus()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    await user.keyboard('{ArrowDown}{Enter}')
    await save(user)
    expect(sent).toEqual([{ user: { id: userId('ha'), value: 'ha', label: 'ha — Nguyễn Thu Hà' } }])
    await user.clear(box)
    await save(user)
    expect(sent.at(-1)).toEqual({ user: null })
  })

  test('that an older draft contains only by name get their ids, which the form sends', async () => {
    const { user, sent } = renderForm<{ users: PickedUser[] }>(
      { users: ['ha', 'gone'].map((value) => ({ value, label: value })) },
      (control) => <UsersPicker control={control} name="users" label="Watchers" />,
      rest().on(usersByUserNames, () => people),
    )
    await waitFor(async () => {
      await save(user)
      // The gateway refuses unknown users, and the error is shown under the field.
      expect((sent.at(-1) as { users: PickedUser[] }).users.map(idOfUser)).toEqual([userId('ha'), 'gone'])
    })
  })
})

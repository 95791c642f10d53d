import { expect, test } from 'vitest'
import { sectionOf, sectionsFor } from '../../../../web/app/setting/sections.ts'
import type { Screen } from '../../../../web/shared/screen.ts'

const load = async () => ({ default: () => null })
const screens: Screen[] = [
  { path: '/users', title: 'users:title', permission: 'User:ListUser', setting: { order: 20 }, load },
  { path: '/user/profile', title: 'profile:title', setting: { order: 10 }, load },
  { path: '/jobs', title: 'jobs:title', load },
]
const ids = (can: (permission: Screen['permission']) => boolean) => sectionsFor(screens, can).map(({ id }) => id)

test('sections are built screens that declare it, in order, each with its permission', () => {
  expect(ids(() => true)).toEqual(['user/profile', 'users', 'preferences'])
  expect(ids((permission) => permission === undefined)).toEqual(['user/profile', 'preferences'])
  expect(sectionsFor([], () => true).map(({ id }) => id)).toEqual(['preferences'])
})

test.each([
  ['', ''],
  ['#', ''],
  ['#users', 'users'],
  ['#interview-settings#formTab', 'interview-settings'],
  ['#user/profile', 'user/profile'],
])('the hash %j selects %j', (hash, id) => {
  expect(sectionOf(hash)).toBe(id)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../../scripts/root.ts'
import { builtScreens } from '../../../../web/app/builtScreens.ts'
import { plannedScreens } from '../../../../web/app/plannedScreens/screens.ts'
import { features } from '../../../../web/app/features.ts'
import { isPublicPath } from '../../../../web/app/paths.ts'

test('only the pages outside the shell are public', () => {
  const router = readFileSync(join(root, 'web/app/router.tsx'), 'utf8')
  const beside = [...router.matchAll(/path: '(\/[^']+)'/g)].map(([, path]) => path!.replace('/*', ''))
  expect(beside).toContain('/login/callback')
  expect(beside.filter((path) => !isPublicPath(path))).toEqual([])
  // Pages that are reached by a link are outside the shell too.
  const pages = features.flatMap((feature) => feature.publicPages ?? []).map(({ path }) => path)
  expect(pages.filter((path) => !isPublicPath(path))).toEqual([])
  const screens = [...builtScreens, ...plannedScreens].map(({ path }) => path)
  expect(screens).toContain('/dashboards')
  expect(screens.filter(isPublicPath)).toEqual([])
})

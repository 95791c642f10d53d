import { lazy } from 'react'
import type { Session } from '../../shared/session/session.ts'
import type { ShownTab } from '../../shared/shell.ts'
import { features } from '../features.ts'

const tabs = features
  .flatMap((feature) => feature.slots?.tabs ?? [])
  .sort((one, other) => one.order - other.order)
  .map(({ of, key, label, permission, load }) => ({ permission, shown: { of, key, label, Content: lazy(load) } }))

/** Returns the tabs that the features add to screens for a user with these permissions, in order. */
export const screenTabs = (can: Session['can']): ShownTab[] =>
  tabs.filter(({ permission }) => can(permission)).map(({ shown }) => shown)

import type { Session } from '../../shared/session/session.ts'
import type { DashboardCard } from '../../shared/shell.ts'
import { features } from '../features.ts'

const cards = features
  .flatMap((feature) => feature.slots?.dashboard ?? [])
  .sort((one, other) => one.order - other.order)

/** What the features put on the landing page for somebody with these permissions, in order. */
export const dashboardCards = (can: Session['can']): DashboardCard[] =>
  cards.filter(({ permission }) => can(permission))

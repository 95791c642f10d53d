import type { Session } from '../../shared/session/session.ts'
import type { DashboardCard } from '../../shared/shell.ts'
import { features } from '../features.ts'

const cards = features
  .flatMap((feature) => feature.slots?.dashboard ?? [])
  .sort((one, other) => one.order - other.order)

/** Returns the cards that the features provide for the landing page of a user with these permissions, in order. */
export const dashboardCards = (can: Session['can']): DashboardCard[] =>
  cards.filter(({ permission }) => can(permission))

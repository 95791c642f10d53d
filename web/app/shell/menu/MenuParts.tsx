import { Fragment, lazy, Suspense } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { features } from '../../features.ts'
import { QuietBoundary } from '../../../shared/QuietBoundary.tsx'
import { useIsPageShown } from '../page/pageShown.tsx'

const parts = features
  .flatMap((feature) => feature.slots?.menu ?? [])
  .map(({ under, permission, load }) => ({ under, permission, Part: lazy(load) }))

type Props = { isDrawer: boolean; onFollow?: () => void } &
  /** The path of the entry that the parts belong to. */
  (
    | { under: string; without?: never }
    /** The paths of all entries: selects the parts of entries that are not among them. */
    | { without: readonly string[]; under?: never }
  )

/** A part has at least the height of an entry, so that the entries below it do not move when it appears. */
const place = <div className="menu-part-place" />

/** The parts of features under a menu entry, or in its position if the entry is missing. They appear after the first page. */
export function MenuParts({ under, without, isDrawer, onFollow }: Props) {
  const { can } = useSession()
  const isPageShown = useIsPageShown()
  return parts.map(({ permission, Part, ...part }, index) => {
    const isHere = under === undefined ? !without.includes(part.under) : part.under === under
    if (!isHere || !can(permission)) return null
    if (!isPageShown) return <Fragment key={index}>{place}</Fragment>
    return (
      <QuietBoundary key={index}>
        <Suspense fallback={place}>
          <Part isAlone={under === undefined} isDrawer={isDrawer} onFollow={onFollow} />
        </Suspense>
      </QuietBoundary>
    )
  })
}

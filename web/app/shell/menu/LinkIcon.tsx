import { Link } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'

// Few menus name other icons than those that the screens bring: the set comes only where one does.
const ModuleIcon = lazy(() => import('../../../shared/images/ModuleIcon.tsx'))

/** The icon that the server names for an entry; `plain` stands there meanwhile, and for a name that the set does not have. */
export function LinkIcon({ name, plain = <Link size={18} aria-hidden /> }: { name: string; plain?: ReactNode }) {
  return name === '' ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <ModuleIcon name={name} size={18} plain={plain} />
    </Suspense>
  )
}

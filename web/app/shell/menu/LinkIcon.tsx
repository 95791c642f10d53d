import { Link } from 'lucide-react'
import { lazy, Suspense } from 'react'

// Few companies have links of their own: the icons to choose from come only where one has.
const ModuleIcon = lazy(() => import('../../../shared/images/ModuleIcon.tsx'))

/** The icon of a link of the company's own. */
export function LinkIcon({ name }: { name: string }) {
  const plain = <Link size={18} aria-hidden />
  return name === '' ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <ModuleIcon name={name} size={18} />
    </Suspense>
  )
}

import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import VerificationImportCard from './VerificationImportCard.tsx'
import type { VerificationImportCard_import$key } from './__generated__/VerificationImportCard_import.graphql.ts'
import type { VerificationImports_folder$key } from './__generated__/VerificationImports_folder.graphql.ts'

interface Props {
  folder: VerificationImports_folder$key
  /** The databaseIds of imports that were started on this page. Their end is shown however soon it comes. */
  started: readonly string[]
  /** The import in the filter. */
  chosen: ({ id: string } & VerificationImportCard_import$key) | null
  onFinished: () => void
}

/** The folder's running imports, those that ended while this page was open, and the one in the filter. */
export default function VerificationImports({ folder: key, started, chosen, onFinished }: Props) {
  const folder = useFragment(
    graphql`
    fragment VerificationImports_folder on VerificationFolder {
      importType
      imports(first: 100) { nodes { id databaseId isRunning ...VerificationImportCard_import } }
    }
  `,
    key,
  )
  const running = folder.imports.nodes.filter((batch) => batch.isRunning).map((batch) => batch.id)
  const [seen, setSeen] = useState<readonly string[]>(running)
  const [closed, setClosed] = useState<readonly string[]>([])
  if (running.some((id) => !seen.includes(id))) setSeen([...new Set([...seen, ...running])])
  const isOurs = (batch: { databaseId: string }) => started.includes(batch.databaseId)
  const shown = folder.imports.nodes.filter(
    (batch) => (seen.includes(batch.id) || isOurs(batch)) && !closed.includes(batch.id) && batch.id !== chosen?.id,
  )
  return (
    <>
      {shown.map((batch) => (
        <VerificationImportCard
          key={batch.id}
          batch={batch}
          isStartedHere={isOurs(batch)}
          onFinished={onFinished}
          onClose={() => setClosed([...closed, batch.id])}
        />
      ))}
      {chosen && (
        <VerificationImportCard
          key={chosen.id}
          batch={chosen}
          isMail={folder.importType === 'EMAIL'}
          onFinished={onFinished}
        />
      )}
    </>
  )
}

import { Link } from 'react-router'
import { useSession } from '../../../shared/session/session.ts'

/** Who is called; leads to the candidate where there is one to be read. */
export default function CandidateLink({ name, databaseId }: { name: string; databaseId: string | null | undefined }) {
  const { can } = useSession()
  return databaseId && can('Candidate:ReadCandidate') ? (
    <Link to={`/candidates/view/${databaseId}`}>{name}</Link>
  ) : (
    <span className="strong">{name}</span>
  )
}

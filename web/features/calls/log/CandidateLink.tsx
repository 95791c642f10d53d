import { Link } from 'react-router'
import { useSession } from '../../../shared/session/session.ts'

/** The name of the person called, linked to the candidate if the user may read it. */
export default function CandidateLink({ name, databaseId }: { name: string; databaseId: string | null | undefined }) {
  const { can } = useSession()
  return databaseId && can('Candidate:ReadCandidate') ? (
    <Link to={`/candidates/view/${databaseId}`}>{name}</Link>
  ) : (
    <span className="strong">{name}</span>
  )
}

import { callReport, callStart } from '../../../services/features/calls/contract.ts'
import type { Call } from '../../../services/features/calls/callShapes.ts'
import type { Candidate } from '../../../services/features/candidates/contract.ts'
import { startCandidates } from '../candidates/candidates.fixture.ts'

/** The services with accounts of every role, and with what calls need. */
export async function startCalls() {
  const here = await startCandidates()
  /** A recruiter calls the first phone of a candidate. */
  const start = (candidate: Candidate, userName = 'recruiter'): Promise<Call> =>
    here.ok(userName, callStart, { body: { candidateId: candidate.id, phone: candidate.phones[0]! } })
  const report = (
    call: Call,
    body: { phase: Call['phase']; result?: Call['result']; sessionId?: string },
    userName = call.userName,
  ): Promise<Call> => here.ok(userName, callReport, { params: { id: call.id }, body })
  const end = (call: Call, result: Call['result'] = 'canceled') => report(call, { phase: 'ended', result })
  /** The published events of a call, in order. */
  const told = async (id: string) => {
    const events = await here.db
      .from('event')
      .select('data')
      .where('type', '=', 'call.changed')
      .orderBy('event.id')
      .execute()
    return events.map(({ data }) => data as Call).filter((call) => call.id === id)
  }
  /** Oldest first. */
  const timeline = (candidateId: string) =>
    here.db
      .from('candidate_event')
      .select(['candidate_event.id', 'user_name', 'subject', 'call_id'])
      .where('kind', '=', 'called')
      .where('candidate_id', '=', candidateId)
      .orderBy('candidate_event.id')
      .execute()
  return { ...here, start, report, end, told, timeline }
}
export type CallsHere = Awaited<ReturnType<typeof startCalls>>

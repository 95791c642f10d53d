import { fold } from '../../../../common/text.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { activePeople } from '../../../core/identity/people/knownPeople.ts'
import { recruitmentChannels } from '../../lookups/queries.ts'
import { labelList } from '../../lookups/vocabularyContract.ts'
import '../../lookups/tables.ts'
import '../../jobs/tables.ts'
import '../../workflows/tables.ts'
import type { Stage } from '../../pipelines/moves.ts'
import type { ExtensionProperty } from '../../settings/contract.ts'
import { visibleFields } from '../../settings/fieldSight.ts'
import { storedSetting } from '../../settings/queries.ts'

/** The records of the company that names in a file may refer to; keys are folded. */
export interface Known {
  channels: ReadonlyMap<string, string>
  labels: ReadonlyMap<string, string>
  /** User names by user name, e-mail and full name. */
  people: ReadonlyMap<string, string>
  properties: readonly ExtensionProperty[]
  /** Open jobs by title; several may have the same title. */
  jobs: ReadonlyMap<string, readonly KnownJob[]>
}

/** An open job with the stages of its workflow. */
export interface KnownJob {
  id: string
  title: string
  stages: readonly Stage[]
}

const isFillable = ({ active, inputType }: ExtensionProperty) => active && inputType !== 'Upload'

/**
 * Returns the company's own fields that the caller may fill with a file: active fields that they see, except file
 * fields.
 */
export const fillableFields = async (context: Pick<RequestContext, 'db' | 'cache' | 'caller'>) =>
  (await visibleFields(context, context.caller)).filter(isFillable)

/** Returns ids by name; if several records have the same name, the first one. */
const byName = (named: readonly { id: string; name: string }[]) =>
  new Map([...named].reverse().map(({ id, name }) => [fold(name), id]))

async function openJobs(db: CompanyDb): Promise<Map<string, KnownJob[]>> {
  const jobs = await db
    .from('job')
    .select(['job.id', 'job.title', 'job.workflow_id'])
    .where('job.status', '=', 0)
    .orderBy('job.id')
    .execute()
  const stages = await db
    .from('workflow_status')
    .select(['workflow_status.id', 'workflow_status.name', 'workflow_status.key', 'workflow_status.workflow_id'])
    .orderBy('workflow_status.position')
    .execute()
  const stagesOf = Map.groupBy(stages, (stage) => stage.workflow_id)
  return Map.groupBy(
    jobs.map(({ id, title, workflow_id: workflow }) => ({
      id,
      title,
      stages: (workflow ? (stagesOf.get(workflow) ?? []) : []).map(({ workflow_id: _workflow, ...stage }) => stage),
    })),
    ({ title }) => fold(title),
  )
}

/** Reads the names that the rows of a file may refer to. */
export async function knownNames(db: CompanyDb): Promise<Known> {
  const people = await activePeople(db)
  return {
    channels: byName(await recruitmentChannels(db)),
    labels: byName(
      await db
        .from('vocabulary_item')
        .select(['vocabulary_item.id', 'vocabulary_item.name'])
        .where('kind', '=', labelList.kind)
        .orderBy('vocabulary_item.id')
        .execute(),
    ),
    people: byName([
      ...people.map(({ userName }) => ({ id: userName, name: userName })),
      ...people.flatMap(({ userName, email }) => (email ? { id: userName, name: email } : [])),
      ...people.map(({ userName, fullName }) => ({ id: userName, name: fullName })),
    ]),
    jobs: await openJobs(db),
    // The fields that the user may fill were checked when the columns were assigned.
    properties: (await storedSetting(db, 'extendCandidate')).filter(isFillable),
  }
}

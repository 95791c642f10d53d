import { fold } from '../../../../common/text.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { activePeople } from '../../../core/identity/people/knownPeople.ts'
import { recruitmentChannels } from '../../lookups/queries.ts'
import { labelList } from '../../lookups/vocabularyContract.ts'
import '../../lookups/tables.ts'
import type { ExtensionProperty } from '../../settings/contract.ts'
import { visibleFields } from '../../settings/fieldSight.ts'
import { storedSetting } from '../../settings/queries.ts'

/** What the names in a file may mean in the company; keys are folded. */
export interface Known {
  channels: ReadonlyMap<string, string>
  labels: ReadonlyMap<string, string>
  /** User names by user name, e-mail and full name. */
  people: ReadonlyMap<string, string>
  properties: readonly ExtensionProperty[]
}

const isFillable = ({ active, inputType }: ExtensionProperty) => active && inputType !== 'Upload'

/** The company's own fields that a file of the caller may fill: those in use that they see, without those that keep files. */
export const fillableFields = async (context: Pick<RequestContext, 'db' | 'cache' | 'caller'>) =>
  (await visibleFields(context, context.caller)).filter(isFillable)

/** By name; the first of those that are named alike. */
const byName = (named: readonly { id: string; name: string }[]) =>
  new Map([...named].reverse().map(({ id, name }) => [fold(name), id]))

/** Reads what rows are read by. */
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
    // Which of them its maker may fill was judged when the columns were told.
    properties: (await storedSetting(db, 'extendCandidate')).filter(isFillable),
  }
}

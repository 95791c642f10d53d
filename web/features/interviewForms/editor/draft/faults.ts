import { faultsOfFields, isIncomplete, lacksJobRank } from '../../../../../common/forms/template.ts'
import { longestName } from '../../limits.ts'
import type { FormDraft } from './draft.ts'

/** What keeps a form from being saved, by where it is mended. */
export interface DraftFaults {
  name: 'missing' | 'long' | null
  /** The first card with something wrong. */
  cardId: string | null
  lacksJobRank: boolean
  /** Status groups that lack a status. */
  approvals: readonly string[]
}

export function faultsOfDraft({ name, category, cards, contents, approvals }: FormDraft): DraftFaults {
  const faults = faultsOfFields(
    cards.map(({ field }) => field),
    category === 'APPLICATION',
  )
  return {
    name: name.trim() === '' ? 'missing' : [...name.trim()].length > longestName ? 'long' : null,
    cardId: cards.find((_card, at) => faults[at]!.length > 0)?.id ?? null,
    lacksJobRank: lacksJobRank(contents),
    approvals: approvals.filter(isIncomplete).map((approval) => approval.id_GroupStatus),
  }
}

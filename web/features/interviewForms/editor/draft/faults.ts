import { faultsOfFields, isIncomplete, lacksJobRank } from '../../../../../common/forms/template.ts'
import { longestName } from '../../limits.ts'
import type { FormDraft } from './draft.ts'

/** The faults that prevent a form from being saved, by where they are fixed. */
export interface DraftFaults {
  name: 'missing' | 'long' | null
  /** The first card with a fault. */
  cardId: string | null
  lacksJobRank: boolean
  /** The status groups that lack a status. */
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

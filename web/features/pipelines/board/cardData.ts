import type { PipelinePerson } from '../useActions.tsx'
import type { BoardView_card$data } from './__generated__/BoardView_card.graphql.ts'

/** A card of the board. */
export type CardData = BoardView_card$data[number]

/** Returns the person on a card, as the actions accept it. */
export const personOf = ({ id, candidateName: name, candidate, stage, isRejected }: CardData): PipelinePerson => ({
  id,
  name,
  candidateId: candidate?.id ?? '',
  candidateDatabaseId: candidate?.databaseId ?? '',
  stageId: stage?.id ?? null,
  isRejected,
})

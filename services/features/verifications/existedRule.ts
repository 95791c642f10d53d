/** The data of an existed row about its candidate. */
export interface ExistedRow {
  status: string
  owner: string | null
  /** candidateProcessedId, otherwise candidateProccessId (decision D-42). */
  processedId: string | null
}

/**
 * Returns whether an existed row can or must be saved into folders (decision D-01): `required` if the candidate has no
 * owner but is linked, `optional` if it has an owner and is not linked, `closed` in all other cases.
 */
export function existedSave({ status, owner, processedId }: ExistedRow): 'required' | 'optional' | 'closed' {
  if (status !== 'existed' || Boolean(owner) === Boolean(processedId)) return 'closed'
  return processedId ? 'required' : 'optional'
}

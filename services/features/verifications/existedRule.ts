/** What an existed row says of its candidate. */
export interface ExistedRow {
  status: string
  owner: string | null
  /** candidateProcessedId, or else candidateProccessId (decision D-42). */
  processedId: string | null
}

/**
 * Whether an existed row can be saved into folders, and whether it must be (decision D-01): `required` when the
 * candidate has no owner but is linked, `optional` when it has an owner and is not linked, `closed` in every other case.
 */
export function existedSave({ status, owner, processedId }: ExistedRow): 'required' | 'optional' | 'closed' {
  if (status !== 'existed' || Boolean(owner) === Boolean(processedId)) return 'closed'
  return processedId ? 'required' : 'optional'
}

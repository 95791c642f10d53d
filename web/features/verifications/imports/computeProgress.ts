/** Returns the completed share of an import, 0 to 1; null until its rows have been counted. */
export const computeProgress = ({
  processedCount,
  totalCount,
}: {
  processedCount: number | null | undefined
  totalCount: number | null | undefined
}) => (totalCount && processedCount != null ? Math.min(1, processedCount / totalCount) : null)

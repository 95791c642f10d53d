/** How much of an import is done, 0 to 1; null until its rows have been counted. */
export const shareDone = ({
  processedCount,
  totalCount,
}: {
  processedCount: number
  totalCount: number | null | undefined
}) => (totalCount ? Math.min(1, processedCount / totalCount) : null)

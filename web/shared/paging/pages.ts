/** Returns the page numbers that a pager shows: first, last and those around the open one; null stands for a gap. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const around = new Set([1, last, page - 1, page, page + 1])
  if (page <= 3) for (const extra of [2, 3]) around.add(extra)
  if (page >= last - 2) for (const extra of [last - 1, last - 2]) around.add(extra)
  const shown = [...around].filter((number) => number >= 1 && number <= last).sort((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    if (before === undefined || number === before + 1) return [number]
    // A gap of a single page is replaced with that page.
    return number === before + 2 ? [number - 1, number] : [null, number]
  })
}

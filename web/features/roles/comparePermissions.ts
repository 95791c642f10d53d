/** Returns the permission keys of both roles; those that only one of them has come first. */
export function comparePermissions(one: readonly string[], other: readonly string[]) {
  const [first, second] = [new Set(one), new Set(other)]
  const rows = [...new Set([...first, ...second])]
    .toSorted()
    .map((key) => ({ key, one: first.has(key), other: second.has(key) }))
  const isSame = (row: (typeof rows)[number]) => row.one && row.other
  return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) }
}

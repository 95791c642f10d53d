/** Address of /forbidden, naming what was missing. */
export function forbiddenPath(permission: string | readonly string[] | undefined): string {
  const query = new URLSearchParams([permission ?? []].flat().map((key) => ['requires', key]))
  return query.size > 0 ? `/forbidden?${query}` : '/forbidden'
}

/** The first of several short values, and how many more there are. */
export function FirstOfMany({ values }: { values: readonly string[] }) {
  const [first = '—', ...others] = values
  if (others.length === 0) return first
  return (
    <>
      {first}
      <span>
        , <span className="visually-hidden">{others.join(', ')}</span>
        <span aria-hidden>+{others.length}</span>
      </span>
    </>
  )
}

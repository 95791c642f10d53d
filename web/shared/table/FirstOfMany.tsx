/** The first of several short values, and the number of further ones. */
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

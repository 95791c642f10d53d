import './statusTag.css'

/** `neutral`: of what nobody here knows the meaning of. */
export type StatusColor = 'blue' | 'green' | 'red' | 'orange' | 'magenta' | 'cyan' | 'neutral'

/**
 * A status as a coloured tag, always with its text. Colours come from one map per enum, beside the enum's texts. A plain element:
 * each row of a list has one.
 */
export function StatusTag({ color, children }: { color: StatusColor; children: string }) {
  return (
    <span className="status-tag" data-color={color}>
      {children}
    </span>
  )
}

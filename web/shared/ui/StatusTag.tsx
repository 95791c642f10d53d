import './statusTag.css'

/** `neutral`: for a status whose meaning is unknown here. */
export type StatusColor = 'blue' | 'green' | 'red' | 'orange' | 'magenta' | 'cyan' | 'neutral'

/**
 * A status as a coloured tag, always with its text. The colours come from one map per enum, beside the enum's texts. It
 * is a plain element, because each row of a list has one.
 */
export function StatusTag({ color, children }: { color: StatusColor; children: string }) {
  return (
    <span className="status-tag" data-color={color}>
      {children}
    </span>
  )
}

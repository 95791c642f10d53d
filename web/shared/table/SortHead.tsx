import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { Sort } from './sort.ts'

const HeadButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    fontWeight: '600',
    cursor: 'pointer',
    borderRadius: '6px',
    color: 'inherit',
    '& svg': { opacity: 0.5 },
    _hover: { color: 'fg' },
    '&[data-on]': { color: 'fg', '& svg': { opacity: 1 } },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
})

interface Props<O extends string> {
  label: string
  order: O
  sort: Sort<O>
  onSort: (sort: Sort<O>) => void
}

/**
 * A column head that sorts: names from A, everything else from the largest or latest; another click reverses the order.
 */
export function SortHead<O extends string>({ label, order, sort, onSort }: Props<O>) {
  const isOn = sort.by === order
  const Icon = !isOn ? ArrowUpDown : sort.isDescending ? ArrowDown : ArrowUp
  return (
    <HeadButton
      type="button"
      data-on={isOn || undefined}
      onClick={() => onSort({ by: order, isDescending: isOn ? !sort.isDescending : order !== 'name' })}
    >
      {label}
      <Icon size={12} aria-hidden />
    </HeadButton>
  )
}

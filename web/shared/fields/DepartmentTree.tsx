import { Box, chakra } from '@chakra-ui/react'
import { Check, ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Input } from './controls.tsx'
import type { PickedDepartment } from './DepartmentPicker.tsx'
import { getAncestorIds, treeRows, type TreeNode, type TreeRow } from './tree.ts'
import type { DepartmentTreeQuery } from './__generated__/DepartmentTreeQuery.graphql.ts'

interface Props {
  label: string
  chosen: readonly PickedDepartment[]
  isMany: boolean
  /** Called when a row is chosen or a choice is undone. */
  onTake: (department: PickedDepartment) => void
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '8',
    paddingInlineEnd: '2',
    borderRadius: '6px',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: 'accent.fg', fontWeight: '600' },
    '& > [data-fold]': {
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      flexShrink: 0,
      color: 'fg.muted',
    },
  },
})

/**
 * The departments of the company with a folded search. Up and down move, right opens or goes in, left closes or goes
 * out, Home and End go to the ends, Enter or Space chooses.
 */
export default function DepartmentTree({ label, chosen, isMany, onTake }: Props) {
  const { t } = useTranslation('shared')
  // A department that has been closed since it was chosen is still shown.
  const includeId = isMany ? null : (chosen[0]?.value ?? null)
  const { departments } = useLazyLoadQuery<DepartmentTreeQuery>(
    graphql`
    query DepartmentTreeQuery($includeId: ID) {
      departments(includeId: $includeId) @required(action: THROW) { id databaseId key name parent { id } }
    }
  `,
    { includeId },
    { fetchPolicy: 'store-and-network' },
  )
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...departments.filter(({ parent }) => !parent).map(({ id }) => id),
        ...chosen.flatMap(({ value }) => getAncestorIds(departments, value)),
      ]),
  )
  const [activeId, setActiveId] = useState(chosen[0]?.value ?? '')
  const tree = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  // The panel had nothing to focus while the departments were loading.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const rows = treeRows(departments, (id) => open.has(id), search)
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === activeId),
  )
  const values = new Set(chosen.map(({ value }) => value))

  const go = (to: number) => {
    const item = tree.current?.children[Math.max(0, Math.min(to, rows.length - 1))]
    // The focus makes the item the active one.
    if (item instanceof HTMLElement) item.focus()
  }
  const unfold = (id: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  const take = ({ node: { id, databaseId, name } }: (typeof rows)[number]) => {
    setActiveId(id)
    onTake({ value: id, databaseId, label: name })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (row.isExpanded === false ? unfold(row.node.id, true) : row.isExpanded && go(active + 1)),
      ArrowLeft: () =>
        row.isExpanded && !search.trim()
          ? unfold(row.node.id, false)
          : go(rows.findIndex(({ node }) => node.id === row.node.parent?.id)),
      Enter: () => take(row),
      ' ': () => take(row),
    }
    const run = keys[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }
  return (
    <Box width="min(320px, calc(100vw - 64px))">
      <Input
        type="search"
        data-autofocus
        aria-label={`${label}: ${t('searchDepartments')}`}
        placeholder={t('searchDepartments')}
        value={search}
        marginBlockEnd="2"
        ref={box}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return
          // Enter must not submit the surrounding form.
          event.preventDefault()
          go(event.key === 'ArrowDown' && rows[active] ? active : 0)
        }}
      />
      {rows.length === 0 && (
        <Box role="status" padding="2" color="fg.muted">
          {t(departments.length ? 'noMatches' : 'noData')}
        </Box>
      )}
      <Box
        ref={tree}
        role="tree"
        aria-label={label}
        aria-multiselectable={isMany || undefined}
        hidden={rows.length === 0}
        maxHeight="280px"
        overflow="auto"
        onKeyDown={onKeyDown}
      >
        {rows.map((row, at) => (
          <Row
            key={row.node.id}
            role="treeitem"
            tabIndex={at === active ? 0 : -1}
            {...placeOf(row)}
            aria-selected={values.has(row.node.id)}
            style={{ paddingInlineStart: (row.level - 1) * 16 }}
            onClick={() => take(row)}
            onFocus={() => setActiveId(row.node.id)}
          >
            <span
              data-fold
              aria-hidden
              onClick={(event) => {
                if (row.isExpanded !== undefined && !search.trim()) {
                  event.stopPropagation()
                  unfold(row.node.id, !row.isExpanded)
                }
              }}
            >
              {row.isExpanded === undefined ? null : row.isExpanded ? (
                <ChevronDown size={14} />
              ) : (
                <ChevronRight size={14} />
              )}
            </span>
            <Box as="span" flex="1" minWidth="0" overflowWrap="anywhere">
              {row.node.name}
            </Box>
            {values.has(row.node.id) && <Check size={14} aria-hidden />}
          </Row>
        ))}
      </Box>
    </Box>
  )
}

const placeOf = ({ level, place, siblings, isExpanded }: TreeRow<TreeNode>) => ({
  'aria-level': level,
  'aria-posinset': place,
  'aria-setsize': siblings,
  'aria-expanded': isExpanded,
})

import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Input } from '../../../shared/fields/controls.tsx'
import { errorText } from '../../../shared/format/errorText.ts'
import { VirtualList } from '../../../shared/table/VirtualList.tsx'
import FilterChip from '../../../shared/ui/FilterChip.tsx'
import type { ImportFilterQuery } from './__generated__/ImportFilterQuery.graphql.ts'

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    paddingInline: '2',
    borderRadius: '6px',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& input': { accentColor: 'var(--chakra-colors-accent)' },
  },
})

/** An import, with the fields that the filter needs. */
export interface Batch {
  readonly id: string
  readonly databaseId: string
  readonly title: string
  readonly fileName: string
  readonly createdAt?: string | null
  readonly isRunning: boolean
  readonly status: string
}

interface Page {
  batches: readonly Batch[]
  /** The cursor of the next page; null if there is none. */
  next: string | null
}

interface Props {
  label: string
  /** The folder's id in the services. */
  folder: string
  value: string
  /** The latest imports, which are already loaded. */
  first: Page
  textOf: (batch: Batch) => string
  /** The text of the chosen import, in case it is not among the latest. */
  chosenText: string
  onChange: (value: string) => void
  /** Called with further imports that were loaded, one of which may be chosen. */
  onFound: (batches: readonly Batch[]) => void
}

/**
 * A filter by one import of the folder, or All. It lists the latest imports, loads further ones on scrolling, and finds
 * any by its title.
 */
export default function ImportFilter({ label, value, chosenText, onChange, ...list }: Props) {
  const { t } = useTranslation('verifications')
  return (
    <FilterChip
      label={label}
      isSet={value !== ''}
      value={value === '' ? t('all') : chosenText}
      onClear={() => onChange('')}
    >
      <Choices label={label} value={value} onChange={onChange} {...list} />
    </FilterChip>
  )
}

type ChoicesProps = Omit<Props, 'chosenText'>

function Choices({ label, folder, value, first, textOf, onChange, onFound }: ChoicesProps) {
  const { t } = useTranslation(['verifications', 'shared'])
  const environment = useRelayEnvironment()
  const [typed, setTyped] = useState('')
  // The imports that were loaded beyond the latest ones, or for the search text; null if nothing was loaded.
  const [read, setRead] = useState<Page | null>(null)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = typed.trim()

  const load = (words: string, after: string | null, before: readonly Batch[]) => {
    const number = ++asked.current
    setLoading(true)
    setFailure('')
    fetchQuery<ImportFilterQuery>(
      environment,
      graphql`
        query ImportFilterQuery($folder: ID!, $query: String, $after: String) {
          verificationFolder(databaseId: $folder) @required(action: THROW) {
            imports(query: $query, first: 100, after: $after) {
              nodes { id databaseId title fileName createdAt isRunning status }
              pageInfo { hasNextPage endCursor }
            }
          }
        }
      `,
      { folder, query: words || null, after },
    )
      .toPromise()
      .then(
        (answer) => {
          if (number !== asked.current) return
          const { nodes, pageInfo } = answer!.verificationFolder.imports
          onFound(nodes)
          setRead({ batches: [...before, ...nodes], next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null })
          setLoading(false)
        },
        (error: unknown) => {
          if (number !== asked.current) return
          setFailure(errorText(error))
          setLoading(false)
        },
      )
  }
  // The search waits for a pause in typing, and an older response never replaces a newer one.
  const type = (text: string) => {
    clearTimeout(timer.current)
    asked.current += 1
    setTyped(text)
    setRead(null)
    setLoading(false)
    setFailure('')
    if (text.trim()) timer.current = setTimeout(() => load(text.trim(), null, []), 250)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  // The latest imports are reloaded while they run; those loaded by scrolling follow them.
  const known = new Set(first.batches.map(({ id }) => id))
  const further = read?.batches ?? []
  const shown = search ? further : [...first.batches, ...further.filter(({ id }) => !known.has(id))]
  const next = read ? read.next : search ? null : first.next
  const isWaiting = search !== '' && read === null && !failure
  return (
    <>
      <Input
        type="search"
        aria-label={t('searchImports')}
        placeholder={t('searchImports')}
        value={typed}
        maxLength={200}
        marginBlockEnd="2"
        onChange={(event) => type(event.target.value)}
      />
      <Box role="radiogroup" aria-label={label} maxHeight="300px" overflow="auto">
        <Choice value="" text={t('all')} isChosen={value === ''} onChoose={onChange} />
        <VirtualList
          // Search results are a new list, shown from its top.
          key={search}
          label={label}
          items={shown}
          keyOf={({ id }) => id}
          rowHeight={32}
          render={(batch) => (
            <Choice
              value={batch.databaseId}
              text={textOf(batch)}
              isChosen={batch.databaseId === value}
              onChoose={onChange}
            />
          )}
          more={next ? { label: t('moreImports'), isLoading, load: () => load(search, next, further) } : null}
        />
        {(isWaiting || failure || shown.length === 0) && (
          <Box role="status" padding="2" color="fg.muted">
            {failure || t(isWaiting ? 'searching' : 'noMatches', { ns: 'shared' })}
          </Box>
        )}
      </Box>
    </>
  )
}

interface ChoiceProps {
  value: string
  text: string
  isChosen: boolean
  onChoose: (value: string) => void
}

function Choice({ value, text, isChosen, onChoose }: ChoiceProps) {
  return (
    <Row>
      <input type="radio" name="import" checked={isChosen} onChange={() => onChoose(value)} />
      {text}
    </Row>
  )
}

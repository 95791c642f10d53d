import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { FieldName } from '../save/threeWay.ts'
import type { Compared } from './compare.ts'

interface Props<N extends FieldName> {
  rows: readonly (Omit<Compared, 'name'> & { name: N })[]
  /** The names of the two columns. */
  mine: string
  theirs: string
  /** The fields for which the draft's value wins; null if nothing can be merged. */
  taken: ReadonlySet<N> | null
  onTake: (name: N, isMine: boolean) => void
}

const Cell = chakra('td', {
  base: {
    padding: '2',
    verticalAlign: 'top',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderBlockStart: '1px solid',
    borderColor: 'border',
  },
})
const Head = chakra('th', {
  base: {
    padding: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: '600',
    fontSize: '12px',
    color: 'fg.muted',
  },
})
const Side = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    minHeight: '6',
    cursor: 'pointer',
    '& input': { accentColor: 'var(--chakra-colors-accent)', marginTop: '3px', flexShrink: 0 },
  },
})

/** Two candidates side by side. Where both have a value and only one can be kept, the user chooses here. */
export function CompareTable<N extends FieldName>({ rows, mine, theirs, taken, onTake }: Props<N>) {
  const { t } = useTranslation('candidateForms')
  return (
    // The table scrolls on narrow screens, so it must be reachable by keyboard.
    <Box
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={t('duplicates.table')}
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent' }}
    >
      <chakra.table width="100%" tableLayout="fixed" borderCollapse="collapse" fontSize="12.5px">
        <thead>
          <tr>
            <Head scope="col" width="26%">
              {t('duplicates.field')}
            </Head>
            <Head scope="col">{mine}</Head>
            <Head scope="col">{theirs}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, mine: own, theirs: other, isDifferent, isChoice }) => {
            const label = t(`fields.${name as FieldName}`)
            const side = (isMine: boolean, text: string) =>
              isChoice && taken ? (
                <Side>
                  <input
                    type="radio"
                    name={`merge-${name}`}
                    checked={taken.has(name) === isMine}
                    aria-label={`${label}: ${isMine ? mine : theirs}, ${text || '—'}`}
                    onChange={() => onTake(name, isMine)}
                  />
                  <span>{text || '—'}</span>
                </Side>
              ) : (
                text || '—'
              )
            return (
              <chakra.tr
                key={name}
                data-different={isDifferent || undefined}
                bg={isDifferent ? 'accent.subtle' : undefined}
              >
                <chakra.th
                  scope="row"
                  padding="2"
                  textAlign="start"
                  verticalAlign="top"
                  fontWeight="600"
                  borderBlockStart="1px solid"
                  borderColor="border"
                >
                  {label}
                  {isDifferent && <chakra.span srOnly>, {t('duplicates.different')}</chakra.span>}
                </chakra.th>
                <Cell>{side(true, own)}</Cell>
                <Cell>{side(false, other)}</Cell>
              </chakra.tr>
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}

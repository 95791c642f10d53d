import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { infoLabel } from './infoLabel.ts'

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(110px, 32%) minmax(0, 1fr)' },
    border: '1px solid',
    borderColor: 'border',
    borderRadius: '10px',
    overflow: 'hidden',
    margin: 0,
    '& dt, & dd': {
      margin: 0,
      paddingBlock: '1.5',
      paddingInline: '3',
      borderBlockEnd: '1px solid',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& dt': { bg: 'bg.subtle', color: 'fg.muted', fontSize: '12.5px' },
    '& dd': { whiteSpace: 'pre-wrap' },
    '& dt:last-of-type, & dd:last-of-type': { borderBlockEnd: 'none' },
  },
})

export type InfoLine = readonly [label: string, value: ReactNode]

interface Props {
  /** The title of the table; the candidate info by default. */
  title?: string
  lines: readonly InfoLine[]
}

/** The candidate info table, or a similar one; lines without a value are left out. */
export default function InfoTable({ title, lines }: Props) {
  const { t } = useTranslation('review')
  const name = title ?? t('info.title')
  return (
    <Box as="section" aria-label={name} marginBlockEnd="5">
      <chakra.h2 fontWeight="600" marginBlockEnd="2">
        {name}
      </chakra.h2>
      <Rows>
        {lines
          .filter(([, value]) => value)
          .map(([label, value], index) => [<dt key={`t${index}`}>{label}</dt>, <dd key={`d${index}`}>{value}</dd>])}
      </Rows>
    </Box>
  )
}

/** Returns the submitted values of a row that have no line of their own. */
export const moreInfo = (info: readonly { name: string; value: string }[]): InfoLine[] =>
  info
    .filter(({ name }) => !['name', 'phones', 'emails'].includes(name))
    .map(({ name, value }) => [infoLabel(name), value] as const)

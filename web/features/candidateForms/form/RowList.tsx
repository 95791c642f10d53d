import { Box, Flex, chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useFieldArray, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { MarksContext } from '../../../shared/cvMarks/marks.ts'
import { ListOffers } from '../cv/Offered.tsx'
import { emptyRows, type CandidateValues, type RowsName } from './candidateValues.ts'

interface Props {
  control: Control<CandidateValues>
  name: RowsName
  /** Returns the name of a row: Work experience 1. */
  rowName: (number: number) => string
  add: string
  most: number
  children: (at: number) => ReactNode
}

const Row = chakra('div', {
  base: {
    paddingBlock: '3',
    borderBlockStart: '1px solid',
    borderColor: 'border',
    _first: { borderBlockStart: 'none', paddingBlockStart: '0' },
  },
})

/** Rows of a resume that can be added, moved and removed. */
export function RowList({ control, name, rowName, add, most, children }: Props) {
  const { t } = useTranslation(['candidateForms', 'shared'])
  const { fields, append, remove, move } = useFieldArray({ control, name })
  const id = useId()
  const focus = (what: string) => requestAnimationFrame(() => document.getElementById(`${id}-${what}`)?.focus())
  const shift = (at: number, by: 1 | -1) => {
    move(at, at + by)
    // The focus moves with the row. At either end it goes to the other button.
    const isAtEnd = by < 0 ? at + by === 0 : at + by === fields.length - 1
    focus(`${at + by}-${by < 0 === isAtEnd ? 'down' : 'up'}`)
  }
  return (
    <>
      {fields.map((row, at) => {
        const label = rowName(at + 1)
        return (
          <MarksContext key={row.id} value={row.marks ?? {}}>
            <Row role="group" aria-label={label}>
              <Flex alignItems="center" gap="1" marginBlockEnd="1">
                <Box as="span" flex="1" color="fg.muted" fontSize="12px">
                  {label}
                </Box>
                <IconButton
                  id={`${id}-${at}-up`}
                  size="small"
                  label={t('moveUp', { replace: { name: label } })}
                  disabled={at === 0}
                  onClick={() => shift(at, -1)}
                >
                  <ArrowUp size={14} aria-hidden />
                </IconButton>
                <IconButton
                  id={`${id}-${at}-down`}
                  size="small"
                  label={t('moveDown', { replace: { name: label } })}
                  disabled={at === fields.length - 1}
                  onClick={() => shift(at, 1)}
                >
                  <ArrowDown size={14} aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  label={t('remove', { ns: 'shared', replace: { name: label } })}
                  onClick={() => {
                    remove(at)
                    focus('add')
                  }}
                >
                  <X size={14} aria-hidden />
                </IconButton>
              </Flex>
              {children(at)}
            </Row>
          </MarksContext>
        )
      })}
      <ListOffers control={control} name={name} most={most} />
      <Button id={`${id}-add`} size="small" disabled={fields.length >= most} onClick={() => append(emptyRows[name])}>
        <Plus size={14} aria-hidden />
        {add}
      </Button>
    </>
  )
}

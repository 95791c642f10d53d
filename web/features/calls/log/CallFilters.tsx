import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { callResults, resultKeys, type CallResult } from '../../../shared/calls/words.ts'
import { noSpan } from '../../../shared/dateRanges.ts'
import { ChoiceList } from '../../../shared/fields/ChoiceList.tsx'
import { ComboboxMany } from '../../../shared/fields/ComboboxMany.tsx'
import { DateRangePanel, useSpanText } from '../../../shared/fields/DateRangePanel.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { useUserSearch } from '../../../shared/fields/UserPicker.tsx'
import FilterChip from '../../../shared/FilterChip.tsx'
import type { ScreenState, SetScreenState } from './screenState.ts'

interface Props {
  state: ScreenState
  set: SetScreenState
  /** The log is everyone's: callers tell its calls apart. */
  isEveryones: boolean
}

/** What narrows the log. */
export default function CallFilters({ state, set, isEveryones }: Props) {
  const { t } = useTranslation(['calls', 'shared'])
  const search = useUserSearch()
  const span = { range: state.range, from: state.from, to: state.to }
  const spanText = useSpanText()(span)
  const setSpan = (next: typeof span) => set({ ...next, page: 1 })
  return (
    <Flex role="group" aria-label={t('log.filters')} gap="2" flexWrap="wrap" alignItems="center">
      <FilterChip
        label={t('columns.result')}
        isSet={state.result.length > 0}
        onClear={() => set({ result: [], page: 1 })}
        value={state.result.map((result) => t(`results.${resultKeys[result]}`)).join(', ') || t('log.any')}
      >
        <ChoiceList
          label={t('columns.result')}
          values={state.result}
          options={callResults.map((value) => ({ value, label: t(`results.${resultKeys[value]}`) }))}
          onChange={(values) => set({ result: values as CallResult[], page: 1 })}
        />
      </FilterChip>
      <FilterChip
        label={t('columns.started')}
        value={spanText ?? t('log.any')}
        isSet={spanText !== null}
        onClear={() => setSpan(noSpan)}
      >
        {(close) => <DateRangePanel value={span} onChange={setSpan} onDone={close} />}
      </FilterChip>
      {isEveryones && (
        <FilterChip
          label={t('log.callers')}
          value={state.callers.join(', ') || t('log.any')}
          isSet={state.callers.length > 0}
          onClear={() => set({ callers: [], page: 1 })}
        >
          <Box padding="2" width="min(280px, calc(100vw - 60px))">
            <Field label={t('log.callers')}>
              {(aria) => (
                <ComboboxMany
                  aria={aria}
                  values={state.callers.map((value) => ({ value, label: value }))}
                  load={search}
                  placeholder={t('searchUsers', { ns: 'shared' })}
                  onChange={(values) => set({ callers: values.map(({ value }) => value), page: 1 })}
                />
              )}
            </Field>
          </Box>
        </FilterChip>
      )}
    </Flex>
  )
}

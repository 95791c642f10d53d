import { Box, Flex, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Input, NativeSelect } from '../../../shared/fields/controls.tsx'
import { useShortcut } from '../../../shared/useShortcut.ts'
import type { ScreenState, SetScreenState } from '../screenState.ts'
import type { DpsTaskFilters_query$key } from './__generated__/DpsTaskFilters_query.graphql.ts'

interface Props {
  query: DpsTaskFilters_query$key
  state: ScreenState
  set: SetScreenState
}

/** The search box and the open jobs; All at first. */
export default function DpsTaskFilters({ query, state, set }: Props) {
  const { t } = useTranslation('dpsTasks')
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', () => input.current?.focus(), t('search'))
  const { dpsOpenJobs: jobs } = useFragment(
    graphql`
    fragment DpsTaskFilters_query on Query { dpsOpenJobs { databaseId title } }
  `,
    query,
  )
  return (
    <Flex gap="2" flexWrap="wrap">
      <Box position="relative" flex="1 1 220px" maxWidth={{ md: '380px' }}>
        <Box position="absolute" insetInlineStart="2.5" top="8px" color="fg.muted" pointerEvents="none">
          <Search size={16} aria-hidden />
        </Box>
        <Input
          ref={input}
          type="search"
          value={state.q}
          maxLength={200}
          paddingInlineStart="8"
          aria-label={t('search')}
          placeholder={t('keyword')}
          onChange={(event) => set({ q: event.target.value, page: 1 }, { replace: true })}
        />
      </Box>
      <chakra.label display="flex" alignItems="center" gap="2" minWidth="0" color="fg.muted" whiteSpace="nowrap">
        {t('openJob')}
        <NativeSelect
          width="auto"
          maxWidth={{ base: '220px', md: '320px' }}
          value={state.job}
          onChange={(event) => set({ job: event.target.value, page: 1 })}
        >
          <option value="">{t('all')}</option>
          {/* An address may be older than the job. */}
          {state.job && !jobs.some(({ databaseId }) => databaseId === state.job) && (
            <option value={state.job}>{t('closedJob')}</option>
          )}
          {jobs.map(({ databaseId, title }) => (
            <option key={databaseId} value={databaseId}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </chakra.label>
    </Flex>
  )
}

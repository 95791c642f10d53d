import { Box, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { changeNote, dismissNote } from '../../../shared/calls/callStore.ts'
import { minutesAndSeconds } from '../../../shared/calls/duration.ts'
import type { EndedCall } from '../../../shared/calls/currentCall.ts'
import { callOutcomes, outcomeKeys } from '../../../shared/calls/words.ts'
import { Multiline, NativeSelect } from '../../../shared/fields/controls.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useFocusBack } from './useFocusBack.ts'
import type { CallNoteSaveMutation } from './__generated__/CallNoteSaveMutation.graphql.ts'

const longest = 2000

/**
 * The form for the outcome of a call. It stays until it is saved or dismissed, even if other calls or pages are opened.
 */
export default function CallNote({ call: { id, name, phone, seconds, outcome, note } }: { call: EndedCall }) {
  const { t } = useTranslation(['calls', 'shared'])
  const [problem, setProblem] = useState('')
  const ids = useId()
  const root = useRef<HTMLDivElement>(null)
  useFocusBack(root, true)
  const [save, isSaving] = useAction<CallNoteSaveMutation>(
    graphql`
    mutation CallNoteSaveMutation($input: AddCallNoteInput!) {
      addCallNote(input: $input) { call { id outcome note } }
    }
  `,
    { success: t('note.saved') },
  )
  const check = () => {
    if (outcome === null && note.trim() === '') return t('note.empty')
    return note.length > longest ? t('tooLong', { ns: 'shared', replace: { max: longest } }) : ''
  }
  const send = async () => {
    const found = check()
    setProblem(found)
    if (found) return document.getElementById(`${ids}${note.length > longest ? 'note' : 'outcome'}`)?.focus()
    await save({ input: { id, outcome, note: note.trim() || null } })
    dismissNote(id)
  }
  const change = (patch: Parameters<typeof changeNote>[1]) => {
    setProblem('')
    changeNote(id, patch)
  }
  return (
    <Flex
      ref={root}
      as="form"
      role="group"
      aria-label={t('note.label', { replace: { name } })}
      wrap="wrap"
      gap="2"
      alignItems="flex-start"
      justifyContent="center"
      width="min(820px, 100%)"
      onSubmit={(event) => {
        event.preventDefault()
        void send().catch(() => {})
      }}
    >
      <Flex alignItems="center" gap="2" minHeight="8" minWidth="0" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
        <Box
          as="strong"
          fontWeight="600"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          maxWidth="200px"
          title={`${name} ${phone}`}
        >
          {name}
        </Box>
        {seconds !== null && (
          <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {minutesAndSeconds(seconds)}
          </Box>
        )}
      </Flex>
      <NativeSelect
        id={`${ids}outcome`}
        width={{ base: '100%', sm: '170px' }}
        aria-label={t('note.outcome')}
        aria-invalid={problem !== ''}
        aria-describedby={`${ids}problem`}
        value={outcome ?? ''}
        onChange={(event) => change({ outcome: callOutcomes.find((one) => one === event.target.value) ?? null })}
      >
        <option value="">{t('note.outcome')}</option>
        {callOutcomes.map((one) => (
          <option key={one} value={one}>
            {t(`outcomes.${outcomeKeys[one]}`)}
          </option>
        ))}
      </NativeSelect>
      <Multiline
        id={`${ids}note`}
        rows={1}
        flex="1 1 180px"
        width="auto"
        maxHeight="30dvh"
        css={{ fieldSizing: 'content' }}
        aria-label={t('note.note')}
        placeholder={t('note.note')}
        aria-invalid={note.length > longest}
        aria-describedby={`${ids}problem`}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Flex gap="1">
        <Button type="submit" kind="primary" disabled={isSaving} aria-busy={isSaving}>
          {t('note.save')}
        </Button>
        <IconButton label={t('note.dismiss')} onClick={() => dismissNote(id)}>
          <X size={16} aria-hidden />
        </IconButton>
      </Flex>
      <Box
        id={`${ids}problem`}
        role="alert"
        flexBasis="100%"
        textAlign="center"
        color="status.red.fg"
        hidden={problem === ''}
      >
        {problem}
      </Box>
    </Flex>
  )
}

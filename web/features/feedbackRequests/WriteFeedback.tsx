import { Box, Flex, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { parseContents } from '../../../common/forms/contents.ts'
import { formatTime } from '../../shared/format/dates.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { clearDraft, keepDraft, readDraft } from '../../shared/hooks/useDraft.ts'
import { RequestError } from '../../shared/requestError.ts'
import { useSession } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../shared/ui/ConfirmButton.tsx'
import type { WriteFeedback_sheet$key } from './__generated__/WriteFeedback_sheet.graphql.ts'
import type { WriteFeedbackMutation } from './__generated__/WriteFeedbackMutation.graphql.ts'
import { SheetForm } from './SheetForm.tsx'
import { useAutosave, type StoredAnswers } from './useAutosave.ts'
import { inputOf, valuesOf, type Values } from './values.ts'

interface Props {
  sheet: WriteFeedback_sheet$key
  /** Called when the request has to be reloaded. */
  onChanged: () => void
}

/** The form of an unanswered request. It is saved while it is written, and submitted once. */
export function WriteFeedback({ sheet, onChanged }: Props) {
  const { t } = useTranslation('feedbackRequests')
  const { user } = useSession()
  const { request, form, draft } = useFragment(
    graphql`
    fragment WriteFeedback_sheet on FeedbackSheet {
      request { id databaseId }
      form { name version contents }
      draft { version answers recommendation summary }
    }
  `,
    sheet,
  )
  const { fields, columns } = useMemo(() => parseContents(form.contents), [form.contents])
  const keptKey = `${user.userName}:feedback:${request.databaseId}`
  const version = draft?.version ?? 0
  const [left] = useState(() => readKept(keptKey, version))
  const autosave = useAutosave({
    requestId: request.id,
    formVersion: form.version,
    version,
    keptKey,
    left,
    onOver: onChanged,
  })
  const [submit, isRunning] = useAction<WriteFeedbackMutation>(
    graphql`
    mutation WriteFeedbackMutation($input: SubmitFeedbackInput!) {
      submitFeedback(input: $input) { sheet { request { id state } } }
    }
  `,
    { success: t('submitted') },
  )
  const [ready, setReady] = useState<Values | null>(null)
  const send = async (values: Values) => {
    await autosave.stop()
    try {
      await submit({ input: { requestId: request.id, formVersion: form.version, ...inputOf(values) } })
      clearDraft(keptKey)
      onChanged()
    } catch (error) {
      // The error has already been shown; the input is preserved. The request or its form may have changed.
      if (error instanceof RequestError && ['REFUSED', 'NOT_FOUND'].includes(error.code)) onChanged()
      else autosave.goOn()
    }
  }
  const given = left ?? (draft ? valuesOf(draft) : null)
  return (
    <>
      <Text fontWeight="600" fontSize="16px" marginBlockEnd="3">
        {form.name}
      </Text>
      {autosave.state === 'clash' && (
        <Box
          role="alert"
          bg="status.orange.bg"
          color="status.orange.fg"
          borderRadius="8px"
          padding="3"
          marginBlockEnd="3"
        >
          <Text marginBlockEnd="2">{t('clash')}</Text>
          <Flex gap="2" wrap="wrap">
            <Button
              onClick={() => {
                clearDraft(keptKey)
                onChanged()
              }}
            >
              {t('takeOther')}
            </Button>
            <Button
              onClick={() => {
                const own = readKept(keptKey, version)
                // Null: based on whatever version exists now.
                if (own) keepDraft(keptKey, { ...own, version: null })
                onChanged()
              }}
            >
              {t('keepOwn')}
            </Button>
          </Flex>
        </Box>
      )}
      <SheetForm fields={fields} columns={columns} given={given} onChange={autosave.change}>
        {(check) => (
          <Flex
            align="center"
            justifyContent="space-between"
            gap="3"
            wrap="wrap"
            position="sticky"
            bottom="0"
            bg="bg"
            paddingBlock="3"
            borderTop="1px solid"
            borderColor="border"
          >
            <Text role="status" color="fg.muted" fontSize="12.5px">
              {autosave.state === 'saved' && autosave.savedAt
                ? t('savedAt', { replace: { at: formatTime(autosave.savedAt) } })
                : t(`states.${autosave.state}`)}
            </Text>
            <ConfirmButton
              kind="primary"
              disabled={isRunning || autosave.state === 'clash'}
              question={t('submitQuestion')}
              before={() => {
                const values = check()
                setReady(values)
                return values !== null
              }}
              onConfirm={() => ready && void send(ready)}
            >
              {t('submit')}
            </ConfirmButton>
          </Flex>
        )}
      </SheetForm>
    </>
  )
}

/**
 * Returns what this browser has stored. If the user has chosen to keep their own text, it counts as based on the
 * current draft.
 */
function readKept(key: string, version: number): StoredAnswers | null {
  const kept = readDraft<Omit<StoredAnswers, 'version'> & { version: number | null }>(key)
  return kept?.answers
    ? {
        answers: kept.answers,
        recommendation: kept.recommendation ?? null,
        summary: kept.summary ?? '',
        version: kept.version ?? version,
      }
    : null
}

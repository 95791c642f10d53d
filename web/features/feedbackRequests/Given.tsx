import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { parseContents } from '../../../common/forms/contents.ts'
import { formatDateTime } from '../../shared/format/dates.ts'
import { DynamicForm, FormScore } from '../../shared/forms/DynamicForm.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import type { Given_sheet$key } from './__generated__/Given_sheet.graphql.ts'
import { AmendForm } from './AmendForm.tsx'
import { valuesOf } from './values.ts'

interface Props {
  sheet: Given_sheet$key
  /** Called when the request has to be reloaded. */
  onChanged: () => void
}

/** The submitted feedback with its revisions. Its author can amend it here. */
export function Given({ sheet, onChanged }: Props) {
  const { t } = useTranslation('feedbackRequests')
  const { request, form, scorecards } = useFragment(
    graphql`
    fragment Given_sheet on FeedbackSheet {
      request { id }
      form { name version contents }
      scorecards { id revision answers recommendation summary jobRank reason writtenAt }
    }
  `,
    sheet,
  )
  const { fields, columns } = useMemo(() => parseContents(form.contents), [form.contents])
  const [shown, setShown] = useState(0)
  const [isAmending, setAmending] = useState(false)
  const card = scorecards[shown]
  if (!card) return null
  const { answers, recommendation, summary } = valuesOf(card)
  if (isAmending)
    return (
      <AmendForm
        requestId={request.id}
        formVersion={form.version}
        fields={fields}
        columns={columns}
        revision={scorecards[0]!.revision}
        given={valuesOf(scorecards[0]!)}
        onClose={(isChanged) => {
          setAmending(false)
          setShown(0)
          if (isChanged) onChanged()
        }}
      />
    )
  return (
    <>
      <Flex align="center" justifyContent="space-between" gap="3" wrap="wrap" marginBlockEnd="3">
        <Text role="status">{t('givenAt', { replace: { at: formatDateTime(scorecards.at(-1)!.writtenAt) } })}</Text>
        <Button onClick={() => setAmending(true)}>{t('amend')}</Button>
      </Flex>
      <Box display="grid" gap="4">
        <Text fontWeight="600" fontSize="16px">
          {form.name}
        </Text>
        <dl>
          <dt>{t('recommendation')}</dt>
          <Text as="dd" fontWeight="600" marginBlockEnd="2">
            {recommendation ? t(`recommendations.${recommendation}`) : '—'}
          </Text>
          {summary && (
            <>
              <dt>{t('summary')}</dt>
              <Text as="dd" whiteSpace="pre-wrap" marginBlockEnd="2">
                {summary}
              </Text>
            </>
          )}
          {card.jobRank && (
            <>
              <dt>{t('jobRank')}</dt>
              <Text as="dd" fontWeight="600">
                {card.jobRank}
              </Text>
            </>
          )}
        </dl>
        <FormScore fields={fields} answers={answers} />
        <DynamicForm key={card.id} fields={fields} columns={columns} answers={answers} />
      </Box>
      {scorecards.length > 1 && (
        <Box marginBlockStart="5">
          <Heading as="h2" fontSize="15px" marginBlockEnd="2">
            {t('history')}
          </Heading>
          <Box as="ol" listStyleType="none" display="grid" gap="1">
            {scorecards.map(({ id, revision, reason, writtenAt }, at) => (
              <li key={id}>
                <Button kind="quiet" aria-pressed={at === shown} onClick={() => setShown(at)}>
                  {t('revision', { replace: { number: revision, at: formatDateTime(writtenAt) } })}
                </Button>
                {reason && (
                  <Text as="span" color="fg.muted">
                    {reason}
                  </Text>
                )}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

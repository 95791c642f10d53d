import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import type { useRemindMutation } from './__generated__/useRemindMutation.graphql.ts'

/**
 * Sends reminders of owed feedback and reports the result: for one that came too soon, who has reminded them and when;
 * otherwise the number of reminders.
 */
export function useRemind(onDone: () => void) {
  const { t } = useTranslation('scorecards')
  const [run, isRunning] = useAction<useRemindMutation>(graphql`
    mutation useRemindMutation($input: RemindOfFeedbackInput!) {
      remindOfFeedback(input: $input) {
        reminders { outcome remindedAt remindedBy { fullName } }
      }
    }
  `)
  const remind = async (ids: readonly string[]) => {
    let reminders
    try {
      reminders = (await run({ input: { ids: [...ids] } })).remindOfFeedback.reminders
    } catch {
      // The error has already been shown.
      return
    }
    const count = reminders.filter(({ outcome }) => outcome === 'REMINDED').length
    const [first] = reminders
    if (count > 0) toaster.success(t('remindedCount', { count }))
    else if (first?.outcome === 'TOO_SOON' && reminders.length === 1)
      toaster.error(
        t('tooSoon', {
          replace: {
            name: first.remindedBy?.fullName ?? '',
            date: first.remindedAt ? formatDateTime(first.remindedAt) : '',
          },
        }),
      )
    else toaster.error(t('remindedNobody'))
    onDone()
  }
  return [remind, isRunning] as const
}

import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DatePicker } from '../../shared/fields/dates/DatePicker.tsx'
import { idOfUser, userOption, UserPicker, type PickedUser } from '../../shared/fields/UserPicker.tsx'
import { dayEnd, dayOf, dayStart, formatDate } from '../../shared/format/dates.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../shared/ui/ConfirmButton.tsx'
import type { DeputyEndMutation } from './__generated__/DeputyEndMutation.graphql.ts'
import type { DeputyQuery } from './__generated__/DeputyQuery.graphql.ts'
import type { DeputySetMutation } from './__generated__/DeputySetMutation.graphql.ts'

const save = asMutation<DeputySetMutation>(graphql`
  mutation DeputySetMutation($input: SetApprovalDeputyInput!) {
    setApprovalDeputy(input: $input) { delegation { deputy { endAt } } }
  }
`)

const today = () => dayOf(new Date().toISOString())

interface Values {
  userId: PickedUser | null
  startAt: string
  endAt: string
}

/** Who approves in the user's place, and for whom the user approves. */
export default function Deputy() {
  const { t } = useTranslation('approvals')
  const [attempt, setAttempt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { approvalDelegation } = useScreenQuery<DeputyQuery>(
    graphql`
    query DeputyQuery {
      approvalDelegation @required(action: THROW) {
        deputy { startAt endAt user { id userName fullName } }
        standsInFor { id fullName userName }
      }
    }
  `,
    {},
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  )
  const [end, isEnding] = useAction<DeputyEndMutation>(
    graphql`
    mutation DeputyEndMutation($input: SetApprovalDeputyInput!) {
      setApprovalDeputy(input: $input) { delegation { deputy { endAt } } }
    }
  `,
    { success: t('deputy.ended') },
  )
  const again = () => setAttempt((before) => before + 1)
  const { deputy, standsInFor } = approvalDelegation
  const names = (standsInFor ?? []).flatMap((user) => (user ? [user.fullName || user.userName] : []))
  return (
    <Flex gap="3" wrap="wrap" alignItems="center" marginBlockEnd="3">
      {deputy ? (
        <>
          <Box>
            {t('deputy.is', {
              replace: {
                name: deputy.user?.fullName ?? '—',
                from: formatDate(deputy.startAt),
                to: formatDate(deputy.endAt),
              },
            })}
          </Box>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('deputy.change')}
          </Button>
          <ConfirmButton
            size="small"
            kind="quiet"
            disabled={isEnding}
            onConfirm={() => void end({ input: { userId: null } }).then(again, again)}
          >
            {t('deputy.end')}
          </ConfirmButton>
        </>
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('deputy.set')}
        </Button>
      )}
      {names.length > 0 && <Box color="fg.muted">{t('deputy.standsIn', { replace: { names: names.join(', ') } })}</Box>}
      {isOpen && (
        <EntityDialog<Values>
          title={t('deputy.title')}
          draft="approvalDeputy"
          isNew
          values={{
            userId: deputy?.user ? userOption(deputy.user) : null,
            startAt: deputy ? dayOf(deputy.startAt) : today(),
            endAt: deputy ? dayOf(deputy.endAt) : '',
          }}
          save={({ userId, startAt, endAt }) =>
            saveBy(save, {
              input: { userId: userId && idOfUser(userId), startAt: dayStart(startAt), endAt: dayEnd(endAt) },
            })
          }
          onClose={(isChanged) => {
            setOpen(false)
            if (isChanged) again()
          }}
        >
          {({ control }) => (
            <>
              <UserPicker
                control={control}
                name="userId"
                label={t('deputy.who')}
                hint={t('deputy.whoHint')}
                isRequired
              />
              <DatePicker control={control} name="startAt" label={t('deputy.from')} isRequired />
              <DatePicker control={control} name="endAt" label={t('deputy.to')} isRequired />
            </>
          )}
        </EntityDialog>
      )}
    </Flex>
  )
}

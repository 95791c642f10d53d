import { Box, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import type { Save } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { Table } from '../../../shared/table/Table.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { StatusTag, type StatusColor } from '../../../shared/ui/StatusTag.tsx'
import type { PeopleDialogInviteMutation } from './__generated__/PeopleDialogInviteMutation.graphql.ts'
import type { PeopleDialogQuery } from './__generated__/PeopleDialogQuery.graphql.ts'

const invite = asMutation<PeopleDialogInviteMutation>(graphql`
  mutation PeopleDialogInviteMutation($input: InviteVendorUserInput!) {
    inviteVendorUser(input: $input) { person { email state } }
  }
`)

const colors = {
  NONE: 'neutral',
  INVITED: 'blue',
  UNCONFIRMED: 'orange',
  ACTIVE: 'green',
  DISABLED: 'red',
} as const satisfies Record<string, StatusColor>
const isKnown = (state: string): state is keyof typeof colors => Object.hasOwn(colors, state)

interface Props {
  /** The vendor's global id. */
  id: string
  name: string
  onClose: () => void
}

/** The people who sign in for a vendor, by its active addresses. Those without an account are invited by mail. */
export default function PeopleDialog({ id, name, onClose }: Props) {
  const { t } = useTranslation('vendors')
  // Incremented with each invitation, to reload the list.
  const [round, setRound] = useState(0)
  const [invited, setInvited] = useState<string | null>(null)
  return (
    <Drawer place="center" width="720px" title={t('peopleOf', { replace: { name } })} onClose={onClose}>
      <DrawerBody display="grid" gap="3" alignContent="start">
        <Text color="fg.muted">{t('peopleHint')}</Text>
        <ErrorBoundary title={t('peopleFailed')} resetKey={String(round)}>
          <Suspense fallback={<Box data-skeleton height="120px" borderRadius="10px" bg="bg.muted" />}>
            <People id={id} round={round} onInvite={setInvited} />
          </Suspense>
        </ErrorBoundary>
      </DrawerBody>
      {invited !== null && (
        <InviteDialog
          id={id}
          email={invited}
          onClose={(isChanged) => {
            setInvited(null)
            if (isChanged) setRound(round + 1)
          }}
        />
      )}
    </Drawer>
  )
}

function People({ id, round, onInvite }: { id: string; round: number; onInvite: (email: string) => void }) {
  const { t } = useTranslation('vendors')
  const { node } = useScreenQuery<PeopleDialogQuery>(
    graphql`
      query PeopleDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Vendor { people @required(action: THROW) { email state stateName user { fullName userName } } }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: round },
  )
  const people = node?.people ?? []
  if (people.length === 0) return <EmptyState kind="unused" hint={t('noPeopleHint')} />
  const columns = [
    { key: 'email', label: t('email') },
    { key: 'user', label: t('person') },
    { key: 'state', label: t('status') },
    { key: 'action', label: '', align: 'end' as const },
  ]
  return (
    <Table label={t('people')} columns={columns}>
      {people.map(({ email, state, stateName, user }) => (
        <tr key={email}>
          <td>{email}</td>
          <td>{user?.fullName || user?.userName}</td>
          <td>
            {isKnown(state) ? <StatusTag color={colors[state]}>{t(`personStates.${state}`)}</StatusTag> : stateName}
          </td>
          <td data-align="end">
            {(state === 'NONE' || state === 'INVITED') && (
              <Button
                aria-label={t(state === 'NONE' ? 'inviteOne' : 'inviteOneAgain', { replace: { email } })}
                onClick={() => onInvite(email)}
              >
                {t(state === 'NONE' ? 'invite' : 'inviteAgain')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

interface Values {
  name: string
  familyName: string
}

interface InviteProps {
  id: string
  email: string
  onClose: (isChanged: boolean) => void
}

function InviteDialog({ id, email, onClose }: InviteProps) {
  const { t } = useTranslation('vendors')
  const save =
    ({ name, familyName }: Values): Save =>
    (send, _texts, options) =>
      send<PeopleDialogInviteMutation>(
        invite,
        { input: { id, email, name: name.trim(), familyName: familyName.trim() || null } },
        { success: t('invitationSent') },
        options,
      )
  return (
    <EntityDialog<Values>
      title={t('invite')}
      draft={`vendorPerson:${email}`}
      isNew
      values={{ name: '', familyName: '' }}
      save={save}
      fields={{}}
      onClose={onClose}
      width="440px"
    >
      {({ control }) => (
        <>
          <Text overflowWrap="anywhere">{t('inviteHint', { replace: { email } })}</Text>
          <TextField control={control} name="name" label={t('givenName')} isRequired maxLength={100} />
          <TextField control={control} name="familyName" label={t('familyName')} maxLength={100} />
        </>
      )}
    </EntityDialog>
  )
}

import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { ComboboxMany } from '../../../shared/fields/ComboboxMany.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import type { AddCandidatesDialogMutation } from './__generated__/AddCandidatesDialogMutation.graphql.ts'
import type { AddCandidatesDialogQuery } from './__generated__/AddCandidatesDialogQuery.graphql.ts'

/** Adds candidates, found by a search on the server, to the job. */
export default function AddCandidatesDialog({
  jobId,
  onClose,
}: {
  jobId: string
  onClose: (isChanged: boolean) => void
}) {
  const { t } = useTranslation(['pipelines', 'shared'])
  const environment = useRelayEnvironment()
  const [people, setPeople] = useState<readonly Option[]>([])
  const [isAsked, setAsked] = useState(false)
  const [add, isSending] = useAction<AddCandidatesDialogMutation>(
    graphql`
      mutation AddCandidatesDialogMutation($input: AddCandidatesToJobInput!) {
        addCandidatesToJob(input: $input) { results { candidateId isOk } }
      }
    `,
    {
      success: ({ addCandidatesToJob: { results } }) =>
        t('added', { count: results.filter(({ isOk }) => isOk).length }),
    },
  )
  const load = async (search: string) => {
    const answer = await fetchQuery<AddCandidatesDialogQuery>(
      environment,
      graphql`
        query AddCandidatesDialogQuery($query: String) {
          candidates(query: $query, first: 20) @required(action: THROW) { nodes { id name phones emails } }
        }
      `,
      { query: search || null },
    ).toPromise()
    return (
      answer?.candidates.nodes.map(({ id, name, phones, emails }) => ({
        value: id,
        label: [name, phones[0] ?? emails[0]].filter(Boolean).join(' · '),
      })) ?? []
    )
  }
  const send = async () => {
    setAsked(true)
    if (people.length === 0) return
    await add({ input: { jobId, ids: people.map(({ value }) => value) } }).then(
      () => onClose(true),
      () => {},
    )
  }
  return (
    <Drawer place="center" width="520px" title={t('add')} onClose={() => onClose(false)}>
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <DrawerBody display="grid" gap="3" alignContent="start" minHeight="340px">
          <Field
            label={t('candidates')}
            isRequired
            error={isAsked && people.length === 0 ? t('required', { ns: 'shared' }) : undefined}
          >
            {(aria) => (
              <ComboboxMany
                aria={aria}
                values={people}
                load={load}
                placeholder={t('candidate.search', { ns: 'shared' })}
                onChange={setPeople}
              />
            )}
          </Field>
          <Text color="fg.muted" fontSize="12px">
            {t('addHint')}
          </Text>
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('add')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}

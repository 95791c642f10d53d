import { Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch, type Control, type UseFormSetValue } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { PickMany } from '../../shared/fields/PickMany.tsx'
import type { RecipientsFieldQuery } from './__generated__/RecipientsFieldQuery.graphql.ts'
import type { RequestValues } from './requestValues.ts'

/** The delay before the vendors of changed locations are looked up, in milliseconds (001/7.4/33). */
const debounceMs = 1000

interface Choice {
  value: string
  label: string
}
interface Props {
  control: Control<RequestValues>
  setValue: UseFormSetValue<RequestValues>
  /** Set by tests. */
  waitMs?: number
}

/**
 * The choice among the vendors of the locations, and below it the recipients of the mail: these vendors and the persons
 * in charge of them.
 */
export function RecipientsField({ control, setValue, waitMs = debounceMs }: Props) {
  const { t } = useTranslation('vendorRequests')
  const environment = useRelayEnvironment()
  const [locationNames, vendorEmails, inCharge] = useWatch({
    control,
    name: ['locationNames', 'vendorEmails', 'inCharge'],
  })
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const places = JSON.stringify(locationNames)
  const opened = useRef(places)
  // Until other locations are chosen, the mail goes to its previous recipients.
  const isChosen = useRef(false)
  const take = useEffectEvent((answer: RecipientsFieldQuery['response']['vendorRecipients']) => {
    setChoices(
      (answer?.vendors ?? []).flatMap(({ name, emails }) =>
        emails.map((email) => ({ value: email.toLowerCase(), label: `${email} — ${name}` })),
      ),
    )
    const charged = [...new Set((answer?.inCharge ?? []).flatMap(({ user }) => user?.email?.toLowerCase() ?? []))]
    // Persons who are no longer in charge are left out: they receive no mail.
    const left = inCharge.filter((one) => charged.includes(one))
    if (isChosen.current) setValue('inCharge', charged)
    else if (left.length < inCharge.length) setValue('inCharge', left)
  })
  useEffect(() => {
    const named = JSON.parse(places) as string[]
    if (places !== opened.current) isChosen.current = true
    if (named.length === 0) return isChosen.current ? take(null) : undefined
    let isOver = false
    const timer = setTimeout(() => {
      fetchQuery<RecipientsFieldQuery>(
        environment,
        graphql`
        query RecipientsFieldQuery($locationNames: [String!]!) {
          vendorRecipients(locationNames: $locationNames) @catch(to: NULL) {
            vendors { name emails }
            inCharge { id user { email } }
          }
        }
      `,
        { locationNames: named },
      )
        .toPromise()
        .then(
          (answer) => {
            if (!isOver && answer?.vendorRecipients) take(answer.vendorRecipients)
          },
          () => undefined, // The selected vendors are preserved; another choice of locations retries.
        )
    }, waitMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [environment, places, waitMs])
  const options = [
    ...choices,
    ...vendorEmails
      .filter((one) => !choices.some(({ value }) => value === one))
      .map((one) => ({ value: one, label: one })),
  ]
  const recipients = [...new Set([...vendorEmails, ...inCharge])]
  return (
    <>
      <PickMany
        control={control}
        name="vendorEmails"
        label={t('vendorEmails')}
        hint={t('vendorEmailsHint')}
        options={options}
      />
      <Text fontSize="12.5px" color="fg.muted" role="status" overflowWrap="anywhere">
        {recipients.length > 0
          ? t('mailGoesTo', { replace: { addresses: recipients.join(', ') } })
          : t('mailGoesNowhere')}
      </Text>
    </>
  )
}

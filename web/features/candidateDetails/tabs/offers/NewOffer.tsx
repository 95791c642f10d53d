import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { NativeSelect } from '../../../../shared/fields/controls.tsx'
import { useAction } from '../../../../shared/hooks/useAction.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { OfferForm } from './OfferForm.tsx'
import type { NewOffer_candidate$key } from './__generated__/NewOffer_candidate.graphql.ts'
import type { NewOfferMutation } from './__generated__/NewOfferMutation.graphql.ts'
import type { NewOfferQuery } from './__generated__/NewOfferQuery.graphql.ts'

interface Props {
  candidate: NewOffer_candidate$key
  onDone: (isSaved: boolean) => void
}

/** The form for a new offer: its job, its interview form and its terms. */
export default function NewOffer({ candidate: key, onDone }: Props) {
  const { t } = useTranslation('offers')
  const { id, jobs } = useFragment(
    graphql`
    fragment NewOffer_candidate on Candidate { id jobs { job { id title } } }
  `,
    key,
  )
  const { offerForms } = useLazyLoadQuery<NewOfferQuery>(
    graphql`
      query NewOfferQuery { offerForms @required(action: THROW) { id name kind contents } }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const theirJobs = (jobs ?? []).flatMap(({ job }) => (job ? [job] : []))
  const [jobId, setJobId] = useState(theirJobs[0]?.id ?? '')
  const [formId, setFormId] = useState(offerForms[0]?.id ?? '')
  const [create, isSending] = useAction<NewOfferMutation>(
    graphql`
    mutation NewOfferMutation($input: CreateOfferInput!) {
      createOffer(input: $input) { offer { id ...OfferCard_offer } candidate { id lastActivityAt ...TimelineTab_candidate } }
    }
  `,
    { success: t('saved') },
  )
  const form = offerForms.find((one) => one.id === formId)
  if (!form)
    return (
      <Box display="grid" gap="3" justifyItems="start">
        {t('noForms')}
        <Button onClick={() => onDone(false)}>{t('cancel')}</Button>
      </Box>
    )
  return (
    <Box
      as="section"
      aria-label={t('new')}
      display="grid"
      gap="4"
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      padding={{ base: '3', md: '4' }}
    >
      {theirJobs.length > 1 && (
        <Choose label={t('job')} value={jobId} onChange={setJobId}>
          {theirJobs.map((job) => (
            <option key={job.id} value={job.id}>
              {job.title}
            </option>
          ))}
        </Choose>
      )}
      <Choose label={t('form')} value={formId} onChange={setFormId}>
        {offerForms.map(({ id: one, name, kind }) => (
          <option key={one} value={one}>
            {`${t(`kinds.${kind}`)}: ${name}`}
          </option>
        ))}
      </Choose>
      <OfferForm
        key={formId}
        contents={form.contents}
        isLetter={form.kind === 'OFFER_LETTER'}
        isSending={isSending}
        onCancel={() => onDone(false)}
        onSave={(values, onFieldError) =>
          create({ input: { candidateId: id, jobId, formId, ...values } }, { onFieldError }).then(
            () => true,
            () => false,
          )
        }
        onSaved={() => onDone(true)}
      />
    </Box>
  )
}

interface ChooseProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: React.ReactNode
}

function Choose({ label, value, onChange, children }: ChooseProps) {
  return (
    <label>
      <Box as="span" display="block" fontWeight="600" fontSize="12.5px" marginBlockEnd="1">
        {label}
      </Box>
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </NativeSelect>
    </label>
  )
}

import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Select, TextArea } from '../../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import type { RuleDialogMutation, VendorSubmissionRuling } from './__generated__/RuleDialogMutation.graphql.ts'

const mutation = asMutation<RuleDialogMutation>(graphql`
  mutation RuleDialogMutation($input: RuleOnVendorSubmissionInput!) {
    ruleOnVendorSubmission(input: $input) { submission { id ...SubmissionsTable_submission } }
  }
`)

interface Values {
  ruling: string
  shownReason: string
}

interface Props {
  submission: {
    readonly id: string
    readonly candidateName: string
    readonly vendorName: string
    readonly ruling: string | null | undefined
    readonly shownReason: string | null | undefined
  }
  onClose: () => void
}

const rulings = ['ELIGIBLE', 'NOT_ELIGIBLE'] as const satisfies VendorSubmissionRuling[]

/** Decides whether the vendor of a submitted CV is entitled to the candidate, and what it is told about a rejection. */
export function RuleDialog({ submission, onClose }: Props) {
  const { t } = useTranslation('vendorRequests')
  const { id, candidateName, vendorName } = submission
  const save = ({ ruling, shownReason }: Values) =>
    saveBy(mutation, { input: { id, shownReason, ruling: rulings.find((one) => one === ruling) ?? null } })
  return (
    <EntityDialog<Values>
      title={t('rule')}
      draft={`vendorSubmission:${id}`}
      isNew={false}
      values={{ ruling: submission.ruling ?? '', shownReason: submission.shownReason ?? '' }}
      save={save}
      fields={{}}
      onClose={onClose}
      width="520px"
    >
      {({ control }) => (
        <>
          <Text overflowWrap="anywhere">
            {candidateName} — {vendorName}
          </Text>
          <Select
            control={control}
            name="ruling"
            label={t('entitled')}
            options={rulings.map((value) => ({ value, label: t(`ruling.${value}`) }))}
          />
          <TextArea
            control={control}
            name="shownReason"
            label={t('shownReason')}
            hint={t('shownReasonHint')}
            maxLength={500}
          />
        </>
      )}
    </EntityDialog>
  )
}

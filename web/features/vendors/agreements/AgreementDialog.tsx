import { Grid } from '@chakra-ui/react'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { DatePicker } from '../../../shared/fields/dates/DatePicker.tsx'
import { NumberField, Select, TextArea, TextField } from '../../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import type { Save } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import type { AgreementValues } from './agreementValues.ts'
import { feeKinds } from './fees.ts'
import { JobsField } from './JobsField.tsx'
import type { AgreementDialog_agreement$key, VendorFeeKind } from './__generated__/AgreementDialog_agreement.graphql.ts'
import type { AgreementDialogCreateMutation } from './__generated__/AgreementDialogCreateMutation.graphql.ts'
import type { AgreementDialogUpdateMutation } from './__generated__/AgreementDialogUpdateMutation.graphql.ts'

const create = asMutation<AgreementDialogCreateMutation>(graphql`
  mutation AgreementDialogCreateMutation($input: CreateVendorAgreementInput!) {
    createVendorAgreement(input: $input) { agreement { id } }
  }
`)
const update = asMutation<AgreementDialogUpdateMutation>(graphql`
  mutation AgreementDialogUpdateMutation($input: UpdateVendorAgreementInput!) {
    updateVendorAgreement(input: $input) { agreement { id ...AgreementDialog_agreement } }
  }
`)

const usual = { guaranteeDays: '60', ownershipDays: '180', currency: 'VND' }
const numberOf = (text: string) => Number(text.trim().replace(',', '.'))

interface Props {
  vendorId: string
  /** Null for a new record. */
  agreement: AgreementDialog_agreement$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for an agreement with a vendor. */
export function AgreementDialog({ vendorId, agreement: key, onClose }: Props) {
  const { t } = useTranslation('vendors')
  const agreement = useFragment(
    graphql`
    fragment AgreementDialog_agreement on VendorAgreement {
      id databaseId firstDay lastDay feeKind fee currency guaranteeDays ownershipDays refundRule version
      jobs { id title }
    }
  `,
    key,
  )
  const hidesJobs = agreement?.jobs?.length === 0
  const save = (values: AgreementValues, isForced: boolean): Save => {
    const { firstDay, lastDay, feeKind, currency, refundRule, jobs } = values
    const given = {
      ...{ firstDay, lastDay: lastDay || null, feeKind: feeKind as VendorFeeKind, fee: numberOf(values.fee) },
      ...{ currency: currency.trim().toUpperCase(), refundRule: refundRule.trim() || null },
      ...{ guaranteeDays: numberOf(values.guaranteeDays), ownershipDays: numberOf(values.ownershipDays) },
      // Jobs that the user may not read are left unchanged.
      ...(hidesJobs && jobs.length === 0 ? {} : { jobIds: jobs.length > 0 ? jobs.map(({ value }) => value) : null }),
    }
    return (send, texts, options) =>
      agreement
        ? send<AgreementDialogUpdateMutation>(
            update,
            { input: { id: agreement.id, agreement: given, ...(!isForced && { version: agreement.version }) } },
            texts,
            options,
          )
        : send<AgreementDialogCreateMutation>(create, { input: { vendorId, agreement: given } }, texts, options)
  }
  return (
    <EntityDialog<AgreementValues>
      title={t(agreement ? 'agreement.change' : 'agreement.add')}
      draft={`vendorAgreement:${agreement?.databaseId ?? vendorId}`}
      isNew={!agreement}
      values={{
        firstDay: agreement?.firstDay ?? dayjs().format('YYYY-MM-DD'),
        lastDay: agreement?.lastDay ?? '',
        feeKind: agreement?.feeKind === 'FLAT' ? 'FLAT' : 'PERCENT',
        fee: agreement ? String(agreement.fee) : '',
        currency: agreement?.currency ?? usual.currency,
        guaranteeDays: agreement ? String(agreement.guaranteeDays) : usual.guaranteeDays,
        ownershipDays: agreement ? String(agreement.ownershipDays) : usual.ownershipDays,
        refundRule: agreement?.refundRule ?? '',
        jobs: (agreement?.jobs ?? []).map(({ id, title }) => ({ value: id, label: title })),
      }}
      save={save}
      fields={{
        'agreement.firstDay': 'firstDay',
        'agreement.lastDay': 'lastDay',
        'agreement.feeKind': 'feeKind',
        'agreement.fee': 'fee',
        'agreement.currency': 'currency',
        'agreement.guaranteeDays': 'guaranteeDays',
        'agreement.ownershipDays': 'ownershipDays',
        'agreement.refundRule': 'refundRule',
        'agreement.jobIds': 'jobs',
      }}
      onClose={onClose}
    >
      {({ control, watch }) => {
        const isPercent = watch('feeKind') === 'PERCENT'
        return (
          <>
            <Grid templateColumns="repeat(auto-fit, minmax(200px, 1fr))" gap="4">
              <DatePicker control={control} name="firstDay" label={t('agreement.firstDay')} isRequired />
              <DatePicker
                control={control}
                name="lastDay"
                label={t('agreement.lastDay')}
                hint={t('agreement.lastDayHint')}
                min={watch('firstDay') || undefined}
              />
              <Select
                control={control}
                name="feeKind"
                label={t('agreement.feeKind')}
                isRequired
                options={feeKinds.map((value) => ({ value, label: t(`agreement.feeKinds.${value}`) }))}
              />
              <NumberField
                control={control}
                name="fee"
                label={t(isPercent ? 'agreement.percent' : 'agreement.amount')}
                min={0}
                max={isPercent ? 100 : 999_999_999_999}
                isRequired
              />
              <TextField control={control} name="currency" label={t('agreement.currency')} isRequired maxLength={3} />
              <NumberField
                control={control}
                name="guaranteeDays"
                label={t('agreement.guaranteeDays')}
                hint={t('agreement.guaranteeHint')}
                min={0}
                max={3650}
                isWhole
                isRequired
              />
              <NumberField
                control={control}
                name="ownershipDays"
                label={t('agreement.ownershipDays')}
                hint={t('agreement.ownershipHint')}
                min={0}
                max={3650}
                isWhole
                isRequired
              />
            </Grid>
            <JobsField control={control} />
            <TextArea control={control} name="refundRule" label={t('agreement.refundRule')} maxLength={1000} rows={2} />
          </>
        )
      }}
    </EntityDialog>
  )
}

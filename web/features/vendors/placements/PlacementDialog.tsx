import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { DatePicker } from '../../../shared/fields/dates/DatePicker.tsx'
import { NumberField, Select, TextArea } from '../../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import type { Save } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { useFeeText } from '../agreements/fees.ts'
import type {
  PlacementDialog_placement$key,
  VendorPlacementSettlement,
} from './__generated__/PlacementDialog_placement.graphql.ts'
import type { PlacementDialogMutation } from './__generated__/PlacementDialogMutation.graphql.ts'

const update = asMutation<PlacementDialogMutation>(graphql`
  mutation PlacementDialogMutation($input: UpdateVendorPlacementInput!) {
    updateVendorPlacement(input: $input) { placement { id ...PlacementsTab_placement ...PlacementDialog_placement } }
  }
`)

const settlements = ['PAID', 'REFUNDED'] as const
const most = 999_999_999_999

interface Values {
  firstDay: string
  salary: string
  fixedFee: string
  settlement: string
  note: string
}
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))
const textOf = (value: number | null | undefined) => (value == null ? '' : String(value))

interface Props {
  placement: PlacementDialog_placement$key
  onClose: (isChanged: boolean) => void
}

/** The first working day and salary of a placement, and what was settled about the vendor's fee. */
export function PlacementDialog({ placement: key, onClose }: Props) {
  const { t } = useTranslation('vendors')
  const feeText = useFeeText()
  const placement = useFragment(
    graphql`
    fragment PlacementDialog_placement on VendorPlacement {
      id databaseId candidateName vendorName feeKind feeKindName feeRate currency firstDay salary fixedFee
      settlement note refundRule isEntitled version
    }
  `,
    key,
  )
  const { candidateName: name, vendorName: vendor, feeKind, feeRate, currency } = placement
  const save = (values: Values, isForced: boolean): Save => {
    const input = {
      id: placement.id,
      firstDay: values.firstDay || null,
      salary: numberOf(values.salary),
      fixedFee: numberOf(values.fixedFee),
      settlement: (values.settlement || null) as VendorPlacementSettlement | null,
      note: values.note.trim() || null,
      ...(!isForced && { version: placement.version }),
    }
    return (send, texts, options) => send<PlacementDialogMutation>(update, { input }, texts, options)
  }
  const agreed =
    feeKind && feeRate != null
      ? feeText({ feeKind, feeKindName: placement.feeKindName, fee: feeRate, currency: currency ?? 'VND' })
      : t('placement.nothingAgreed')
  return (
    <EntityDialog<Values>
      title={t('placement.edit', { replace: { name } })}
      draft={`vendorPlacement:${placement.databaseId}`}
      isNew={false}
      values={{
        firstDay: placement.firstDay ?? '',
        salary: textOf(placement.salary),
        fixedFee: textOf(placement.fixedFee),
        settlement: settlements.find((one) => one === placement.settlement) ?? '',
        note: placement.note ?? '',
      }}
      save={save}
      fields={{}}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <Text color="fg.muted">
            {vendor}: {agreed}
            {placement.refundRule && ` · ${placement.refundRule}`}
          </Text>
          {!placement.isEntitled && <Text color="status.orange.fg">{t('placement.notEntitled')}</Text>}
          <DatePicker control={control} name="firstDay" label={t('placement.firstDay')} />
          <NumberField
            control={control}
            name="salary"
            label={t('placement.salary', { replace: { currency: currency ?? '' } })}
            min={0}
            max={most}
          />
          <NumberField
            control={control}
            name="fixedFee"
            label={t('placement.fixedFee')}
            hint={t('placement.fixedFeeHint')}
            min={0}
            max={most}
          />
          <Select
            control={control}
            name="settlement"
            label={t('placement.settlement')}
            placeholder={t('placement.open')}
            options={settlements.map((value) => ({ value, label: t(`placement.states.${value}`) }))}
          />
          <TextArea control={control} name="note" label={t('placement.note')} maxLength={1000} rows={2} />
        </>
      )}
    </EntityDialog>
  )
}

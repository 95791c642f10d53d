import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { useSession } from '../../../shared/session/session.ts'
import type { CandidateImportField } from './__generated__/ColumnsFormCheckMutation.graphql.ts'

/** The fields that a column may contain, in the order of the drop-down. */
const fields = [
  'NAME',
  'GIVEN_NAME',
  'FAMILY_NAME',
  'EMAIL',
  'PHONE',
  'JOB_TITLE',
  'COMPANY',
  'EXPERIENCE_YEAR',
  'SKILL',
  'INSTITUTION',
  'SUMMARY',
  'BIRTHDAY',
  'GENDER',
  'NATIONALITY',
  'ADDRESS',
  'WORK_LOCATION',
  'WEBSITE',
  'MESSENGER',
  'SOURCE',
  'CHANNEL',
  'LABEL',
  'OWNER',
  'CV',
  'JOB',
  'STAGE',
  'NOTE',
] as const satisfies readonly CandidateImportField[]

interface Column {
  readonly field: CandidateImportField | null | undefined
  readonly propertyKey: string | null | undefined
}

const own = 'OWN_FIELD:'

/** Returns the drop-down value of a column's content; '' skips the column. */
export const valueOf = ({ field, propertyKey }: Column): string =>
  field === 'OWN_FIELD' ? own + propertyKey : (field ?? '')

/** Returns the column's content as the gateway accepts it. */
export function columnOf(value: string): { field: CandidateImportField | null; propertyKey: string | null } {
  if (value.startsWith(own)) return { field: 'OWN_FIELD', propertyKey: value.slice(own.length) }
  return { field: fields.find((field) => field === value) ?? null, propertyKey: null }
}

interface Props {
  title: string
  samples: readonly string[]
  value: string
  error: string | undefined
  ownFields: readonly { readonly key: string; readonly label: string }[]
  onValue: (value: string) => void
}

/** A column of the file: its title, its first values and its content. */
export function ColumnSelect({ title, samples, value, error, ownFields, onValue }: Props) {
  const { t } = useTranslation('candidateImports')
  const { can } = useSession()
  const id = useId()
  const isOffered = (field: string) =>
    (field !== 'JOB' && field !== 'STAGE') || can('JobRequest:AddCandidateToJobRequest')
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 260px' }}
      gap="2"
      alignItems="center"
      border="1px solid"
      borderColor={error ? 'status.red.fg' : 'border'}
      borderRadius="10px"
      paddingInline="3"
      paddingBlock="2"
    >
      <Box minWidth="0">
        <Box id={`${id}-title`} fontWeight="600" overflowWrap="anywhere">
          {title}
        </Box>
        <Box
          id={`${id}-samples`}
          color="fg.muted"
          fontSize="12px"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
        >
          {samples.length > 0 ? samples.join(' · ') : t('noValues')}
        </Box>
      </Box>
      <Box minWidth="0">
        <NativeSelect
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-samples`}
          aria-invalid={error ? true : undefined}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        >
          <option value="">{t('leaveOut')}</option>
          {fields.filter(isOffered).map((field) => (
            <option key={field} value={field}>
              {t(`fields.${field}`)}
            </option>
          ))}
          {ownFields.length > 0 && (
            <optgroup label={t('ownFields')}>
              {ownFields.map(({ key, label }) => (
                <option key={key} value={own + key}>
                  {label}
                </option>
              ))}
            </optgroup>
          )}
        </NativeSelect>
        {error && (
          <Box role="alert" color="status.red.fg" fontSize="12px">
            {error}
          </Box>
        )}
      </Box>
    </Box>
  )
}
